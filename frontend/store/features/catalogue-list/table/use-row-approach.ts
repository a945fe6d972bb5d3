import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { PASSING_MS } from '../../../../ui/hooks/use-prefetch.ts';

/** Calls back with the place of a row when the pointer rests on it or the keyboard reaches it. For the body of a table. */
export function useRowApproach(onApproach: (row: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rowAt = ({ target }: { readonly target: EventTarget }): number =>
    (target instanceof Element ? target.closest('tr')?.sectionRowIndex : undefined) ?? -1;
  return {
    onPointerOver(event: PointerEvent) {
      clearTimeout(timer.current);
      const row = rowAt(event);
      timer.current = setTimeout(() => onApproach(row), PASSING_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: (event: FocusEvent) => onApproach(rowAt(event)),
  };
}

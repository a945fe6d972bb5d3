import { useEffect, useRef } from 'react';

/** A pointer that only passes over has left after so many ms. */
export const PASSING_MS = 80;

/** Calls back when the pointer rests on an element or the keyboard reaches it: the user will probably open it. */
export function usePrefetch(onApproach: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(onApproach, PASSING_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: onApproach,
  };
}

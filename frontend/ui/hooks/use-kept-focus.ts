import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * The props of a bar whose buttons change after a save. If the one that had the focus is gone, the bar gets it, so that
 * nobody goes on from the top of the page. `state` is different whenever the buttons are.
 */
export function useKeptFocus(state: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the state.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus();
    hadFocus.current = false;
  }, [state]);
  return {
    ref,
    tabIndex: -1,
    onFocus() {
      hadFocus.current = true;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // Without a target the element may just have been taken away.
      if (relatedTarget) hadFocus.current = false;
    },
  };
}

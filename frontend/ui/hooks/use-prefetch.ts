import { useEffect, useRef } from 'react';

/** Who only passes by on the way to something else is gone after it, in ms. */
export const PASSING_MS = 80;

/** Tells when somebody stays on an element with the pointer, or reaches it by keyboard: they may well open it. */
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

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it when the component appeared, unless it has moved on by itself.
 * `inside` is an element of the component: a focus within its dialog counts as the component's own.
 */
export function useFocusReturn(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const origin = document.activeElement;
    return () => {
      const { activeElement, body } = document;
      const isStillHere = activeElement === body || inside.current?.closest('[role=dialog]')?.contains(activeElement);
      if (isStillHere && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
    };
  }, [inside]);
}

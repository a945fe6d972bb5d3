import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it when the component appeared, unless it has moved on by itself. Where nothing had
 * it, or that is gone, the page's heading gets it, so that nobody goes on from nowhere.
 * `inside` is an element of the component: a focus within its dialog counts as the component's own.
 */
export function useFocusReturn(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const origin = document.activeElement;
    return () => {
      const { activeElement, body } = document;
      const isStillHere = activeElement === body || inside.current?.closest('[role=dialog]')?.contains(activeElement);
      if (!isStillHere) return;
      const isThere = origin !== body && origin?.isConnected;
      const place = isThere ? origin : document.querySelector('main h1[tabindex="-1"]');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
  }, [inside]);
}

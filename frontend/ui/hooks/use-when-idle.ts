import { useEffect } from 'react';

/** For a browser that does not tell when it is idle, in ms. */
const LATER_MS = 2000;

/** Does something once, when the browser has nothing else to do. It has to stay the same function. */
export function useWhenIdle(work: () => void): void {
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(work, LATER_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }, [work]);
}

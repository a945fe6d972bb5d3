import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for work that continues after a question. */
export function useIsMounted(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

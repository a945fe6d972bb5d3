import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component still stands on the page, for what goes on after a question: whoever has left has answered nothing. */
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

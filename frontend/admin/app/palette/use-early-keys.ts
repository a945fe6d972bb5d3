import { useLayoutEffect, useRef } from 'react';

/**
 * Collects the letters that are typed after the shortcut that opens something and before its field has the focus, so
 * that none is lost or taken for a shortcut. Returns a function that returns the letters and stops collecting.
 */
export function useEarlyKeys(isOpening: boolean): () => string {
  const take = useRef((): string => '');
  useLayoutEffect(() => {
    if (!isOpening) return;
    let typed = '';
    function keep(event: KeyboardEvent) {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      typed += event.key;
      event.preventDefault();
      event.stopPropagation();
    }
    const end = () => document.removeEventListener('keydown', keep, true);
    document.addEventListener('keydown', keep, true);
    take.current = () => {
      end();
      take.current = () => '';
      return typed;
    };
    return end;
  }, [isOpening]);
  return () => take.current();
}

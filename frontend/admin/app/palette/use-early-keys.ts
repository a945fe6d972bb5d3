import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is typed between the key that opens something and its field, so that no letter is lost or taken for a
 * shortcut. Returns the way to take it, which ends the keeping.
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

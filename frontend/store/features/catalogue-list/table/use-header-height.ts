import { type RefObject, useEffect, useRef } from 'react';

/** Gives an element `--table-top`: the px that the page's header, which stays at the top of the screen, takes of it. */
export function useHeaderHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header) return undefined;
    const observer = new ResizeObserver(() =>
      element.current?.style.setProperty('--table-top', `${header.offsetHeight}px`),
    );
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return element;
}

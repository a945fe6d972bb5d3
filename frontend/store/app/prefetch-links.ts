import { PASSING_MS } from '../../ui/hooks/use-prefetch.ts';

/** Calls back with the path of a link when the pointer rests on it or the keyboard reaches it. */
export function prefetchLinks(onApproach: (pathname: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    const link = linkAt(target);
    if (link) timer = setTimeout(() => onApproach(link.pathname), PASSING_MS);
  });
  addEventListener('focusin', ({ target }) => {
    const link = linkAt(target);
    if (link) onApproach(link.pathname);
  });
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin ? link : undefined;
}

import { PASSING_MS } from '../../ui/hooks/use-prefetch.ts';

/** Tells of the place in the store that a link leads to, when somebody stays on it with the pointer or reaches it by keyboard. */
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

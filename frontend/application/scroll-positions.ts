/** Scroll positions by the keys of this tab's history entries. */
const positions = new Map<string, number>();
let lastPath = '';

/** Records the scroll position of an entry. Returns a function that stops it. */
export function notePosition(locationKey: string, pathname: string): () => void {
  const note = () => positions.set(locationKey, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    window.removeEventListener('scroll', note);
    lastPath = pathname;
  };
}

/**
 * Restores the scroll position of an entry, with the focus on the link that led away from it, or on its row in a table
 * that is used by keys. False for a new entry.
 */
export function showAgain(locationKey: string): boolean {
  const position = positions.get(locationKey);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const link = links.find(({ pathname }) => pathname === lastPath);
  const row = link?.closest<HTMLElement>('tr[tabindex]');
  // A page that nobody scrolled has no position.
  if (position === undefined && !row) return false;
  (row ?? link)?.focus({ preventScroll: true });
  window.scrollTo(0, position ?? 0);
  return true;
}

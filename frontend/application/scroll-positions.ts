/** How far down the places of this tab's history were left, by the key of each. */
const positions = new Map<string, number>();
let lastPath = '';

/** Notes from now on how far down a place is read; the function that is given back ends it. */
export function notePosition(locationKey: string, pathname: string): () => void {
  const note = () => positions.set(locationKey, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    window.removeEventListener('scroll', note);
    lastPath = pathname;
  };
}

/** Shows a place where it was left, with the focus on what led away from it. False where nobody was before. */
export function showAgain(locationKey: string): boolean {
  const position = positions.get(locationKey);
  if (position === undefined) return false;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  links.find(({ pathname }) => pathname === lastPath)?.focus({ preventScroll: true });
  window.scrollTo(0, position);
  return true;
}

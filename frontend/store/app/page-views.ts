import type { PageName } from '#shared/contracts/analytics.ts';

/** So many views go together, or those of so many ms. */
const MOST_PAGES = 50;
const TOGETHER_MS = 5000;

interface PageViewOptions {
  readonly send: (pages: PageName[]) => Promise<unknown>;
  /** The server counts those of signed-in users only. */
  readonly isSignedIn: () => boolean;
}

/**
 * Reports viewed pages in batches, and when the tab is hidden. Nothing is reported for users who ask not to be
 * tracked, and failures are ignored.
 */
export function createPageViews({ send, isSignedIn }: PageViewOptions): (page: PageName) => void {
  let pages: PageName[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    const viewed = pages;
    pages = [];
    if (viewed.length > 0 && isSignedIn()) void send(viewed).catch(() => undefined);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });

  return (page) => {
    if (asksNotToBeTracked()) return;
    pages.push(page);
    timer ??= setTimeout(tell, TOGETHER_MS);
    if (pages.length >= MOST_PAGES) tell();
  };
}

/** By Do Not Track or Global Privacy Control, which the types of the browser do not all know. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: unknown; globalPrivacyControl?: unknown };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

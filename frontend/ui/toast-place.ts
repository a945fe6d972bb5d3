import { type Box, coveredBy, freePlace } from './free-place.ts';

/** What somebody may press, besides the toasts themselves. */
const PRESSED = 'a[href], button, input, select, textarea, summary, label, [role=option], [role=tab]';
/** From the edges of the screen, in px. */
const MARGIN = 16;

/** Moves toasts to where they cover nothing that can be pressed; they stay where they are as long as that is so. */
export function moveToFreePlace(toasts: HTMLElement): void {
  const now = boxOf(toasts);
  if (now.height === 0) return;
  const boxes = [...document.querySelectorAll(PRESSED)]
    .filter((element) => !toasts.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .map(boxOf)
    .filter(({ width, height }) => width > 1 && height > 1);
  const top = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + MARGIN / 2;
  const { clientWidth, clientHeight } = document.documentElement;
  const bounds = { left: MARGIN, top, width: clientWidth - 2 * MARGIN, height: clientHeight - MARGIN - top };
  const isOnScreen = now.top >= bounds.top && now.top + now.height <= bounds.top + bounds.height;
  if (isOnScreen && coveredBy(now, boxes) === 0) return;
  const place = freePlace(now, bounds, boxes);
  Object.assign(toasts.style, { left: `${place.left}px`, top: `${place.top}px`, right: 'auto', bottom: 'auto' });
}

/** Back to the bottom right, where the style sheet has them. */
export function leavePlace({ style }: HTMLElement): void {
  for (const side of ['left', 'top', 'right', 'bottom']) style.removeProperty(side);
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

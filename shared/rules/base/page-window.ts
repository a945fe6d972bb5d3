/** Pages are numbered 1 to 999, whatever a list holds (storefront 2). */
export const LAST_PAGE = 999;

/** Page numbers shown at once (storefront 9). */
const WINDOW = 5;

/** The nearest page that can be asked for; the first where the number is none. */
export const clampedPage = (page: number): number =>
  Number.isNaN(page) ? 1 : Math.min(LAST_PAGE, Math.max(1, Math.trunc(page)));

/** How many pages a list has; an empty one has one. */
export const pageCount = (total: number, take: number): number => clampedPage(Math.ceil(total / take));

/** Up to five page numbers around the current one, in order. */
export function pageWindow(current: number, pages: number): number[] {
  const length = Math.min(WINDOW, pages);
  const first = Math.min(Math.max(1, current - Math.floor(WINDOW / 2)), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/** A page that is asked for is another than the current one, not -1 or any other page before the first, and not above the maximum (storefront 2). */
export const mayTurnTo = (requested: number, current: number, pages: number): boolean =>
  Number.isInteger(requested) && requested !== current && requested >= 1 && requested <= pages;

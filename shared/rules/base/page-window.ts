/** Page numbers go from 1 to 999, however long the list is (storefront 2). */
export const LAST_PAGE = 999;

/** Page numbers shown at once (storefront 9). */
const WINDOW = 5;

/** The nearest page number that may be requested. Defaults to the first for anything that is no number. */
export const clampedPage = (page: number): number =>
  Number.isNaN(page) ? 1 : Math.min(LAST_PAGE, Math.max(1, Math.trunc(page)));

/** The number of pages of a list. An empty list has one. */
export const pageCount = (total: number, take: number): number => clampedPage(Math.ceil(total / take));

/** Up to five page numbers around the current one, in order. */
export function pageWindow(current: number, pages: number): number[] {
  const length = Math.min(WINDOW, pages);
  const first = Math.min(Math.max(1, current - Math.floor(WINDOW / 2)), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/**
 * Whether a page may be requested. It must differ from the current page, must not be -1 or any other page before the
 * first, and must not exceed the maximum (storefront 2).
 */
export const mayTurnTo = (requested: number, current: number, pages: number): boolean =>
  Number.isInteger(requested) && requested !== current && requested >= 1 && requested <= pages;

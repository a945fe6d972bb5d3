/** The page sizes of the catalogue (storefront 9). 36 is accepted in requests; the menu offers the others. */
export const pageSizes = [12, 24, 36, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];

export const DEFAULT_PAGE_SIZE: PageSize = 12;
export const offeredPageSizes: readonly PageSize[] = pageSizes.filter((size) => size !== 36);

/** The page size for a number of rows: that number if it is one, or the largest if it is above all of them. */
export const pageSizeOf = (count: number): PageSize | undefined =>
  pageSizes.find((size) => size === Math.min(count, LARGEST));

const LARGEST = Math.max(...pageSizes);

/** How many parts a page of the catalogue may have (storefront 9): 36 can be asked for, the menu offers the others. */
export const pageSizes = [12, 24, 36, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];

export const DEFAULT_PAGE_SIZE: PageSize = 12;
export const offeredPageSizes: readonly PageSize[] = pageSizes.filter((size) => size !== 36);

/** The size of that many, if there is one; the largest for more than it has. */
export const pageSizeOf = (count: number): PageSize | undefined =>
  pageSizes.find((size) => size === Math.min(count, LARGEST));

const LARGEST = Math.max(...pageSizes);

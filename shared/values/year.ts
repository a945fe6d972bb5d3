/** The model years that the store knows (storefront 5), both inclusive. */
export const YEARS = { first: 1890, last: 2100 } as const;

/** Whether a number is a model year. */
export const isYear = (year: number): boolean => Number.isInteger(year) && year >= YEARS.first && year <= YEARS.last;

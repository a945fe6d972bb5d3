/** Storefront 5: a whole number from 1 to 999. */
export const MOST_OF_A_LINE = 999;

/** What the list of quantities offers before '10+'. */
const LISTED = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A quantity as somebody gave it; what is no whole number from 1 to 999 is 1. */
export function quantityOf(given: unknown): number {
  const quantity = typeof given === 'string' && /^\s*\d{1,3}\s*$/.test(given) ? Number(given) : given;
  const isValid = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1;
  return isValid && quantity <= MOST_OF_A_LINE ? quantity : 1;
}

/** The quantities to choose from: 1 to 9 and the current one; '10+' comes after them (storefront 5). */
export const quantityChoices = (current: number): number[] =>
  LISTED.includes(current) ? LISTED : [...LISTED, current];

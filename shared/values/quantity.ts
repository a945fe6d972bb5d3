/** Storefront 5: a whole number from 1 to 999. */
export const MOST_OF_A_LINE = 999;

/** The quantities that the dropdown lists before '10+'. */
const LISTED = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Reads a quantity. Anything other than a whole number from 1 to 999 is 1. */
export function quantityOf(given: unknown): number {
  const quantity = typeof given === 'string' && /^\s*\d{1,3}\s*$/.test(given) ? Number(given) : given;
  const isValid = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1;
  return isValid && quantity <= MOST_OF_A_LINE ? quantity : 1;
}

/** The quantities in the dropdown: 1 to 9 and the current one. '10+' comes after them (storefront 5). */
export const quantityChoices = (current: number): number[] =>
  LISTED.includes(current) ? LISTED : [...LISTED, current];

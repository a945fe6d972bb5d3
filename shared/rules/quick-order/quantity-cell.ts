import { MOST_OF_A_LINE } from '../../values/quantity.ts';

/** Forms that say how many and nothing else: 2, 002, 2.0, 1,000, x2, 2x, 2 ea, 2 pcs, Qty 2. */
const PLAIN =
  /^(?:(?:qty|quantity)\s?[:.]?\s?)?(?:[x×]\s?)?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.0*)?(?:\s?(?:[x×]|ea\.?|each|pcs?\.?|pieces?))?$/i;
/** A number that is a quantity by its form, even behind a part number of several words. */
const MARKED = /^(?:[x×]\s?\d{1,6}|\d{1,6}\s?(?:[x×]|ea\.?|each|pcs?\.?|pieces?))$/i;

/** The whole number that a cell plainly says, however large. Undefined for anything else. */
export function writtenNumber(cell: string): number | undefined {
  const digits = PLAIN.exec(cell)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** The quantity of a cell that plainly says a whole number from 1 to 999. Otherwise undefined, never 1 (decision B510). */
export function plainQuantity(cell: string): number | undefined {
  const quantity = writtenNumber(cell) ?? 0;
  return quantity >= 1 && quantity <= MOST_OF_A_LINE ? quantity : undefined;
}

export const isMarkedQuantity = (words: string): boolean => MARKED.test(words);

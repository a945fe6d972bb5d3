import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';
import { MOST_OF_A_LINE } from '../../values/quantity.ts';

/** The quantities in which a part may be ordered, in one unit. */
export type QuantityTerms = Pick<TermsOfSale, 'minimum' | 'multiple'>;

export const ANY_QUANTITY: QuantityTerms = { minimum: 1, multiple: 1 };

/**
 * The terms in a selling unit of so many eaches. A part that is sold in multiples of 4 may be bought by one box of 12, or
 * by two pairs.
 */
export function inSellingUnits({ minimum, multiple }: QuantityTerms, eaches: number): QuantityTerms {
  const step = multiple / commonDivisor(multiple, eaches);
  return { minimum: Math.ceil(Math.max(minimum / eaches, 1) / step) * step, multiple: step };
}

export const isAllowedQuantity = (quantity: number, { minimum, multiple }: QuantityTerms): boolean =>
  quantity >= minimum && quantity % multiple === 0;

/** The largest quantity that may be ordered when so many units are available. 0 if there is none. */
export function mostAllowed(available: number, { minimum, multiple }: QuantityTerms): number {
  const most = Math.floor(Math.min(available, MOST_OF_A_LINE) / multiple) * multiple;
  return most >= minimum ? most : 0;
}

/** Whether any of the selling units, by their eaches, has a quantity that may be ordered: no line has more than 999 units. */
export const canBeOrdered = (terms: QuantityTerms, units: readonly { readonly eaches: number }[]): boolean =>
  units.some(({ eaches }) => inSellingUnits(terms, eaches).minimum <= MOST_OF_A_LINE);

/** The smallest quantities that may be ordered, for a list to choose from. */
export const firstAllowed = ({ minimum, multiple }: QuantityTerms, count: number): number[] =>
  Array.from({ length: count }, (_, index) => minimum + index * multiple).filter((each) => each <= MOST_OF_A_LINE);

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

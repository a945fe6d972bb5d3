import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';
import { isAllowedQuantity, type QuantityTerms } from './order-quantity.ts';

/** The terms of a part that is sold in any quantity and to everywhere. */
export const NO_TERMS: TermsOfSale = { minimum: 1, multiple: 1, barred: [] };

/** Whether a part may not be shipped to any of the places that an address lies in. */
export const isBarred = ({ barred }: Pick<TermsOfSale, 'barred'>, places: readonly string[]): boolean =>
  barred.some(({ place }) => places.includes(place));

/** Why an order refuses a part. */
export type TermsRefusal = 'restricted' | 'wrong quantity';

/**
 * Why so many units of a part may not go to an address. Undefined if they may. Terms are in units, and an address is the
 * places that it lies in.
 */
export function termsRefusal(
  terms: QuantityTerms & Pick<TermsOfSale, 'barred'>,
  quantity: number,
  places: readonly string[],
): TermsRefusal | undefined {
  if (isBarred(terms, places)) return 'restricted';
  return isAllowedQuantity(quantity, terms) ? undefined : 'wrong quantity';
}

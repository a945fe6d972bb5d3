import type { ProductRow } from '../../schemas/catalogue/product-row.ts';
import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';
import { lacksExecutiveOrder } from './executive-order.ts';
import { isAllowedQuantity, type QuantityTerms } from './order-quantity.ts';
import { barredBy, CALIFORNIA, NEEDS_NO_ORDER } from './restrictions.ts';

/** The terms of a part that is sold in any quantity and to everywhere. */
export const NO_TERMS: TermsOfSale = { minimum: 1, multiple: 1, barred: [] };

type TermsOfProduct = Pick<ProductRow, 'restrictions' | 'attributes' | 'minimumOrder' | 'orderMultiple'>;

/** The terms of a part, in eaches. Undefined if it has none, as most parts. */
export function termsOfSale(product: TermsOfProduct): TermsOfSale | undefined {
  const { restrictions, attributes, minimumOrder = 1, orderMultiple = 1 } = product;
  const minimum = Math.max(minimumOrder, 1);
  const multiple = Math.max(orderMultiple, 1);
  const needsOrder = !restrictions.includes(NEEDS_NO_ORDER) && lacksExecutiveOrder(attributes);
  const barred = [
    ...restrictions.flatMap((restriction) => barredBy(restriction) ?? []),
    ...(needsOrder ? [CALIFORNIA] : []),
  ];
  const places = [...new Map(barred.map((each) => [each.place, each])).values()];
  return minimum > 1 || multiple > 1 || places.length > 0 ? { minimum, multiple, barred: places } : undefined;
}

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

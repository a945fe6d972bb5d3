import type { ProductRow } from '../../schemas/catalogue/product-row.ts';
import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';
import { lacksExecutiveOrder } from './executive-order.ts';
import { barredBy, CALIFORNIA, NEEDS_NO_ORDER } from './restrictions.ts';

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

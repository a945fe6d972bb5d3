import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';
import {
  minimumOrder,
  morePlaces,
  notShippedTo,
  OR,
  soldInMultiples,
  withMinimum,
} from '../../texts/catalogue/terms-of-sale-texts.ts';
import type { QuantityTerms } from './order-quantity.ts';

/** The quantities in which a part is sold, in a plain sentence. Undefined if it is sold in any. */
export function quantityTermsText({ minimum, multiple }: QuantityTerms): string | undefined {
  if (multiple > 1) return soldInMultiples(String(multiple)) + (minimum > multiple ? withMinimum(String(minimum)) : '');
  return minimum > 1 ? minimumOrder(String(minimum)) : undefined;
}

/** More places than these are only counted. */
const MOST_NAMED = 5;

/** Where a part can't be shipped, in a plain sentence. Undefined if it can be shipped everywhere. */
export function barredText({ barred }: Pick<TermsOfSale, 'barred'>): string | undefined {
  const names = barred.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = barred.length - MOST_NAMED;
  if (more > 0) names.push(morePlaces(String(more)));
  return names.length > 0 ? notShippedTo(names.join(OR)) : undefined;
}

/** The terms in selling units, each in a sentence. */
export const termsTexts = (terms: TermsOfSale): string[] =>
  [quantityTermsText(terms), barredText(terms)].filter((text) => text !== undefined);

import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';
import {
  minimumOrder,
  morePlaces,
  notShippedTo,
  soldInMultiples,
  soldInMultiplesFrom,
} from '../../texts/catalogue/part-texts.ts';
import type { QuantityTerms } from './order-quantity.ts';

/** The quantities in which a part is sold, in a plain sentence. Undefined if it is sold in any. */
export function quantityTermsText({ minimum, multiple }: QuantityTerms): string | undefined {
  if (multiple === 1) return minimum > 1 ? minimumOrder(String(minimum)) : undefined;
  if (minimum > multiple) return soldInMultiplesFrom(String(multiple), String(minimum));
  return soldInMultiples(String(multiple));
}

/** Where a part can't be shipped, in a plain sentence. Undefined if it can be shipped everywhere. */
export function barredText({ barred }: Pick<TermsOfSale, 'barred'>): string | undefined {
  /** More places are only counted. */
  const most = 5;
  const names = barred.slice(0, most).map(({ name }) => name);
  if (barred.length > most) names.push(morePlaces(String(barred.length - most)));
  return names.length > 0 ? notShippedTo(names.join(' or ')) : undefined;
}

/** The terms in selling units, each in a sentence. */
export function termsTexts(terms: TermsOfSale): string[] {
  return [quantityTermsText(terms), barredText(terms)].filter((text) => text !== undefined);
}

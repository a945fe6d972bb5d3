import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';

/** The quantities in which a part is sold, in a plain sentence. Undefined if it is sold in any. */
export function quantityTermsText({
  minimum,
  multiple,
}: Pick<TermsOfSale, 'minimum' | 'multiple'>): string | undefined {
  const atLeast = minimum > multiple ? `, at least ${minimum}` : '';
  if (multiple > 1) return `Sold in multiples of ${multiple}${atLeast}`;
  return minimum > 1 ? `Minimum order ${minimum}` : undefined;
}

/** More places than these are only counted. */
const MOST_NAMED = 5;

/** Where a part can't be shipped, in a plain sentence. Undefined if it can be shipped everywhere. */
export function barredText({ barred }: Pick<TermsOfSale, 'barred'>): string | undefined {
  const names = barred.map(({ name }) => name);
  const more = names.length - MOST_NAMED;
  const named = more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names;
  const list = new Intl.ListFormat('en', { type: 'disjunction' });
  return named.length > 0 ? `Can’t be shipped to ${list.format(named)}` : undefined;
}

/** The terms in selling units, each in a sentence. */
export const termsTexts = (terms: TermsOfSale): string[] =>
  [quantityTermsText(terms), barredText(terms)].filter((text) => text !== undefined);

/** A part of an order that its terms refuse, with its number or its title. */
export const refusedByTerms = (part: string, reason: string): string => `${part}: ${reason}.`;

import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';

const soldInMultiples = (multiple: number): string => `Sold in multiples of ${multiple}`;
const soldInMultiplesFrom = (multiple: number, minimum: number): string =>
  `${soldInMultiples(multiple)}, at least ${minimum}`;
const minimumOrder = (minimum: number): string => `Minimum order ${minimum}`;
const notShippedTo = (places: string): string => `Can’t be shipped to ${places}`;
const andOthers = (count: number): string => `${count} more places`;

/** More places than these are only counted. */
const MOST_NAMED = 4;

/** The quantities in which a part is sold, in a plain sentence. Undefined if it is sold in any. */
export function quantityTermsText({
  minimum,
  multiple,
}: Pick<TermsOfSale, 'minimum' | 'multiple'>): string | undefined {
  if (multiple > 1) return minimum > multiple ? soldInMultiplesFrom(multiple, minimum) : soldInMultiples(multiple);
  return minimum > 1 ? minimumOrder(minimum) : undefined;
}

/** Where a part can't be shipped, in a plain sentence. Undefined if it can be shipped everywhere. */
export function barredText({ barred }: Pick<TermsOfSale, 'barred'>): string | undefined {
  if (barred.length === 0) return undefined;
  const named = barred.slice(0, barred.length > MOST_NAMED + 1 ? MOST_NAMED : barred.length).map(({ name }) => name);
  const rest = barred.length - named.length;
  return notShippedTo(LIST.format(rest > 0 ? [...named, andOthers(rest)] : named));
}

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

/** The terms in selling units, each in a sentence. */
export const termsTexts = (terms: TermsOfSale): string[] =>
  [quantityTermsText(terms), barredText(terms)].filter((text) => text !== undefined);

/** A part of an order that its terms refuse, with its number or its title. */
export const refusedByTerms = (part: string, reason: string): string => `${part}: ${reason}.`;

import type { ShippingQuote } from '../checkout-queries.ts';

/** Quotes that are shown at first (storefront 9). */
const SHOWN_FIRST = 3;

/** The chosen quote while it is offered, else the carrier of the customer record, else the cheapest, which comes first. */
export const chosenQuote = (
  quotes: readonly ShippingQuote[],
  chosenCode: string | undefined,
  usualCode: string | null | undefined,
): ShippingQuote | undefined =>
  quotes.find(({ code }) => code === chosenCode) ?? quotes.find(({ code }) => code === usualCode) ?? quotes[0];

/** The first few, and the chosen one wherever it stands; all of them for whoever asked for more. */
export function shownQuotes(
  quotes: readonly ShippingQuote[],
  chosen: ShippingQuote | undefined,
  isAll: boolean,
): readonly ShippingQuote[] {
  return quotes.filter((quote, place) => isAll || place < SHOWN_FIRST || quote.code === chosen?.code);
}

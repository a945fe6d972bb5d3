import { outcomeText } from '#shared/rules/cart/adding-a-part.ts';
import { sellingUnit } from '#shared/rules/pricing/selling-unit.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { lineOfBusinessOf, partOnSale, type Stock, termsInUnits } from './parts-for-sale.ts';
import type { SellingContext } from './selling-context.ts';

/** The message for what became of a line. Null if there is nothing to say. */
export function outcomeMessage(
  outcome: AddOutcome,
  { part, unit }: Pick<CartLine, 'part' | 'unit'>,
  stock: Stock,
  selling: SellingContext,
): string | null {
  const offer = stock.get(part)?.offer;
  const eaches = (offer && sellingUnit(offer, unit)?.eaches) ?? 1;
  const available = Math.floor(partOnSale(part, stock, selling).eaches / eaches);
  return outcomeText(outcome, lineOfBusinessOf(part), termsInUnits(offer, eaches), available);
}

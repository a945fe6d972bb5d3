import { AppError, type FieldError } from '#shared/errors.ts';
import { lineId } from '#shared/rules/cart/cart-lines.ts';
import { sellingUnit } from '#shared/rules/pricing/selling-unit.ts';
import { termsRefusal } from '#shared/rules/terms/terms-refusal.ts';
import { barredText, quantityTermsText } from '#shared/rules/terms/terms-texts.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import { refusedByTerms } from '#shared/texts/catalogue/part-texts.ts';
import { namesOfPart, termsInUnits } from './parts-for-sale.ts';

type LineOfOrder = Pick<CartLine, 'part' | 'unit' | 'quantity'>;

/**
 * Throws 'conflict', naming each line, if the terms of a part refuse its quantity or one of the places that it goes to. Every
 * way to an order ends here, so that no order has such a part (decision B503).
 */
export function assertTermsOfSale<Line extends LineOfOrder>(
  lines: readonly Line[],
  offerOf: (line: Line) => Offer | undefined,
  placesOf: (line: Line) => readonly string[],
): void {
  const fieldErrors = lines.flatMap((line): FieldError[] => {
    const reason = refusalText(line, offerOf(line), placesOf(line));
    return reason === undefined
      ? []
      : [{ path: lineId(line), message: refusedByTerms(namesOfPart(line.part).itemNumber, reason) }];
  });
  const [first] = fieldErrors;
  if (first) throw new AppError('conflict', first.message, { fieldErrors });
}

function refusalText({ unit, quantity }: LineOfOrder, offer: Offer | undefined, places: readonly string[]) {
  if (!offer) return undefined;
  const terms = termsInUnits(offer, sellingUnit(offer, unit)?.eaches ?? 1);
  const refusal = termsRefusal(terms, quantity, places);
  if (refusal === undefined) return undefined;
  return refusal === 'restricted' ? barredText(terms) : quantityTermsText(terms);
}

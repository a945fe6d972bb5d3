import { expectedDay } from '#shared/rules/pricing/selling-terms.ts';
import type { Pricing } from '#shared/schemas/wire/part.ts';
import type { PricedPart } from './priced-parts.ts';
import type { Sale } from './sale.ts';
import { sellingView } from './selling-view.ts';

/** Price and availability alone, of the same rules as the part page. */
export const pricingView = ({ offer, unit, terms }: PricedPart, sale: Sale): Pricing => ({
  partNumber: offer.lineOfBusiness === 'aftermarket' ? offer.partNumber : offer.id,
  companyCode: offer.companyCode,
  unitOfMeasure: unit.code,
  ...sellingView(terms, offer.lineOfBusiness, expectedDay(offer), sale),
});

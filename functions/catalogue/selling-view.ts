import { arrivals } from '#shared/rules/pricing/arrivals.ts';
import { expectedDay, type SellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import type { Pricing } from '#shared/schemas/wire/part.ts';
import { AVAILABILITY_DISPLAY } from '#shared/texts/catalogue/catalogue-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { termsInUnits } from '../selling/parts-for-sale.ts';
import type { SellingContext } from '../selling/selling-context.ts';
import type { PricedPart } from './priced-parts.ts';

type SellingView = Omit<Pricing, 'partNumber' | 'companyCode' | 'unitOfMeasure' | 'termsOfSale'>;

/** The fields of a part whose price and availability were not requested. */
export const NOT_ASKED: SellingView = {
  listPrice: null,
  customerPrice: null,
  availability: 'loading',
  availabilityDisplay: '',
  firstEda: null,
  lastEda: null,
  uomQuantityAvailable: 0,
  uomBackOrderQuantity: 0,
};

/** Price and availability for the wire. `expected` is the day on which the feed expects more. */
export function sellingView(
  { listPrice, customerPrice, availability }: SellingTerms,
  lineOfBusiness: LineOfBusiness,
  expected: string | undefined,
  { settings: { showPrices }, deliveryFrom, today }: SellingContext,
): SellingView {
  const { state, unitsAvailable, unitsMissing } = availability;
  return {
    listPrice: showPrices ? listPrice : null,
    customerPrice: showPrices ? customerPrice : null,
    availability: state,
    availabilityDisplay: AVAILABILITY_DISPLAY[state],
    ...arrivals(availability, expected, (source) => deliveryFrom(source, lineOfBusiness), today),
    uomQuantityAvailable: unitsAvailable,
    uomBackOrderQuantity: unitsMissing,
  };
}

/** Price and availability of a part without the part itself, by the same rules as its page. */
export const pricingView = ({ offer, unit, terms }: PricedPart, selling: SellingContext): Pricing => ({
  partNumber: offer.lineOfBusiness === 'aftermarket' ? offer.partNumber : offer.id,
  companyCode: offer.companyCode,
  unitOfMeasure: unit.code,
  termsOfSale: termsInUnits(offer, unit.eaches),
  ...sellingView(terms, offer.lineOfBusiness, expectedDay(offer), selling),
});

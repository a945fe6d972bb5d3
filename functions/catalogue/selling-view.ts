import { arrivals } from '#shared/rules/pricing/arrivals.ts';
import { expectedDay, type SellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import type { SellingUnit } from '#shared/rules/pricing/selling-unit.ts';
import { NO_TERMS } from '#shared/rules/terms/terms-refusal.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { TermsOfSale } from '#shared/schemas/catalogue/terms-of-sale.ts';
import type { Pricing } from '#shared/schemas/wire/part.ts';
import { AVAILABILITY_DISPLAY } from '#shared/texts/catalogue/catalogue-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { termsInUnits } from '../selling/parts-for-sale.ts';
import type { SellingContext } from '../selling/selling-context.ts';
import type { PricedPart } from './priced-parts.ts';

type SellingView = Omit<Pricing, 'partNumber' | 'companyCode' | 'unitOfMeasure'>;

interface SoldPart {
  readonly lineOfBusiness: LineOfBusiness;
  readonly expected: string | undefined;
  readonly termsOfSale: TermsOfSale;
}

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
  termsOfSale: NO_TERMS,
};

/**
 * Price, availability and terms of sale for the wire. `expected` is the day on which the feed expects more, and
 * `termsOfSale` is in selling units.
 */
export function sellingView(
  { listPrice, customerPrice, availability }: SellingTerms,
  { lineOfBusiness, expected, termsOfSale }: SoldPart,
  { settings: { showPrices }, deliveryFrom }: SellingContext,
): SellingView {
  const { state, unitsAvailable, unitsMissing } = availability;
  return {
    listPrice: showPrices ? listPrice : null,
    customerPrice: showPrices ? customerPrice : null,
    availability: state,
    availabilityDisplay: AVAILABILITY_DISPLAY[state],
    ...arrivals(availability, expected, (source) => deliveryFrom(source, lineOfBusiness)),
    uomQuantityAvailable: unitsAvailable,
    uomBackOrderQuantity: unitsMissing,
    termsOfSale,
  };
}

/** Price and availability of a part without the part itself, by the same rules as its page. */
export const pricingView = ({ offer, unit, terms }: PricedPart, selling: SellingContext): Pricing => ({
  partNumber: offer.lineOfBusiness === 'aftermarket' ? offer.partNumber : offer.id,
  companyCode: offer.companyCode,
  unitOfMeasure: unit.code,
  ...sellingView(terms, soldPart(offer, unit), selling),
});

/** The facts of a part that its view needs, for one of its units. */
export const soldPart = (offer: Offer, { eaches }: SellingUnit): SoldPart => ({
  lineOfBusiness: offer.lineOfBusiness,
  expected: expectedDay(offer),
  termsOfSale: termsInUnits(offer, eaches),
});

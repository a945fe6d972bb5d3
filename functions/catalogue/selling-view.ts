import { arrivals } from '#shared/rules/pricing/arrivals.ts';
import type { SellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import type { Pricing } from '#shared/schemas/wire/part.ts';
import { AVAILABILITY_DISPLAY } from '#shared/texts/catalogue/catalogue-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { Sale } from './sale.ts';

type SellingView = Omit<Pricing, 'partNumber' | 'companyCode' | 'unitOfMeasure'>;

/** Of a part whose price and availability nobody asked for. */
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

/** Price and availability as the wire has them. `expected` is the day on which the feed expects more. */
export function sellingView(
  { listPrice, customerPrice, availability }: SellingTerms,
  lineOfBusiness: LineOfBusiness,
  expected: string | undefined,
  { shopper, deliveryFrom }: Sale,
): SellingView {
  const { state, unitsAvailable, unitsMissing } = availability;
  const { showPrices } = shopper.settings;
  return {
    listPrice: showPrices ? listPrice : null,
    customerPrice: showPrices ? customerPrice : null,
    availability: state,
    availabilityDisplay: AVAILABILITY_DISPLAY[state],
    ...arrivals(availability, expected, (source) => deliveryFrom(source, lineOfBusiness)),
    uomQuantityAvailable: unitsAvailable,
    uomBackOrderQuantity: unitsMissing,
  };
}

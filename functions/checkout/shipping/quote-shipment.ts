import { AppError } from '#shared/errors.ts';
import { addBusinessDays, firstShippingDay } from '#shared/rules/shipping/business-days.ts';
import type { CarrierQuote } from '#shared/rules/shipping/carrier-rates.ts';
import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';
import { shippedPart } from '#shared/rules/shipping/shipped-part.ts';
import { chargedShippingFee } from '#shared/rules/shipping/shipping-fee.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import type { SourceKind } from '#shared/values/catalogue/availability-states.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { postalLocation } from '../../data/locations/postal-locations.ts';
import type { CheckoutDependencies } from '../dependencies.ts';

export interface ShipmentToQuote {
  readonly lineOfBusiness: LineOfBusiness;
  readonly location: string;
  readonly kind: SourceKind;
  /** As stored (rules/postal-code). */
  readonly postalCode: string;
  readonly isResidential: boolean;
  readonly isTruckOnly: boolean;
  readonly parts: readonly { readonly offer: Offer; readonly eaches: number }[];
}

/** A quote with the fee that the account is charged, and the arrival date (ISO). */
export interface ChargedQuote extends CarrierQuote {
  readonly eta: string;
  readonly locationName: string;
}

/** Gets the carriers' quotes for a shipment. Throws 'internal' with the text of storefront 8 when they fail. */
export function makeQuoteShipment({ rates, listLocations, now }: CheckoutDependencies) {
  return async (request: ShipmentToQuote, settings: AccountSettings): Promise<ChargedQuote[]> => {
    const { lineOfBusiness, location, postalCode, parts, ...how } = request;
    const locations = await listLocations();
    const kind = lineOfBusiness === 'salvage' ? 'yard' : 'warehouse';
    const origin = locations.find((each) => each.kind === kind && each.number === location);
    const destination = postalLocation(postalCode);
    const rated = {
      ...how,
      from: location,
      deliveryPostalCode: postalCode,
      miles: origin && destination ? Math.round(distanceInMiles(origin, destination)) : undefined,
      parts: parts.map(({ offer, eaches }) => shippedPart(offer, eaches)),
    };
    const quotes = await rates(rated).catch(() => {
      throw new AppError('internal', CHECKOUT_TEXTS.quotesFailed);
    });
    const shippingDay = firstShippingDay(now(), origin?.timeZone ?? 'UTC');
    return quotes.map((quote) => ({
      ...quote,
      shippingFee: chargedShippingFee(quote.shippingFee, settings),
      eta: addBusinessDays(shippingDay, quote.etaDays),
      locationName: origin?.name ?? '',
    }));
  };
}

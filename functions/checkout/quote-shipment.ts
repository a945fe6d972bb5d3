import { AppError } from '#shared/errors.ts';
import { addBusinessDays, firstShippingDay } from '#shared/rules/shipping/business-days.ts';
import type { CarrierQuote } from '#shared/rules/shipping/carrier-rates.ts';
import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';
import { shippedPart } from '#shared/rules/shipping/shipped-part.ts';
import { chargedShippingFee } from '#shared/rules/shipping/shipping-fee.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import type { SourceKind } from '#shared/values/availability-states.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { postalLocation } from '../data/locations/postal-locations.ts';
import type { CheckoutDependencies } from './dependencies.ts';

export interface QuestionOfShipment {
  readonly lineOfBusiness: LineOfBusiness;
  readonly location: string;
  readonly kind: SourceKind;
  /** As stored (rules/postal-code). */
  readonly postalCode: string;
  readonly isResidential: boolean;
  readonly isTruckOnly: boolean;
  readonly parts: readonly { readonly offer: Offer; readonly eaches: number }[];
}

/** What the account would be charged, and when it would arrive (ISO date). */
export interface ChargedQuote extends CarrierQuote {
  readonly eta: string;
  readonly locationName: string;
}

/** Asks the carriers; where they fail, so does the call, with the text of storefront 8. */
export function makeQuoteShipment({ rates, listLocations: listPlaces, now }: CheckoutDependencies) {
  return async (question: QuestionOfShipment, settings: AccountSettings): Promise<ChargedQuote[]> => {
    const { lineOfBusiness, location, postalCode, parts, ...how } = question;
    const locations = await listPlaces();
    const kind = lineOfBusiness === 'salvage' ? 'yard' : 'warehouse';
    const origin = locations.find((each) => each.kind === kind && each.number === location);
    const destination = postalLocation(postalCode);
    const asked = {
      ...how,
      from: location,
      deliveryPostalCode: postalCode,
      miles: origin && destination ? Math.round(distanceInMiles(origin, destination)) : undefined,
      parts: parts.map(({ offer, eaches }) => shippedPart(offer, eaches)),
    };
    const quotes = await rates(asked).catch(() => {
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

import type { Offer } from '../../schemas/catalogue/offer.ts';
import { cents } from '../../values/money.ts';
import type { ShippedPart } from './carrier-rates.ts';
import { billedPounds } from './parcel-weight.ts';

/** Pounds of one each where its feed has no weight: a boxed new part, and an assembly that was taken off a car. */
const USUAL_POUNDS = { aftermarket: 10, salvage: 40 } as const;

/** So many eaches of a part as carriers see them. */
export const shippedPart = (offer: Offer, eaches: number): ShippedPart => ({
  eaches,
  pounds:
    offer.lineOfBusiness === 'aftermarket'
      ? billedPounds(offer.weight ?? USUAL_POUNDS.aftermarket, offer.dimensions)
      : USUAL_POUNDS.salvage,
  isOversize: offer.flags.includes('oversized'),
  isHazardous: offer.flags.includes('hazardous'),
  flatRate:
    offer.lineOfBusiness === 'aftermarket' && offer.flatRateShippingFee !== undefined
      ? cents(offer.flatRateShippingFee)
      : undefined,
});

import type { Offer } from '../../schemas/catalogue/offer.ts';
import { cents } from '../../values/money.ts';
import type { ShippedPart } from './carrier-rates.ts';

/** Default pounds of one each if its feed has no weight: a boxed new part, and an assembly taken off a vehicle. */
const USUAL_POUNDS = { aftermarket: 10, salvage: 40 } as const;

/** A part as carriers see it, with its number of eaches. */
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

/** Inches. */
interface Dimensions {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Carriers charge a box of this many cubic inches as one pound. */
const CUBIC_INCHES_PER_POUND = 139;

/** Whole pounds that a carrier charges for one each: its weight or its dimensional weight, whichever is higher. */
export const billedPounds = (pounds: number, dimensions: Dimensions | undefined): number =>
  Math.max(1, Math.ceil(pounds), dimensions ? dimensionalPounds(dimensions) : 0);

const dimensionalPounds = ({ length, width, height }: Dimensions): number =>
  Math.ceil((length * width * height) / CUBIC_INCHES_PER_POUND);

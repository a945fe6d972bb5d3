import type { Offer } from '../../schemas/catalogue/offer.ts';

/** The unit that a price is for, with its number of eaches. */
export interface SellingUnit {
  readonly code: string;
  readonly description: string;
  readonly eaches: number;
}

const EACH: SellingUnit = { code: 'EA', description: 'Each', eaches: 1 };

/** The units that a part is sold in, its usual one first (storefront 3). A salvage part is sold as one each. */
export const sellingUnits = (offer: Offer): readonly SellingUnit[] =>
  offer.lineOfBusiness === 'aftermarket' && offer.units.length > 0 ? offer.units : [EACH];

/** The unit with that code. Defaults to the usual one; undefined if the part is not sold in that unit. */
export function sellingUnit(offer: Offer, code: string | undefined): SellingUnit | undefined {
  const units = sellingUnits(offer);
  return code ? units.find((unit) => unit.code === code) : units[0];
}

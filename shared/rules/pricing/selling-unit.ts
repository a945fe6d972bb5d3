import type { Offer } from '../../schemas/catalogue/offer.ts';

/** What a price is for: so many eaches of the smallest unit. */
export interface SellingUnit {
  readonly code: string;
  readonly description: string;
  readonly eaches: number;
}

const EACH: SellingUnit = { code: 'EA', description: 'Each', eaches: 1 };

/** The units that a part is sold in, its usual one first (storefront 3). Salvage is one of one. */
export const sellingUnits = (offer: Offer): readonly SellingUnit[] =>
  offer.lineOfBusiness === 'aftermarket' && offer.units.length > 0 ? offer.units : [EACH];

/** The unit of that code, or the usual one where none is named. Undefined when the part is not sold in it. */
export function sellingUnit(offer: Offer, code: string | undefined): SellingUnit | undefined {
  const units = sellingUnits(offer);
  return code ? units.find((unit) => unit.code === code) : units[0];
}

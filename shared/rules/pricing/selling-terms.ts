import type { Offer } from '../../schemas/catalogue/offer.ts';
import type { PartReservations } from '../../schemas/catalogue/part-reservations.ts';
import type { PriceLevel } from '../../schemas/stored/price-level.ts';
import { MOST_OF_A_LINE } from '../../values/quantity.ts';
import { type Availability, availability, notSold, type ServiceArea, type StockSource } from './availability.ts';
import { isPriced, isSoldAsCore, type PartPrice, partPrice } from './customer-price.ts';
import { stockSources } from './stock-sources.ts';

/** So many selling units of so many eaches. */
export interface Wanted {
  readonly quantity: number;
  readonly eaches: number;
}

/** Who asks, in the part's line of business: what they pay, and from where they may be served. */
export interface Buyer {
  /** Undefined pays list (decision P7). */
  readonly priceLevel: PriceLevel | undefined;
  readonly area: ServiceArea;
}

/** What of a part decides whether it can be had at a price. */
export interface StockedOffer {
  readonly isCore: boolean;
  readonly sources: readonly StockSource[];
  /** Whether its feed says when there will be more. */
  readonly isExpected: boolean;
}

export interface SellingTerms extends PartPrice {
  readonly availability: Availability;
}

/** What a part costs a buyer, and how much of it there is (decisions P1, P7, P8). */
export function sellingTerms(
  offer: Offer,
  reserved: PartReservations | undefined,
  wanted: Wanted,
  buyer: Buyer,
): SellingTerms {
  const discountCode = offer.lineOfBusiness === 'aftermarket' ? offer.productLine : offer.partType;
  const price = partPrice({ ...offer, discountCode }, buyer.priceLevel, wanted.eaches);
  const part = {
    isCore: isSoldAsCore(offer) && !offer.isDiscontinued,
    sources: stockSources(offer, reserved, buyer.area),
    isExpected: expectedDay(offer) !== undefined,
  };
  return { ...price, availability: availabilityAt(price, part, wanted) };
}

/** Whether what has a price can be had. Of a core item availability says nothing: there is always one (decision C2). */
export function availabilityAt(
  price: PartPrice,
  { isCore, sources, isExpected }: StockedOffer,
  wanted: Wanted,
): Availability {
  if (isCore) return { state: 'local', unitsAvailable: MOST_OF_A_LINE, unitsMissing: 0, allocated: [] };
  return isPriced(price) ? availability(sources, wanted, isExpected) : notSold(wanted.quantity);
}

/** First day on which the feed expects more of what is sold out, an ISO date. */
export const expectedDay = (offer: Offer): string | undefined =>
  offer.lineOfBusiness === 'aftermarket' && !offer.isDiscontinued ? offer.expected : undefined;

import type { Offer } from '../../schemas/catalogue/offer.ts';
import type { PartReservations } from '../../schemas/catalogue/part-reservations.ts';
import type { PriceLevel } from '../../schemas/stored/pricing/price-level.ts';
import { MOST_OF_A_LINE } from '../../values/quantity.ts';
import { type Availability, availability, notSold, type ServiceArea, type StockSource } from './availability.ts';
import { isPriced, isSoldAsCore, type PartPrice, partPrice } from './customer-price.ts';
import { stockSources } from './stock-sources.ts';

/** A number of selling units with this many eaches each. */
export interface Wanted {
  readonly quantity: number;
  readonly eaches: number;
}

/** The buyer in the part's line of business: the price level and the locations that may serve them. */
export interface Buyer {
  /** Undefined pays the list price (decision P7). */
  readonly priceLevel: PriceLevel | undefined;
  readonly area: ServiceArea;
}

/** The facts about a part that decide its price and availability. */
export interface StockedOffer {
  readonly isCore: boolean;
  readonly sources: readonly StockSource[];
  /** Whether its feed says when more will arrive. */
  readonly isExpected: boolean;
}

export interface SellingTerms extends PartPrice {
  readonly availability: Availability;
}

/** Price and availability of a part for a buyer (decisions P1, P7, P8). */
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

/** The availability of a part that has a price. Core items are always available (decision C2). */
export function availabilityAt(
  price: PartPrice,
  { isCore, sources, isExpected }: StockedOffer,
  wanted: Wanted,
): Availability {
  if (isCore) return { state: 'local', unitsAvailable: MOST_OF_A_LINE, unitsMissing: 0, allocated: [], stock: [] };
  return isPriced(price) ? availability(sources, wanted, isExpected) : notSold(wanted.quantity);
}

/** First day on which the feed expects more of a sold-out part, an ISO date. */
export const expectedDay = (offer: Offer): string | undefined =>
  offer.lineOfBusiness === 'aftermarket' && !offer.isDiscontinued ? offer.expected : undefined;

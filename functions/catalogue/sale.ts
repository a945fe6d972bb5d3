import { type ServiceArea, type StockSource, sourceKindOf } from '#shared/rules/availability.ts';
import { estimatedDelivery } from '#shared/rules/estimated-delivery.ts';
import type { LineOfBusiness } from '#shared/rules/line-of-business.ts';
import { isOffered } from '#shared/rules/offered-parts.ts';
import type { Buyer } from '#shared/rules/selling-terms.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { DictionaryLookup } from '../search/dictionary-lookup.ts';
import type { Shopper } from './shopper.ts';

/** What a call needs to say of a part whether this shopper may see it, what it costs, from where it comes and when. */
export interface Sale {
  readonly shopper: Shopper;
  readonly dictionary: DictionaryLookup;
  readonly buyers: Readonly<Record<LineOfBusiness, Buyer>>;
  /** However somebody came to its number: the same as the search holds of its candidates (decision C4). */
  readonly isShown: (offer: Offer) => boolean;
  /** ISO date on which it would arrive. */
  readonly deliveryFrom: (source: StockSource, line: LineOfBusiness) => string;
}

/** A sale from the places of a catalogue version. `nationalLines` are those in which it goes beyond the service location. */
export function saleTo(
  shopper: Shopper,
  nationalLines: readonly LineOfBusiness[],
  dictionary: DictionaryLookup,
  now: Date,
): Sale {
  const { settings, serviceLocation, companies, priceLevels } = shopper;
  const served = dictionary.locations[dictionary.locationOf('warehouse', serviceLocation ?? '') ?? -1];
  const areaOf = (lineOfBusiness: LineOfBusiness): ServiceArea => ({
    lineOfBusiness,
    serviceLocation,
    transfersFrom: served?.transfersFrom ?? [],
    isNational: nationalLines.includes(lineOfBusiness),
  });
  const buyerOf = (line: LineOfBusiness): Buyer => ({ priceLevel: priceLevels[line], area: areaOf(line) });
  const buyers = { aftermarket: buyerOf('aftermarket'), salvage: buyerOf('salvage') };
  const isReached = (offer: Offer): boolean =>
    offer.lineOfBusiness === 'aftermarket' || sourceKindOf(offer.yard, buyers.salvage.area) !== undefined;
  return {
    shopper,
    dictionary,
    buyers,
    isShown: (offer) =>
      isOffered(offer, settings) && companies[offer.lineOfBusiness] === offer.companyCode && isReached(offer),
    deliveryFrom: deliveries(dictionary, now),
  };
}

/** Places are many and their clocks few: each day is reckoned once in a call. */
function deliveries({ locations, locationOf }: DictionaryLookup, ordered: Date): Sale['deliveryFrom'] {
  const known = new Map<string, string>();
  return ({ kind, location }, line) => {
    const place = locations[locationOf(line === 'salvage' ? 'yard' : 'warehouse', location) ?? -1];
    const timeZone = place?.timeZone ?? 'UTC';
    const key = `${kind} ${timeZone}`;
    const day = known.get(key) ?? estimatedDelivery({ kind, timeZone }, ordered);
    known.set(key, day);
    return day;
  };
}

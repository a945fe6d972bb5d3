import type { StockSource } from '#shared/rules/pricing/availability.ts';
import type { Buyer } from '#shared/rules/pricing/selling-terms.ts';
import { isShown, serviceAreas } from '#shared/rules/pricing/service-areas.ts';
import { estimatedDeliveries } from '#shared/rules/shipping/estimated-delivery.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { DictionaryLookup } from '../search/query/dictionary-lookup.ts';
import type { Shopper } from './shopper.ts';

/** What a call needs to say of a part whether this shopper may see it, what it costs, from where it comes and when. */
export interface Sale {
  readonly shopper: Shopper;
  readonly dictionary: DictionaryLookup;
  readonly buyers: Readonly<Record<LineOfBusiness, Buyer>>;
  /** However somebody came to its number: the same as the search holds of its candidates (decision C4). */
  readonly isShown: (offer: Offer) => boolean;
  /** ISO date on which it would arrive. */
  readonly deliveryFrom: (source: StockSource, lineOfBusiness: LineOfBusiness) => string;
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
  const areas = serviceAreas(serviceLocation, served?.transfersFrom ?? [], nationalLines);
  const buyerOf = (lineOfBusiness: LineOfBusiness): Buyer => ({
    priceLevel: priceLevels[lineOfBusiness],
    area: areas[lineOfBusiness],
  });
  const buyers = { aftermarket: buyerOf('aftermarket'), salvage: buyerOf('salvage') };
  return {
    shopper,
    dictionary,
    buyers,
    isShown: (offer) => isShown(offer, { settings, companies, areas }),
    deliveryFrom: deliveries(dictionary, now),
  };
}

function deliveries({ locations, locationOf }: DictionaryLookup, ordered: Date): Sale['deliveryFrom'] {
  const arrivalFrom = estimatedDeliveries(ordered);
  return ({ kind, location }, lineOfBusiness) => {
    const place = locations[locationOf(lineOfBusiness === 'salvage' ? 'yard' : 'warehouse', location) ?? -1];
    return arrivalFrom({ kind, timeZone: place?.timeZone ?? 'UTC' });
  };
}

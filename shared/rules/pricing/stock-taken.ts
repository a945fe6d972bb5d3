import type { AftermarketOffer, Offer } from '../../schemas/catalogue/offer.ts';
import type { Taken } from '../../schemas/catalogue/taken.ts';

type AftermarketTaken = Extract<Taken, { lineOfBusiness: 'aftermarket' }>;
type Quantities = Readonly<Record<string, number>>;

/** How much later than its own time a provider's feed may still lack an order of ours (decision P8). */
const STOCK_FEED_LAG_MS = 0;

/**
 * Whether a feed counted at `asOf` does not know of an order placed at `at` (both ISO). At the same moment it does not:
 * one part too few is offered then, never one too many (decision B171).
 */
export const isUnknownToFeed = (at: string, asOf: string): boolean =>
  Date.parse(at) >= Date.parse(asOf) - STOCK_FEED_LAG_MS;

/** Feeds have long seen what is older, and a record must not grow for ever. */
const KEPT_MS = 60 * 86_400_000;

/** An order that takes a part: eaches by warehouse, merged over its lines; salvage has one, at its yard. */
export interface Taking {
  readonly orderNumber: string;
  readonly quantities: Quantities;
  /** ISO date and time. */
  readonly at: string;
}

/** Eaches by warehouse that are left of a part: what the feed counted less what orders took since then (decision P8). */
export function remainingStock({ onHand, asOf }: AftermarketOffer, taken: Taken | undefined): Record<string, number> {
  const unknown = taken?.lineOfBusiness === 'aftermarket' ? unknownToFeed(asOf, taken) : [];
  return Object.fromEntries(
    Object.entries(onHand).map(([warehouse, counted]) => {
      const gone = unknown.reduce((sum, { quantities }) => sum + (quantities[warehouse] ?? 0), 0);
      return [warehouse, Math.max(0, counted - gone)];
    }),
  );
}

/** Salvage is one of one, and sold until the order gives it back, whatever a feed says. */
export const isSold = (taken: Taken | undefined): boolean =>
  taken?.lineOfBusiness === 'salvage' && taken.state === 'taken';

/**
 * What stands of a part's takes after an order took it; undefined when there is not enough, or it is discontinued. An order
 * that has taken it before takes nothing more.
 */
export function afterTake(taken: Taken | undefined, offer: Offer, taking: Taking): Taken | undefined {
  if (taken && holds(taken, taking.orderNumber)) return taken;
  if (offer.isDiscontinued) return undefined;
  const { orderNumber, quantities, at } = taking;
  const next = { id: offer.id, version: (taken?.version ?? 0) + 1 };
  if (offer.lineOfBusiness === 'salvage') {
    return isSold(taken) ? undefined : { ...next, lineOfBusiness: 'salvage', state: 'taken', orderNumber, at };
  }
  const remaining = remainingStock(offer, taken);
  const isEnough = Object.entries(quantities).every(([warehouse, wanted]) => wanted <= (remaining[warehouse] ?? 0));
  if (!isEnough) return undefined;
  const kept = taken?.lineOfBusiness === 'aftermarket' ? recent(taken, at) : {};
  const entries = { ...kept, [orderNumber]: { quantities: { ...quantities }, at } };
  return { ...next, lineOfBusiness: 'aftermarket', entries };
}

/** What stands after an order gave back what it took; undefined when it holds nothing. */
export function afterRelease(taken: Taken | undefined, orderNumber: string, at: string): Taken | undefined {
  if (!taken || !holds(taken, orderNumber)) return undefined;
  const version = taken.version + 1;
  if (taken.lineOfBusiness === 'salvage') return { ...taken, version, state: 'released', at };
  const { [orderNumber]: _given, ...entries } = taken.entries;
  return { ...taken, version, entries };
}

const holds = (taken: Taken, orderNumber: string): boolean =>
  taken.lineOfBusiness === 'salvage'
    ? taken.state === 'taken' && taken.orderNumber === orderNumber
    : Object.hasOwn(taken.entries, orderNumber);

const unknownToFeed = (asOf: string, { entries }: AftermarketTaken) =>
  Object.values(entries).filter(({ at }) => isUnknownToFeed(at, asOf));

const recent = ({ entries }: AftermarketTaken, now: string): AftermarketTaken['entries'] =>
  Object.fromEntries(Object.entries(entries).filter(([, { at }]) => Date.parse(at) > Date.parse(now) - KEPT_MS));

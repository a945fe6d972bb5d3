import type { AftermarketOffer, Offer } from '../../schemas/catalogue/offer.ts';
import type { PartReservations } from '../../schemas/catalogue/part-reservations.ts';

type AftermarketReservations = Extract<PartReservations, { lineOfBusiness: 'aftermarket' }>;
type Quantities = Readonly<Record<string, number>>;

/** Milliseconds by which a provider's feed may lag behind our orders (decision P8). */
const STOCK_FEED_LAG_MS = 0;

/**
 * Whether a feed counted at `asOf` does not include an order placed at `at` (both ISO). At the same moment it does not:
 * offering one part too few is better than one too many (decision B171).
 */
export const isUnknownToFeed = (at: string, asOf: string): boolean =>
  Date.parse(at) >= Date.parse(asOf) - STOCK_FEED_LAG_MS;

/** Feeds include older orders by then, and a record must not grow forever. */
const KEPT_MS = 60 * 86_400_000;

/**
 * An order's reservation of a part: eaches by warehouse, summed over its lines. A salvage part is one each, at its
 * yard.
 */
export interface Reservation {
  readonly orderNumber: string;
  readonly quantities: Quantities;
  /** ISO date and time. */
  readonly at: string;
}

/** Eaches left by warehouse: the feed's count, less the reservations since then (decision P8). */
export function stockLeft(
  { onHand, asOf }: AftermarketOffer,
  reserved: PartReservations | undefined,
): Record<string, number> {
  const unknown = reserved?.lineOfBusiness === 'aftermarket' ? unknownToFeed(asOf, reserved) : [];
  return Object.fromEntries(
    Object.entries(onHand).map(([warehouse, counted]) => {
      const gone = unknown.reduce((sum, { quantities }) => sum + (quantities[warehouse] ?? 0), 0);
      return [warehouse, Math.max(0, counted - gone)];
    }),
  );
}

/** There is only one of a salvage part. It stays sold until its order releases it, whatever a feed says. */
export const isSold = (reserved: PartReservations | undefined): boolean =>
  reserved?.lineOfBusiness === 'salvage' && reserved.state === 'taken';

/**
 * Adds an order's reservation to a part's. Undefined if there is not enough stock or the part is discontinued. An order
 * that already has a reservation adds nothing.
 */
export function afterReserving(
  reserved: PartReservations | undefined,
  offer: Offer,
  reservation: Reservation,
): PartReservations | undefined {
  if (reserved && holds(reserved, reservation.orderNumber)) return reserved;
  if (offer.isDiscontinued) return undefined;
  const { orderNumber, quantities, at } = reservation;
  const next = { id: offer.id, version: (reserved?.version ?? 0) + 1 };
  if (offer.lineOfBusiness === 'salvage') {
    return isSold(reserved) ? undefined : { ...next, lineOfBusiness: 'salvage', state: 'taken', orderNumber, at };
  }
  const remaining = stockLeft(offer, reserved);
  const isEnough = Object.entries(quantities).every(([warehouse, wanted]) => wanted <= (remaining[warehouse] ?? 0));
  if (!isEnough) return undefined;
  const kept = reserved?.lineOfBusiness === 'aftermarket' ? recent(reserved, at) : {};
  const entries = { ...kept, [orderNumber]: { quantities: { ...quantities }, at } };
  return { ...next, lineOfBusiness: 'aftermarket', entries };
}

/** Removes an order's reservation from a part's. Undefined if the order has none. */
export function afterReleasing(
  reserved: PartReservations | undefined,
  orderNumber: string,
  at: string,
): PartReservations | undefined {
  if (!reserved || !holds(reserved, orderNumber)) return undefined;
  const version = reserved.version + 1;
  if (reserved.lineOfBusiness === 'salvage') return { ...reserved, version, state: 'released', at };
  const { [orderNumber]: _given, ...entries } = reserved.entries;
  return { ...reserved, version, entries };
}

const holds = (reserved: PartReservations, orderNumber: string): boolean =>
  reserved.lineOfBusiness === 'salvage'
    ? reserved.state === 'taken' && reserved.orderNumber === orderNumber
    : Object.hasOwn(reserved.entries, orderNumber);

const unknownToFeed = (asOf: string, { entries }: AftermarketReservations) =>
  Object.values(entries).filter(({ at }) => isUnknownToFeed(at, asOf));

const recent = ({ entries }: AftermarketReservations, now: string): AftermarketReservations['entries'] =>
  Object.fromEntries(Object.entries(entries).filter(([, { at }]) => Date.parse(at) > Date.parse(now) - KEPT_MS));

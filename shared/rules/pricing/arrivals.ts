import type { Availability, StockSource } from './availability.ts';

/** ISO dates of the first and the last arrival of the wanted quantity. Null if unknown (decision P8). */
export interface Arrivals {
  readonly firstEda: string | null;
  readonly lastEda: string | null;
}

/**
 * When the stock from these sources arrives. For sold-out parts, `expected` is the day on which the feed expects more,
 * if it gives one. A day before `today` says nothing any more (case N36).
 */
export function arrivals(
  { state, allocated: taken }: Availability,
  expected: string | undefined,
  deliveryFrom: (source: StockSource) => string,
  today: string,
): Arrivals {
  const later = state === 'backordered' && expected !== undefined && expected >= today ? expected : undefined;
  const [first, last] = [taken.at(0), taken.at(-1)].map((part) => part && deliveryFrom(part.source));
  return { firstEda: first ?? later ?? null, lastEda: last ?? later ?? null };
}

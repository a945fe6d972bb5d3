import type { Availability, StockSource } from './availability.ts';

/** ISO dates: when the first and the last of what was wanted arrives; null where nobody can say (decision P8). */
export interface Arrivals {
  readonly firstEda: string | null;
  readonly lastEda: string | null;
}

/**
 * When what is taken from its sources arrives. Of what is sold out, `expected` is the day on which the feed has more,
 * where it says one.
 */
export function arrivals(
  { state, allocated: taken }: Availability,
  expected: string | undefined,
  deliveryFrom: (source: StockSource) => string,
): Arrivals {
  const later = state === 'backordered' ? expected : undefined;
  const [first, last] = [taken.at(0), taken.at(-1)].map((part) => part && deliveryFrom(part.source));
  return { firstEda: first ?? later ?? null, lastEda: last ?? later ?? null };
}

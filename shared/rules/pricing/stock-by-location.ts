import type { Availability, StockSource } from './availability.ts';

/** Selling units of a part at one location, and the day they arrive if ordered now. */
export interface LocationStock {
  readonly locationName: string;
  readonly units: number;
  /** ISO date. */
  readonly eda: string;
}

/** A row of a list has room for so many. What others have is part of the units available. */
export const MOST_LOCATIONS = 3;

/**
 * Where a part is, nearest first and the most units first among equally near locations: '22 Denver, 36 Dallas'. Only
 * locations that may serve the session are in an availability (decision P8).
 */
export const stockByLocation = (
  { stock }: Pick<Availability, 'stock'>,
  nameOf: (source: StockSource) => string,
  deliveryFrom: (source: StockSource) => string,
): LocationStock[] =>
  stock
    .toSorted((one, other) => (one.source.kind === other.source.kind ? byUnits(one, other) : 0))
    .slice(0, MOST_LOCATIONS)
    .map(({ source, units }) => ({ locationName: nameOf(source), units, eda: deliveryFrom(source) }));

type Stocked = Availability['stock'][number];

/** Equal numbers are in the order of the locations, so that a list and a part's page name the same ones. */
const byUnits = (one: Stocked, other: Stocked): number =>
  other.units - one.units || (one.source.location < other.source.location ? -1 : 1);

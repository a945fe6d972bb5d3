import { type AvailabilityState, type SourceKind, sourceKinds } from '../../values/catalogue/availability-states.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';

/** The locations that may serve a session in a line of business. */
export interface ServiceArea {
  readonly lineOfBusiness: LineOfBusiness;
  /** Number of the warehouse. Undefined if no postal code is known. */
  readonly serviceLocation: string | undefined;
  /** Warehouses and yards that transfer parts to the service location. */
  readonly transfersFrom: readonly string[];
  readonly isNational: boolean;
}

/**
 * How a warehouse or yard relates to a session. Undefined if it may not serve the session (decisions C4, P8). Without a
 * service location every warehouse counts as far away, and a yard needs the national search.
 */
export function sourceKindOf(location: string, area: ServiceArea): SourceKind | undefined {
  const isAftermarket = area.lineOfBusiness === 'aftermarket';
  if (isAftermarket && location === area.serviceLocation) return 'local';
  if (area.transfersFrom.includes(location)) return 'transfer';
  const isAnywhere = area.isNational || (isAftermarket && area.serviceLocation === undefined);
  return isAnywhere ? 'national' : undefined;
}

/** Stock that may serve a session. */
export interface StockSource {
  readonly kind: SourceKind;
  readonly location: string;
  /** Eaches, less those that our orders reserved. */
  readonly onHand: number;
}

export interface Availability {
  readonly state: AvailabilityState;
  /** Selling units that the sources have in all. */
  readonly unitsAvailable: number;
  /** Wanted selling units that the sources lack. */
  readonly unitsMissing: number;
  /** Eaches taken from each location, in the order of allocation. Locations that give nothing are left out. */
  readonly allocated: readonly { readonly source: StockSource; readonly eaches: number }[];
  /** Whole selling units at each location, nearest first, however many are wanted. Locations without one are left out. */
  readonly stock: readonly { readonly source: StockSource; readonly units: number }[];
}

/**
 * Whether this many selling units are available (decision P8). The state is that of the farthest source needed. Fewer
 * than wanted is limited. None is backordered if the feed expects more, and otherwise call.
 */
export function availability(
  sources: readonly StockSource[],
  wanted: { readonly quantity: number; readonly eaches: number },
  isExpected: boolean,
): Availability {
  const { quantity, eaches } = wanted;
  const nearest = nearestFirst(sources);
  const onHand = sources.reduce((sum, source) => sum + Math.max(0, source.onHand), 0);
  const unitsAvailable = Math.floor(onHand / eaches);
  const units = Math.min(quantity, unitsAvailable);
  const taken = takeInOrder(nearest, units * eaches);
  const farthest = taken.at(-1)?.source.kind;
  const state = farthest === undefined ? noneLeft(isExpected) : units < quantity ? 'limited' : farthest;
  const stock = nearest
    .map((source) => ({ source, units: Math.floor(source.onHand / eaches) }))
    .filter((each) => each.units > 0);
  return { state, unitsAvailable, unitsMissing: quantity - units, allocated: taken, stock };
}

/** The availability of a part that can't be sold because it has no price (decision P1). */
export const notSold = (quantity: number): Availability => ({
  state: 'call',
  unitsAvailable: 0,
  unitsMissing: quantity,
  allocated: [],
  stock: [],
});

const noneLeft = (isExpected: boolean): AvailabilityState => (isExpected ? 'backordered' : 'call');

const nearestFirst = (sources: readonly StockSource[]): readonly StockSource[] =>
  sourceKinds.flatMap((kind) => sources.filter((source) => source.kind === kind));

function takeInOrder(sources: readonly StockSource[], eaches: number): Availability['allocated'] {
  let open = eaches;
  return sources.flatMap((source) => {
    const given = Math.min(open, Math.max(0, source.onHand));
    open -= given;
    return given > 0 ? [{ source, eaches: given }] : [];
  });
}

import { type AvailabilityState, type SourceKind, sourceKinds } from '../../values/availability-states.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';

/** From where a session may be served in a line of business. */
export interface ServiceArea {
  readonly lineOfBusiness: LineOfBusiness;
  /** Number of the warehouse; undefined where nobody said where to ship to. */
  readonly serviceLocation: string | undefined;
  /** Warehouses and yards that the service location gets parts from. */
  readonly transfersFrom: readonly string[];
  readonly isNational: boolean;
}

/**
 * What a warehouse or yard is to a session; undefined when it may not be served from there (decisions C4, P8). Without a
 * service location nothing is near, so every warehouse counts as far away; a yard then needs the national search.
 */
export function sourceKindOf(location: string, area: ServiceArea): SourceKind | undefined {
  const isAftermarket = area.lineOfBusiness === 'aftermarket';
  if (isAftermarket && location === area.serviceLocation) return 'local';
  if (area.transfersFrom.includes(location)) return 'transfer';
  const isAnywhere = area.isNational || (isAftermarket && area.serviceLocation === undefined);
  return isAnywhere ? 'national' : undefined;
}

/** Stock that a session may be served from. */
export interface StockSource {
  readonly kind: SourceKind;
  readonly location: string;
  /** Eaches, after what our orders took. */
  readonly onHand: number;
}

export interface Availability {
  readonly state: AvailabilityState;
  /** Selling units that the sources hold together. */
  readonly unitsAvailable: number;
  /** Selling units of the wanted that they do not. */
  readonly unitsMissing: number;
  /** Eaches allocated to each place, in the order of allocation; only places that give something. */
  readonly allocated: readonly { readonly source: StockSource; readonly eaches: number }[];
}

/**
 * Whether so many selling units can be had (decision P8): the state is that of the farthest source that is needed, fewer
 * than wanted is limited, none is backordered where the feed expects more and else a call.
 */
export function availability(
  sources: readonly StockSource[],
  wanted: { readonly quantity: number; readonly eaches: number },
  isExpected: boolean,
): Availability {
  const { quantity, eaches } = wanted;
  const onHand = sources.reduce((sum, source) => sum + Math.max(0, source.onHand), 0);
  const unitsAvailable = Math.floor(onHand / eaches);
  const units = Math.min(quantity, unitsAvailable);
  const taken = takeInOrder(sources, units * eaches);
  const farthest = taken.at(-1)?.source.kind;
  const state = farthest === undefined ? noneLeft(isExpected) : units < quantity ? 'limited' : farthest;
  return { state, unitsAvailable, unitsMissing: quantity - units, allocated: taken };
}

/** What can't be bought at all, for it has no price (decision P1). */
export const notSold = (quantity: number): Availability => ({
  state: 'call',
  unitsAvailable: 0,
  unitsMissing: quantity,
  allocated: [],
});

const noneLeft = (isExpected: boolean): AvailabilityState => (isExpected ? 'backordered' : 'call');

function takeInOrder(sources: readonly StockSource[], eaches: number): Availability['allocated'] {
  const nearestFirst = sourceKinds.flatMap((kind) => sources.filter((source) => source.kind === kind));
  let open = eaches;
  return nearestFirst.flatMap((source) => {
    const given = Math.min(open, Math.max(0, source.onHand));
    open -= given;
    return given > 0 ? [{ source, eaches: given }] : [];
  });
}

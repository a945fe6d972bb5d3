import type { SourceKind } from '../../values/availability-states.ts';
import { addBusinessDays, firstShippingDay } from './business-days.ts';

/** Business days on the way: by our own truck from the service location, through it from where it transfers, by carrier. */
const TRANSIT_DAYS: Readonly<Record<SourceKind, number>> = { local: 1, transfer: 2, national: 5 };

/** A place that ships part of an order. */
interface ShippingSource {
  readonly kind: SourceKind;
  /** IANA name; the cut-off is in it (decision P6). */
  readonly timeZone: string;
}

/**
 * When what sources ship arrives, if it is ordered now. Places are many and their clocks few, so each day is reckoned once.
 */
export function estimatedDeliveries(ordered: Date): (source: ShippingSource) => string {
  const known = new Map<string, string>();
  return ({ kind, timeZone }) => {
    const key = `${kind} ${timeZone}`;
    const day = known.get(key) ?? estimatedDelivery({ kind, timeZone }, ordered);
    known.set(key, day);
    return day;
  };
}

/** When what a source ships arrives, if it is ordered now: an ISO date (decision P8). */
export const estimatedDelivery = ({ kind, timeZone }: ShippingSource, ordered: Date): string =>
  addBusinessDays(firstShippingDay(ordered, timeZone), TRANSIT_DAYS[kind]);

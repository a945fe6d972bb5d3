import type { SourceKind } from '../../values/catalogue/availability-states.ts';
import { addBusinessDays, firstShippingDay } from './business-days.ts';

/**
 * Business days in transit: by company truck from the service location, through it from transfer locations, or by
 * carrier.
 */
const TRANSIT_DAYS: Readonly<Record<SourceKind, number>> = { local: 1, transfer: 2, national: 5 };

/** A location that ships part of an order. */
interface ShippingSource {
  readonly kind: SourceKind;
  /** IANA name. The cut-off is in this zone (decision P6). */
  readonly timeZone: string;
}

/**
 * The arrival dates of an order placed now, by source. Sources are many and time zones few, so each date is computed
 * only once.
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

/** The arrival date of parts from a source if ordered now: an ISO date (decision P8). */
export const estimatedDelivery = ({ kind, timeZone }: ShippingSource, ordered: Date): string =>
  addBusinessDays(firstShippingDay(ordered, timeZone), TRANSIT_DAYS[kind]);

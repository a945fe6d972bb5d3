import { shifted } from '../base/iso-date.ts';

const USUAL_DAYS = 30;
/** A leap year. */
const MOST_DAYS = 366;

interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The days of a report, ISO dates of UTC and both inclusive: the last 30 where nothing is asked. A wrong period is told
 * rather than narrowed, for its sums would be another period's.
 */
export function reportPeriod({ from, to }: AskedPeriod, today: string) {
  const last = to ?? today;
  const first = from ?? shifted(last, 1 - USUAL_DAYS);
  if (first > last) return { fault: 'reversed' } as const;
  if (first < shifted(last, 1 - MOST_DAYS)) return { fault: 'too long' } as const;
  return { from: first, to: last };
}

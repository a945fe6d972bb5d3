import { shifted } from '../base/iso-date.ts';

const USUAL_DAYS = 30;
/** A leap year. */
const MOST_DAYS = 366;

interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The days of a report: ISO dates in UTC, both inclusive. Defaults to the last 30. Throws for a wrong period instead of
 * narrowing it, because the sums would then be for other days.
 */
export function reportPeriod({ from, to }: AskedPeriod, today: string) {
  const last = to ?? today;
  const first = from ?? shifted(last, 1 - USUAL_DAYS);
  if (first > last) return { fault: 'reversed' } as const;
  if (first < shifted(last, 1 - MOST_DAYS)) return { fault: 'too long' } as const;
  return { from: first, to: last };
}

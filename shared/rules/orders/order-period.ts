import { shifted } from '../base/iso-date.ts';

const USUAL_DAYS = 90;
/** Twelve months, a leap year's too. */
const MOST_DAYS = 366;

/** ISO dates, both inclusive; what is undefined was not asked for. */
interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days whose orders are looked at: the last 90 where nothing is asked, at most twelve months (decision O9). */
export function orderPeriod({ from, to }: AskedPeriod, today: string): { readonly from: string; readonly to: string } {
  const last = to ?? today;
  const earliest = shifted(last, -MOST_DAYS);
  const first = from ?? shifted(last, -USUAL_DAYS);
  const isTooEarly = first < earliest;
  return { from: isTooEarly ? earliest : first, to: last };
}

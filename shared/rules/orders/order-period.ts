import { shifted } from '../base/iso-date.ts';

const USUAL_DAYS = 90;
/** Twelve months, including a leap day. */
const MOST_DAYS = 366;

/** ISO dates, both inclusive. Undefined if not requested. */
interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days whose orders are searched: by default the last 90, and at most twelve months (decision O9). */
export function orderPeriod({ from, to }: AskedPeriod, today: string): { readonly from: string; readonly to: string } {
  const last = to ?? today;
  const earliest = shifted(last, -MOST_DAYS);
  const first = from ?? shifted(last, -USUAL_DAYS);
  const isTooEarly = first < earliest;
  return { from: isTooEarly ? earliest : first, to: last };
}

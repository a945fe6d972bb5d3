import { shifted } from '../base/iso-date.ts';

/** First and last day, both inclusive, as ISO dates. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/**
 * The range of a part's price history: from one year ago to yesterday (storefront 7). For 29 February it starts on the
 * 28th (decision X4).
 */
export function historyRange(today: string): DateRange {
  const yearBefore = Number(today.slice(0, 4)) - 1;
  const monthAndDay = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4);
  return { from: `${yearBefore}${monthAndDay}`, to: shifted(today, -1) };
}

import type { ZeroResultKeyword } from '../../schemas/stored/daily-metrics.ts';
import { strippedSearchText } from '../search/search-text.ts';

/** The most characters of a keyword that are kept. */
const LONGEST_KEYWORD = 40;

/**
 * Patterns that identify a person or their vehicle: an email address, a VIN, a phone number. Ten digits in a row are
 * treated as a part number.
 */
const PERSONAL = [/@/, /(?<![A-Z\d])[A-HJ-NPR-Z\d]{17}(?![A-Z\d])/i, /\(?\b\d{3}\)?[\s.-]\s?\d{3}[\s.-]\d{4}\b/];

/** The form of a keyword that may be kept: lower case and short, or empty if it may identify a person. */
export function reportedKeyword(typed: string): string {
  if (PERSONAL.some((pattern) => pattern.test(typed))) return '';
  return strippedSearchText(typed).toLowerCase().slice(0, LONGEST_KEYWORD).trim().toWellFormed();
}

/**
 * The most different keywords kept for a day and a tenant. It stops anybody from filling the table with made-up words.
 */
export const MOST_KEYWORDS = 200;

interface Missed {
  readonly keywords: readonly ZeroResultKeyword[];
  readonly others: number;
}

export const NO_ZERO_RESULTS: Missed = { keywords: [], others: 0 };

/** Merges two counts. Known keywords keep counting; new ones are added while there is room. */
export function withZeroResult(before: Missed, added: Missed, most = MOST_KEYWORDS) {
  const keywords = new Map(before.keywords.map((missed) => [missed.keyword, missed]));
  let others = before.others + added.others;
  for (const { keyword, count, lastAt } of added.keywords) {
    const known = keywords.get(keyword);
    if (known) {
      const [, latest = lastAt] = [known.lastAt, lastAt].toSorted();
      keywords.set(keyword, { keyword, count: known.count + count, lastAt: latest });
    } else if (keywords.size < most) {
      keywords.set(keyword, { keyword, count, lastAt });
    } else {
      others += count;
    }
  }
  return { keywords: [...keywords.values()], others };
}

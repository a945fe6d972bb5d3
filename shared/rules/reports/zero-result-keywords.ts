import type { ZeroResultKeyword } from '../../schemas/stored/daily-metrics.ts';

/** Different words of a day and a tenant that are kept: whoever invents more fills nothing. */
export const MOST_KEYWORDS = 200;

interface Missed {
  readonly keywords: readonly ZeroResultKeyword[];
  readonly others: number;
}

export const NO_ZERO_RESULTS: Missed = { keywords: [], others: 0 };

/** Both counts together. Words that are known go on being counted; new ones are, as long as there is room. */
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_KEYWORDS, NO_ZERO_RESULTS, withZeroResult } from '#shared/rules/reports/zero-result-keywords.ts';

const missed = (keyword: string, count = 1, lastAt = '2026-03-02T09:00:00.000Z') => ({ keyword, count, lastAt });
const of = (...keywords: ReturnType<typeof missed>[]) => ({ keywords, others: 0 });

describe('words that were not found', () => {
  it('are counted together, with the last time of either', () => {
    const before = of(missed('hood', 2, '2026-03-02T10:00:00.000Z'), missed('door'));
    const added = of(missed('hood', 3, '2026-03-02T09:00:00.000Z'));
    expect(withZeroResult(before, added).keywords).toEqual([
      missed('hood', 5, '2026-03-02T10:00:00.000Z'),
      missed('door'),
    ]);
  });

  it('are no more than two hundred different ones: further ones are only counted, known ones go on', () => {
    const full = of(...Array.from({ length: MOST_KEYWORDS }, (_, index) => missed(`word ${index}`)));
    const { keywords, others } = withZeroResult(full, of(missed('one more', 7), missed('word 0', 4)));
    expect(keywords).toHaveLength(200);
    expect(keywords[0]).toMatchObject({ keyword: 'word 0', count: 5 });
    expect(others).toBe(7);
  });

  it('lose no count, in whatever order they come', () => {
    const some = fc.record({
      keywords: fc.array(
        fc.record({ keyword: fc.constantFrom('a', 'b', 'c', 'd', 'e'), count: fc.nat(9), lastAt: fc.constant('') }),
      ),
      others: fc.nat(9),
    });
    const countOf = ({ keywords, others }: ReturnType<typeof withZeroResult>) =>
      keywords.reduce((sum, { count }) => sum + count, others);
    fc.assert(
      fc.property(some, some, (one, other) => {
        const before = withZeroResult(NO_ZERO_RESULTS, one, 3);
        const all = withZeroResult(before, other, 3);
        expect(countOf(all)).toBe(countOf(one) + countOf(other));
        expect(all.keywords.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

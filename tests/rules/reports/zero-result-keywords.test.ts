import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_KEYWORDS,
  NO_ZERO_RESULTS,
  reportedKeyword,
  withZeroResult,
} from '#shared/rules/reports/zero-result-keywords.ts';

const missed = (keyword: string, count = 1, lastAt = '2026-03-02T09:00:00.000Z') => ({ keyword, count, lastAt });
const of = (...keywords: ReturnType<typeof missed>[]) => ({ keywords, others: 0 });

describe('keywords that found nothing', () => {
  it('are counted together, with the last time of either', () => {
    const before = of(missed('hood', 2, '2026-03-02T10:00:00.000Z'), missed('door'));
    const added = of(missed('hood', 3, '2026-03-02T09:00:00.000Z'));
    expect(withZeroResult(before, added).keywords).toEqual([
      missed('hood', 5, '2026-03-02T10:00:00.000Z'),
      missed('door'),
    ]);
  });

  it('are at most two hundred different ones; others are only counted, and known ones keep counting', () => {
    const full = of(...Array.from({ length: MOST_KEYWORDS }, (_, index) => missed(`word ${index}`)));
    const { keywords, others } = withZeroResult(full, of(missed('one more', 7), missed('word 0', 4)));
    expect(keywords).toHaveLength(200);
    expect(keywords[0]).toMatchObject({ keyword: 'word 0', count: 5 });
    expect(others).toBe(7);
  });

  it('lose no count, in any order', () => {
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

it.each([
  { typed: '  Hood   LATCH ', kept: 'hood latch', why: 'case and blanks are normalized' },
  { typed: 'C/K 1500!', kept: 'ck 1500', why: 'as search text is stripped everywhere' },
  { typed: 'FO1320212', kept: 'fo1320212', why: 'a part number' },
  { typed: '7L3Z-13008-AA', kept: '7l3z-13008-aa', why: 'a part number with hyphens' },
  { typed: '5111739683', kept: '5111739683', why: 'ten digits in a row are a part number' },
  { typed: `${'bumper '.repeat(9)}cover`, kept: 'bumper bumper bumper bumper bumper bumpe', why: '40 characters' },
  { typed: `${'x'.repeat(39)} y`, kept: 'x'.repeat(39), why: 'no blank at its end' },
  { typed: 'pat@example.com', kept: '', why: 'an address' },
  { typed: 'for pat (303) 555-0101', kept: '', why: 'a phone number' },
  { typed: '303.555.0101', kept: '', why: 'a phone number with dots' },
  { typed: '303 555 0101', kept: '', why: 'a phone number with blanks' },
  { typed: '(303)  555-0101', kept: '', why: 'a phone number with two blanks' },
  { typed: '1M8GDM9AXKP042788', kept: '', why: 'a VIN' },
  { typed: '1M8GDM9AXKP0427885', kept: '1m8gdm9axkp0427885', why: 'a VIN has 17 characters' },
  { typed: '1M8GDM9AXKP042788 hood', kept: '', why: 'a VIN before a word' },
  { typed: 'hood for 1m8gdm9axkp042788', kept: '', why: 'a VIN among words' },
  { typed: '', kept: '', why: 'nothing' },
])('keeps "$kept" of "$typed": $why', ({ typed, kept }) => {
  expect(reportedKeyword(typed)).toBe(kept);
});

it('changes nothing that it has already shortened, and keeps at most 40 characters and no email address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const kept = reportedKeyword(typed);
      expect(kept.length).toBeLessThanOrEqual(40);
      expect(kept).not.toContain('@');
      expect(kept.isWellFormed()).toBe(true);
    }),
  );
});

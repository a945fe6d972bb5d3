import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportedKeyword } from '#shared/rules/reports/reported-keyword.ts';

it.each([
  { typed: '  Hood   LATCH ', kept: 'hood latch', why: 'one spelling of blanks and capitals' },
  { typed: 'C/K 1500!', kept: 'ck 1500', why: 'as search text is stripped everywhere' },
  { typed: 'FO1320212', kept: 'fo1320212', why: 'a part number' },
  { typed: '7L3Z-13008-AA', kept: '7l3z-13008-aa', why: 'a part number with hyphens' },
  { typed: '5111739683', kept: '5111739683', why: 'ten digits in a row are a part number' },
  { typed: `${'bumper '.repeat(9)}cover`, kept: 'bumper bumper bumper bumper bumper bumpe', why: '40 characters' },
  { typed: `${'x'.repeat(39)} y`, kept: 'x'.repeat(39), why: 'no blank at its end' },
  { typed: 'pat@example.com', kept: '', why: 'an address' },
  { typed: 'for pat (303) 555-0101', kept: '', why: 'a phone number' },
  { typed: '303.555.0101', kept: '', why: 'a phone number with dots' },
  { typed: '1M8GDM9AXKP042788', kept: '', why: 'a VIN' },
  { typed: 'hood for 1m8gdm9axkp042788', kept: '', why: 'a VIN among words' },
  { typed: '', kept: '', why: 'nothing' },
])('keeps "$kept" of "$typed": $why', ({ typed, kept }) => {
  expect(reportedKeyword(typed)).toBe(kept);
});

it('keeps the same of what it has kept, never more than 40 characters, and no address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const kept = reportedKeyword(typed);
      expect(kept.length).toBeLessThanOrEqual(40);
      expect(kept).not.toContain('@');
      expect(kept.isWellFormed()).toBe(true);
    }),
  );
});

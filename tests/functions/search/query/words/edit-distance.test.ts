import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '#functions/search/query/words/edit-distance.ts';

test.each([
  { a: 'civic', b: 'civic', distance: 0, why: 'the same' },
  { a: 'civific', b: 'civic', distance: 2, why: 'two letters too many' },
  { a: 'hinda', b: 'honda', distance: 1, why: 'one letter for another' },
  { a: 'hodna', b: 'honda', distance: 1, why: 'two neighbours swapped' },
  { a: '', b: 'ford', distance: 4, why: 'all letters missing' },
])('$why', ({ a, b, distance }) => {
  expect(editDistance(a, b)).toBe(distance);
});

test('it is the same both ways, and at most the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

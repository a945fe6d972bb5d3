import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BestHits } from '#functions/search/query/scan/best-hits.ts';

/** Few different keys, so that many are equal; unknown ones are infinite. */
const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.POSITIVE_INFINITY));

test('keeps the best of several blocks, equal ones in the order of their rows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(key, { maxLength: 40 }), { maxLength: 4 }),
      fc.integer({ min: 1, max: 20 }),
      (blocks, most) => {
        const best = new BestHits(most);
        let next = 0;
        const all = blocks.flatMap((keys) => {
          const rows = Uint32Array.from(keys, () => next++);
          best.offer(rows, keys.length, Float64Array.from(keys));
          return keys.map((value, index) => ({ segment: 'segment', key: value, row: rows[index] }));
        });
        const sorted = all.toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -1 : 1));
        expect(best.takeAll('segment')).toEqual(sorted.slice(0, most));
      },
    ),
  );
});

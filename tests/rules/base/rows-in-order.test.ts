import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsInOrder } from '#shared/rules/base/rows-in-order.ts';

const rows = [
  { id: 3, name: 'b' },
  { id: 1, name: 'b' },
  { id: 2, name: 'a' },
];

it.each([
  { asc: true, ids: [2, 1, 3], why: 'equal rows are in the order of their numbers' },
  { asc: false, ids: [1, 3, 2], why: 'and so they are the other way round, so that pages fit together' },
])('ascending $asc gives $ids: $why', ({ asc, ids }) => {
  expect(rowsInOrder(rows, ({ name }) => name, asc).map(({ id }) => id)).toEqual(ids);
  expect(rows.map(({ id }) => id)).toEqual([3, 1, 2]);
});

it('computes the key of a row once, and agrees with a sort that compares every time', () => {
  const anId = fc.uniqueArray(fc.nat(1000), { maxLength: 60 });
  fc.assert(
    fc.property(anId, fc.boolean(), (ids, asc) => {
      const given = ids.map((id) => ({ id, value: id % 7 }));
      let computed = 0;
      const sorted = rowsInOrder(
        given,
        ({ value }) => {
          computed += 1;
          return value;
        },
        asc,
      );
      expect(computed).toBe(given.length);
      const compare = (one: number, other: number) => (asc ? one - other : other - one);
      expect(sorted).toEqual(given.toSorted((a, b) => compare(a.value, b.value) || a.id - b.id));
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedFigures, type Figure } from '#frontend/store/features/checkout/review/order-figures.ts';
import { cents } from '#shared/values/money.ts';

const figure = (id: string, amount: number): Figure => ({ id, label: `The ${id}`, amount: cents(amount) });

it.each([
  { why: 'nothing', before: [figure('a', 1)], now: [figure('a', 1)], changes: [] },
  {
    why: 'an amount',
    before: [figure('a', 1), figure('b', 2)],
    now: [figure('a', 1), figure('b', 3)],
    changes: [{ id: 'b', label: 'The b', from: 2, to: 3 }],
  },
  { why: 'what is new', before: [], now: [figure('a', 1)], changes: [{ id: 'a', label: 'The a', to: 1 }] },
  { why: 'what is gone', before: [figure('a', 1)], now: [], changes: [{ id: 'a', label: 'The a', from: 1 }] },
])('tells $why', ({ before, now, changes }) => {
  expect(changedFigures(before, now)).toEqual(changes);
});

it('tells nothing of what is the same in another order', () => {
  const figures = fc.uniqueArray(fc.tuple(fc.string(), fc.integer({ min: 0, max: 1_000_000 })), {
    selector: ([id]) => id,
  });
  fc.assert(
    fc.property(figures, (pairs) => {
      const all = pairs.map(([id, amount]) => figure(id, amount));
      expect(changedFigures(all, all.toReversed())).toEqual([]);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceLine } from '#frontend/store/features/part/offer/price-line.ts';

const YEAR = { from: '2025-01-01', to: '2025-01-11' };
const SIZE = { width: 100, height: 50 };
const change = (date: string, listPrice: number) => ({ date, listPrice });

it.each([
  { why: 'one price is a level line', changes: [change('2024-06-01', 500)], path: 'M0 25H100' },
  {
    why: 'a price steps up on its day',
    changes: [change('2025-01-01', 100), change('2025-01-06', 200)],
    path: 'M0 45H50V5H100',
  },
  {
    why: 'what was before the range counts from its beginning',
    changes: [change('2024-12-01', 100), change('2024-12-15', 200)],
    path: 'M0 45H0V5H100',
  },
  { why: 'nothing is no line', changes: [], path: '' },
])('$why', ({ changes, path }) => {
  expect(priceLine(changes, YEAR, SIZE)).toBe(path);
});

it('stays within its picture', () => {
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
  const changes = fc.array(
    fc.record({ date: days.map((day) => day.toISOString().slice(0, 10)), listPrice: fc.nat() }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(changes, (prices) => {
      const path = priceLine(prices, YEAR, SIZE);
      const places = (email: string) =>
        [...path.matchAll(new RegExp(`${email}(-?[\\d.]+)`, 'g'))].map(([, n]) => Number(n));
      for (const x of places('H')) expect(x >= 0 && x <= SIZE.width).toBe(true);
      for (const y of places('V')) expect(y >= 0 && y <= SIZE.height).toBe(true);
    }),
  );
});

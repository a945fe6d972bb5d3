import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curveEnd, warrantyCurve } from '#shared/rules/accounts/warranties/warranty-curve.ts';
import { RANGE_TOP, type WarrantyEntry } from '#shared/rules/accounts/warranties/warranty-editing.ts';
import { warrantyCost } from '#shared/rules/pricing/warranty-cost.ts';
import { basisPoints, cents } from '#shared/values/money.ts';

const facts = { code: '12L', description: '', default: false } as const;
const aShare = (percentage: number, minimumCost: number): WarrantyEntry => ({
  ...facts,
  method: 'Percentage',
  percentage: basisPoints(percentage),
  minimumCost: cents(minimumCost),
});
const ranges = (...values: readonly (readonly [top: number, cost: number])[]): WarrantyEntry => ({
  ...facts,
  method: 'Range',
  values: values.map(([top, cost]) => ({ top: cents(top), cost: cents(cost) })),
});
const END = cents(1000_00);

describe('the curve of a warranty', () => {
  it.each([
    {
      entry: aShare(10_00, 10_00),
      pieces: [
        [0, 100_00, 10_00, 10_00],
        [100_00, 1000_00, 10_00, 100_00],
      ],
      why: 'the minimum up to the price whose share it is, then the share',
    },
    { entry: aShare(10_00, 0), pieces: [[0, 1000_00, 0, 100_00]], why: 'a share without a minimum' },
    { entry: aShare(0, 25_00), pieces: [[0, 1000_00, 25_00, 25_00]], why: 'the minimum only' },
    { entry: aShare(1_00, 50_00), pieces: [[0, 1000_00, 50_00, 50_00]], why: 'the share begins to count later' },
    { entry: ranges([RANGE_TOP, 0]), pieces: [[0, 1000_00, 0, 0]], why: 'free whatever the part costs' },
    {
      entry: ranges([100_00, 0], [500_00, 25_00]),
      pieces: [
        [0, 100_00, 0, 0],
        [100_00, 500_00, 25_00, 25_00],
      ],
      why: 'nothing above the last range, where it is not sold',
    },
  ])('is: $why', ({ entry, pieces }) => {
    const curve = warrantyCurve(entry, END);
    expect(curve.map(({ from, to, costFrom, costTo }) => [from, to, costFrom, costTo])).toEqual(pieces);
  });

  const money = fc.integer({ min: 0, max: 2000_00 });
  const entry = fc.oneof(
    fc.tuple(fc.integer({ min: 0, max: 100_00 }), money).map(([share, minimum]) => aShare(share, minimum)),
    fc
      .uniqueArray(
        fc.tuple(
          money.map((top) => top + 1),
          money,
        ),
        { minLength: 1, maxLength: 4, selector: ([top]) => top },
      )
      .map((values) => ranges(...values.toSorted(([one], [other]) => one - other))),
  );

  it('goes through the costs that are charged, within the cents that are floored', () => {
    fc.assert(
      fc.property(
        entry,
        fc.integer({ min: 1, max: 2500_00 }),
        fc.integer({ min: 1, max: 2500_00 }),
        (given, end, at) => {
          const price = cents(Math.min(at, end));
          const piece = warrantyCurve(given, cents(end)).find(({ from, to }) => from < price && price <= to);
          const charged = warrantyCost(given, price);
          expect(piece === undefined).toBe(charged === undefined);
          if (!piece || charged === undefined) return;
          const share = (price - piece.from) / (piece.to - piece.from);
          const shown = piece.costFrom + share * (piece.costTo - piece.costFrom);
          expect(Math.abs(shown - charged)).toBeLessThan(2);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it.each([
  { entry: aShare(10_00, 10_00), part: undefined, end: 250_00, why: 'beyond the price where the share begins' },
  { entry: aShare(10_00, 0), part: undefined, end: 1000_00, why: 'nothing changes its way' },
  { entry: ranges([RANGE_TOP, 0]), part: undefined, end: 1000_00, why: 'a range without an end' },
  { entry: ranges([100_00, 0], [400_00, 5_00]), part: undefined, end: 500_00, why: 'beyond the last range' },
  { entry: ranges([40_00, 0]), part: undefined, end: 100_00, why: 'never less than a hundred dollars' },
  { entry: ranges([100_00, 0]), part: cents(800_00), end: 1000_00, why: 'beyond the example part' },
])('the curve ends at $end: $why', ({ entry, part, end }) => {
  expect(curveEnd(entry, part)).toBe(end);
});

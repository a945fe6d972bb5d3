import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marginProblem } from '#shared/rules/accounts/margin-bands.ts';
import {
  areOrganized,
  type MarginBand,
  NEW_MARGIN_BAND,
  reorganizedMargins,
} from '#shared/rules/accounts/margins/reorganized-margins.ts';
import { retailPrice } from '#shared/rules/pricing/retail-price.ts';
import { basisPoints, cents } from '#shared/values/money.ts';

const band = (low: number, high: number, percentage = 10): MarginBand => ({
  low: cents(low),
  high: cents(high),
  percentage: basisPoints(percentage * 100),
});

describe('reorganized margins (admin 5)', () => {
  it.each([
    { bands: [], after: [], why: 'there are none' },
    { bands: [band(0, 100), band(100, 200)], after: [band(0, 100), band(100, 200)], why: 'they are in order' },
    {
      bands: [band(100, 200, 2), band(0, 100, 1)],
      after: [band(0, 100, 1), band(100, 200, 2)],
      why: 'they are sorted',
    },
    { bands: [band(50, 100), band(150, 200)], after: [band(0, 100), band(100, 200)], why: 'gaps are closed' },
    { bands: [band(0, 100, 1), band(50, 200, 2)], after: [band(0, 100, 1), band(100, 200, 2)], why: 'overlaps end' },
    {
      bands: [band(0, 100, 1), band(0, 100, 2)],
      after: [band(0, 100, 1)],
      why: 'the second of two equals has no price',
    },
    { bands: [band(0, 0), band(0, 100)], after: [band(0, 100)], why: 'a band that ends at 0 has no price' },
  ])('are as they should be, because $why', ({ bands, after }) => {
    expect(reorganizedMargins(bands)).toEqual(after);
    expect(areOrganized(bands)).toBe(JSON.stringify(bands) === JSON.stringify(after));
  });

  it('take a new band of 50 percent up to 10 into their order (admin 9)', () => {
    expect(NEW_MARGIN_BAND).toMatchObject({ high: 10_00, percentage: 50_00 });
    expect(reorganizedMargins([band(0, 50_00, 5), NEW_MARGIN_BAND])).toEqual([
      band(0, 10_00, 50),
      band(10_00, 50_00, 5),
    ]);
  });
});

const price = fc.integer({ min: 0, max: 300 });
const aBand = fc.record({ low: price, high: price, percentage: fc.integer({ min: 0, max: 99 }) });
const bandsOf = fc.array(
  aBand.map(({ low, high, percentage }) => band(low, high, percentage)),
  { maxLength: 12 },
);

describe('whatever the bands are, reorganizing', () => {
  it('twice is the same as once', () => {
    fc.assert(
      fc.property(bandsOf, (bands) => {
        const once = reorganizedMargins(bands);
        expect(reorganizedMargins(once)).toEqual(once);
        expect(areOrganized(once)).toBe(true);
      }),
    );
  });

  it('leaves no gap and no overlap, and the bands can be saved', () => {
    fc.assert(
      fc.property(bandsOf, (bands) => {
        const after = reorganizedMargins(bands);
        const ends = [0, ...after.map(({ high }) => high)];
        expect(after.map(({ low }) => low)).toEqual(ends.slice(0, -1));
        expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b));
        expect(marginProblem({ aftermarketMargins: after, salvageMargins: [], marginOnCost: false })).toBeUndefined();
      }),
    );
  });

  it('keeps the highest price of every band, and what is paid up to it', () => {
    fc.assert(
      fc.property(bandsOf, (bands) => {
        const after = reorganizedMargins(bands);
        expect(after.map(({ high }) => high)).toEqual(
          [...new Set(bands.map(({ high }) => high))].filter((high) => high > 0).toSorted((a, b) => a - b),
        );
        for (const { high, percentage } of after) {
          expect(bands.find((other) => other.high === high)?.percentage).toBe(percentage);
        }
      }),
    );
  });

  it('never changes a price inside a band that it leaves as it was', () => {
    const settings = (aftermarketMargins: MarginBand[]) => ({
      aftermarketMargins,
      salvageMargins: [],
      marginOnCost: true,
    });
    /** Bands as they can be stored: upwards, with gaps. */
    const stored = fc
      .tuple(fc.uniqueArray(price, { minLength: 2, maxLength: 12 }), fc.infiniteStream(fc.boolean()))
      .map(([ends, kept]) => {
        const sorted = ends.toSorted((a, b) => a - b);
        const all = sorted.slice(1).map((high, index) => band(sorted[index] ?? 0, high, index + 1));
        return all.filter(() => kept.next().value);
      });
    fc.assert(
      fc.property(stored, (bands) => {
        const after = reorganizedMargins(bands);
        const unchanged = bands.filter(({ low, high }) => after.some((one) => low === one.low && high === one.high));
        for (const at of unchanged.flatMap(({ low, high }) => [low, high - 1])) {
          const [before, then] = [bands, after].map((each) => retailPrice(cents(at), 'aftermarket', settings(each)));
          expect(then).toBe(before);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { basisPoints, cents, percentOf } from '#shared/values/money.ts';

it.each([
  { price: 565_00, rate: 8_20, share: 46_33, why: 'exact where a fraction of a percent would lose a cent' },
  { price: 999_99, rate: 15_00, share: 149_99, why: 'rounded down to the cent' },
  { price: 0, rate: 15_00, share: 0, why: 'nothing of nothing' },
])('takes a percentage $why', ({ price, rate, share }) => {
  expect(percentOf(cents(price), basisPoints(rate))).toBe(share);
});

it('always agrees with unlimited integer arithmetic', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(100_000), (price, rate) => {
      expect(BigInt(percentOf(cents(price), basisPoints(rate)))).toBe((BigInt(price) * BigInt(rate)) / 10_000n);
    }),
  );
});

it('refuses a fraction of a cent', () => {
  expect(() => cents(12.5)).toThrow(RangeError);
});

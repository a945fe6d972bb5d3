import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corePrice } from '#shared/rules/pricing/core-charge.ts';
import { cents } from '#shared/values/money.ts';

const charged = { coreChargeType: 2, minimumCoreCharge: cents(5_00) } as const;

describe('case M20: the core price', () => {
  it.each([
    { core: 49_900, eaches: 1, settings: charged, price: 0, why: 'it is below the minimum of the account' },
    { core: 50_000, eaches: 1, settings: charged, price: 5_00, why: 'it is the minimum of the account' },
    {
      core: 120_000,
      eaches: 1,
      settings: { ...charged, coreChargeType: 1 },
      price: 12_00,
      why: 'it is shown, though not in the total',
    },
    { core: 120_000, eaches: 1, settings: { ...charged, coreChargeType: 0 }, price: 0, why: 'the account has none' },
    { core: 120_000, eaches: 4, settings: charged, price: 48_00, why: 'a unit has as many cores as eaches' },
    { core: 49_900, eaches: 4, settings: charged, price: 0, why: 'the minimum is for one each' },
    { core: 0, eaches: 1, settings: { ...charged, minimumCoreCharge: cents(0) }, price: 0, why: 'there is no core' },
  ] as const)('of $core for $eaches is $price cents, because $why', ({ core, eaches, settings, price }) => {
    expect(corePrice(core, eaches, settings)).toBe(price);
  });

  it('is zero, or at least the minimum for one each', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 48 }), fc.nat(100_00), (core, eaches, minimum) => {
        const price = corePrice(core, eaches, { coreChargeType: 2, minimumCoreCharge: cents(minimum) });
        expect(price === 0 || price >= minimum * eaches).toBe(true);
      }),
    );
  });
});

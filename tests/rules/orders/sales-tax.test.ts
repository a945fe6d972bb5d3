import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salesTax } from '#shared/rules/orders/sales-tax.ts';
import { cents } from '#shared/values/money.ts';

const rate = (jurisdiction: string, millionths: number, taxesFreight = false) => ({
  jurisdiction,
  rate: millionths,
  taxesFreight,
});
const part = (amount: number) => ({ amount: cents(amount), isTaxable: true, isFreight: false });
const freight = { amount: cents(20_00), isTaxable: true, isFreight: true };
const warranty = { amount: cents(15_00), isTaxable: false, isFreight: false };

describe('sales taxes', () => {
  it.each([
    { amounts: [part(100_00)], rates: [rate('CA', 72_500)], taxes: [7_25], why: 'a state takes its share' },
    { amounts: [part(22_99)], rates: [rate('TN', 92_500)], taxes: [2_13], why: 'M11: 2.126575 is rounded half-up' },
    { amounts: [part(100_00)], rates: [rate('NJ', 66_250)], taxes: [6_63], why: 'a rate may have three decimals' },
    { amounts: [part(2_00)], rates: [rate('XX', 2_500)], taxes: [1], why: 'half a cent is a cent' },
    {
      amounts: [part(10_02), part(10_02)],
      rates: [rate('XX', 52_500)],
      taxes: [1_06],
      why: 'M13: each line is rounded separately, twice 0.52605, not the total',
    },
    {
      amounts: [part(100_00)],
      rates: [rate('CO', 29_000), rate('Denver', 48_100)],
      taxes: [2_90, 4_81],
      why: 'each jurisdiction takes its own',
    },
    {
      amounts: [part(47_00), part(7_00)],
      rates: [rate('CA', 100_000)],
      taxes: [5_40],
      why: 'M19: on 54, core included',
    },
    { amounts: [part(100_00), warranty], rates: [rate('CA', 100_000)], taxes: [10_00], why: 'this fee is not taxed' },
    {
      amounts: [part(100_00), freight],
      rates: [rate('CA', 100_000)],
      taxes: [10_00],
      why: 'this state does not tax freight',
    },
    { amounts: [part(100_00), freight], rates: [rate('CT', 100_000, true)], taxes: [12_00], why: 'that state does' },
    { amounts: [part(100_00)], rates: [], taxes: [], why: 'there is no tax' },
  ])('are $taxes cents, because $why', ({ amounts, rates, taxes }) => {
    expect(salesTax(amounts, rates).map(({ amount }) => amount)).toEqual(taxes);
  });

  it('the taxes of all lines are the sum of the taxes of each line', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_00), { maxLength: 50 }), fc.nat(200_000), (prices, percent) => {
        const rates = [rate('XX', percent)];
        const together = salesTax(prices.map(part), rates)[0]?.amount;
        const apart = prices.reduce((sum, price) => sum + (salesTax([part(price)], rates)[0]?.amount ?? 0), 0);
        expect(together).toBe(apart);
      }),
    );
  });
});

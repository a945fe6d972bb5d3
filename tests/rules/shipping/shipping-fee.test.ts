import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargedShippingFee } from '#shared/rules/shipping/shipping-fee.ts';
import { cents } from '#shared/values/money.ts';

const settings = (method: 0 | 1 | 2 | 3 | 4, amount: number) => ({
  shippingCalculationMethod: method,
  shippingCalculationAmount: cents(amount),
});

describe('the shipping fee of a shipment (decision P4)', () => {
  it.each([
    { quoted: 19_99, method: 0, amount: 5_00, fee: 19_99, why: 'as quoted, whatever amount is left from before' },
    { quoted: 19_99, method: 1, amount: 5_00, fee: 0, why: 'free' },
    { quoted: 19_99, method: 2, amount: 5_00, fee: 5_00, why: 'flat' },
    { quoted: 0, method: 2, amount: 5_00, fee: 5_00, why: 'flat, also where the carrier asks nothing' },
    { quoted: 19_99, method: 3, amount: 10_00, fee: 21_98, why: '10 percent more, floored to the cent' },
    { quoted: 19_99, method: 4, amount: 5_00, fee: 24_99, why: '5 dollars more' },
  ] as const)('by method $method is $fee of $quoted: $why', ({ quoted, method, amount, fee }) => {
    expect(chargedShippingFee(cents(quoted), settings(method, amount))).toBe(fee);
  });

  it('an up-charge never lowers the quote, and no fee is below zero', () => {
    const method = fc.constantFrom(0, 1, 2, 3, 4);
    fc.assert(
      fc.property(fc.nat(9_999_99), method, fc.nat(999_99), (quoted, by, amount) => {
        const fee = chargedShippingFee(cents(quoted), settings(by, amount));
        expect(fee).toBeGreaterThanOrEqual(by === 3 || by === 4 ? quoted : 0);
      }),
    );
  });
});

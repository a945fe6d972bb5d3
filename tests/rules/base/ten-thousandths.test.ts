import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sellingPrice, sellingPrices, tenThousandths } from '#shared/rules/base/ten-thousandths.ts';

const floored = (text: string) => sellingPrice(tenThousandths(text) ?? Number.NaN, 1);
const written = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

describe('the exact price', () => {
  it.each([
    { text: '12.3456', price: 123_456, why: 'four decimals are kept' },
    { text: '12', price: 120_000, why: 'decimals may be missing' },
    { text: '.5', price: 5_000, why: 'dollars may be missing' },
    { text: '12.', price: undefined, why: 'a point needs decimals' },
    { text: '$1,234.50', price: 12_345_000, why: 'spreadsheets write it so' },
    { text: '12,345.00', price: 123_450_000, why: 'up to three digits come before the first comma' },
    { text: '1,234,567', price: 12_345_670_000, why: 'millions have two commas' },
    { text: ' 0010.00 ', price: 100_000, why: 'leading zeros and blanks are ignored' },
    { text: '0', price: 0, why: 'zero is the price of an unavailable part' },
    { text: '1.00009', price: 10_000, why: 'a fifth decimal is dropped' },
    { text: '1,23', price: undefined, why: 'a decimal comma could be a thousands separator' },
    { text: '12,34.00', price: undefined, why: 'thousands have three digits' },
    { text: '-5.00', price: undefined, why: 'no price is negative' },
    { text: '1E5', price: undefined, why: 'it is not an amount' },
    { text: '', price: undefined, why: 'it is empty' },
    { text: '$', price: undefined, why: 'it is empty' },
    { text: 'call', price: undefined, why: 'it is a word' },
    { text: '1234567890', price: undefined, why: 'no part costs that much' },
  ])('of "$text" is $price ten-thousandths, because $why', ({ text, price }) => {
    expect(tenThousandths(text)).toBe(price);
  });
});

describe('case M01: flooring to the cent', () => {
  it('returns 19.99 unchanged', () => {
    expect(floored('19.99')).toBe(19_99);
  });

  it('leaves every price from 0.01 to 100.00 as it is', () => {
    const all = Array.from({ length: 100_00 }, (_, index) => index + 1);
    expect(all.filter((cents) => floored(written(cents)) !== cents)).toEqual([]);
  });
});

describe('case M02: flooring to the cent', () => {
  it('leaves 8.20 and every price from 1.00 to 1000.00 as it is', () => {
    const all = Array.from({ length: 99_901 }, (_, index) => index + 100);
    expect([820, ...all].filter((cents) => floored(written(cents)) !== cents)).toEqual([]);
  });
});

it.each(['129.73', '17.08', '4.35', '4.56', '1.15', '0.29', '0.57', '1.13', '2.01'])(
  'case M04: %s comes back unchanged',
  (text) => {
    expect(written(floored(text))).toBe(text);
  },
);

it.each([
  { text: '1.005', shown: 1_00 },
  { text: '8.165', shown: 8_16 },
])('case M05: $text is floored to $shown cents, not rounded', ({ text, shown }) => {
  expect(floored(text)).toBe(shown);
});

it('case M14: a unit of five eaches costs five times the exact price', () => {
  expect(sellingPrice(tenThousandths('182193.74') ?? 0, 5)).toBe(910_968_70);
});

describe('case M17: a price of four decimals', () => {
  it('is kept, and shown in whole cents', () => {
    expect([tenThousandths('12.3456'), floored('12.3456')]).toEqual([123_456, 12_34]);
  });

  it('is floored once for a selling unit, not once for each', () => {
    expect(sellingPrice(12_345, 12)).toBe(14_81);
  });

  it('never shows a list price below the customer price', () => {
    const price = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 144 }), (list, customer, eaches) => {
        const { listPrice, customerPrice } = sellingPrices(list, customer, eaches);
        expect(listPrice).toBeGreaterThanOrEqual(customerPrice);
        expect(customerPrice).toBe(sellingPrice(customer, eaches));
      }),
    );
  });
});

it('reads every amount exactly', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.nat(9_999), (dollars, rest) => {
      expect(tenThousandths(`${dollars}.${String(rest).padStart(4, '0')}`)).toBe(dollars * 10_000 + rest);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineTotal, sumOfLines } from '#shared/rules/pricing/line-total.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { cents } from '#shared/values/money.ts';

const amounts = { price: cents(100_00), core: cents(12_00), warranty: cents(15_00) };

describe('the total of a line', () => {
  it.each([
    { quantity: 1, type: 2, total: 127_00, why: 'the core is charged' },
    { quantity: 3, type: 2, total: 381_00, why: 'core and warranty come with each unit' },
    { quantity: 3, type: 1, total: 345_00, why: 'M20: the core is shown, and not in the total' },
    { quantity: 1, type: 0, total: 115_00, why: 'the account has no cores' },
  ] as const)('of $quantity is $total cents, because $why', ({ quantity, type, total }) => {
    expect(lineTotal(amounts, quantity, type)).toBe(total);
  });

  it('M14: extends the price of the selling unit', () => {
    expect(lineTotal({ price: cents(182_193_74), core: cents(0), warranty: cents(0) }, 5, 2)).toBe(910_968_70);
  });
});

it('the sum of a line of business leaves the other out', () => {
  const lines = [
    { lineOfBusiness: 'aftermarket', total: cents(100_00) },
    { lineOfBusiness: 'aftermarket', total: cents(1_00) },
    { lineOfBusiness: 'salvage', total: cents(20_00) },
  ] as const;
  expect([sumOfLines(lines, 'aftermarket'), sumOfLines(lines, 'salvage')]).toEqual([101_00, 20_00]);
});

it('a total is the sum of its lines, and of its lines of business', () => {
  const line = fc.record({
    lineOfBusiness: fc.constantFrom(...linesOfBusiness),
    total: fc.nat(1_000_000_00).map(cents),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 999 }), (lines) => {
      const parts = linesOfBusiness.map((lineOfBusiness) => sumOfLines(lines, lineOfBusiness));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(sumOfLines(lines));
      expect(sumOfLines(lines)).toBe(lines.reduce((sum, { total }) => sum + total, 0));
    }),
  );
});

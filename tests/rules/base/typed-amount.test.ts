import { describe, expect, it } from 'vitest';
import { typedAmount } from '#shared/rules/base/typed-amount.ts';

describe('an amount that somebody types', () => {
  it.each([
    { typed: '1500', cents: 150_000 },
    { typed: '1500.50', cents: 150_050 },
    { typed: '$1,500', cents: 150_000 },
    { typed: ' 5,000.00 ', cents: 500_000 },
    { typed: '0.99', cents: 99 },
    { typed: '1,234,567', cents: 123_456_700 },
    { typed: '', cents: undefined },
    { typed: '12.5', cents: undefined },
    { typed: '1,50', cents: undefined },
    { typed: '-5', cents: undefined },
    { typed: 'a lot', cents: undefined },
    { typed: '99999999', cents: undefined },
  ])('"$typed" is $cents cents', ({ typed, cents }) => {
    expect(typedAmount(typed)).toBe(cents);
  });
});

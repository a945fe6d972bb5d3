import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityChoices, quantityOf } from '#shared/values/quantity.ts';

describe('a quantity', () => {
  it.each([
    { given: 1, quantity: 1 },
    { given: 999, quantity: 999 },
    { given: '12', quantity: 12 },
    { given: ' 007 ', quantity: 7 },
    { given: 0, quantity: 1 },
    { given: -3, quantity: 1 },
    { given: 1000, quantity: 1 },
    { given: '1000', quantity: 1 },
    { given: 2.5, quantity: 1 },
    { given: '2.5', quantity: 1 },
    { given: '1e2', quantity: 1 },
    { given: '', quantity: 1 },
    { given: 'many', quantity: 1 },
    { given: Number.NaN, quantity: 1 },
    { given: Number.POSITIVE_INFINITY, quantity: 1 },
    { given: null, quantity: 1 },
    { given: undefined, quantity: 1 },
    { given: [5], quantity: 1 },
  ])('given as $given is $quantity', ({ given, quantity }) => {
    expect(quantityOf(given)).toBe(quantity);
  });

  it('is a whole number from 1 to 999, whatever is given', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const quantity = quantityOf(given);
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      }),
    );
  });
});

describe('the quantities to choose from', () => {
  it.each([
    { current: 4, choices: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    { current: 24, choices: [1, 2, 3, 4, 5, 6, 7, 8, 9, 24] },
  ])('are 1 to 9 and $current', ({ current, choices }) => {
    expect(quantityChoices(current)).toEqual(choices);
  });
});

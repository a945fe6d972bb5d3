import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, unitsLeft } from '#shared/rules/cart/lines-left.ts';
import { ANY_QUANTITY } from '#shared/rules/terms/order-quantity.ts';
import { CHANGE_TEXTS } from '#shared/texts/cart/cart-texts.ts';

const line = (partId: string, quantity: number, eaches = 1, terms = ANY_QUANTITY) => ({
  partId,
  quantity,
  eaches,
  terms,
});
const FOURS = { minimum: 8, multiple: 4 };

describe('the available units of a cart', () => {
  it.each([
    { lines: [line('a', 5)], stock: { a: 9 }, left: [5], why: 'there is enough' },
    { lines: [line('a', 5)], stock: { a: 2 }, left: [2], why: 'O10: some were bought meanwhile' },
    { lines: [line('a', 5)], stock: { a: 0 }, left: [0], why: 'O10: all were bought meanwhile' },
    { lines: [line('a', 2, 12), line('a', 5)], stock: { a: 28 }, left: [2, 4], why: 'units share the stock in order' },
    { lines: [line('a', 3, 12)], stock: { a: 30 }, left: [2], why: 'half a box can’t be sold' },
    {
      lines: [{ ...line('a', 3), eaches: undefined }, line('a', 3)],
      stock: { a: 5 },
      left: [0, 3],
      why: 'it is no longer sold in that unit',
    },
    {
      lines: [line('a', 3)],
      stock: { a: Number.POSITIVE_INFINITY },
      left: [3],
      why: 'a core item is always available',
    },
    { lines: [line('a', 12, 1, FOURS)], stock: { a: 11 }, left: [8], why: 'it is sold in multiples of 4' },
    { lines: [line('a', 12, 1, FOURS)], stock: { a: 7 }, left: [0], why: 'less is left than the smallest order' },
    {
      lines: [line('a', 5, 1, FOURS)],
      stock: { a: 11 },
      left: [5],
      why: 'a feed brought the terms later, and nothing is cut',
    },
    {
      lines: [line('a', 6, 1, FOURS), line('a', 3)],
      stock: { a: 4 },
      left: [0, 3],
      why: 'what one line can’t have is for the other',
    },
  ])('are $left, because $why', ({ lines, stock, left }) => {
    expect(unitsLeft(lines, (part) => stock[part as 'a'])).toEqual(left);
  });

  it('never exceed the stock, nor the wanted quantity', () => {
    const lines = fc.array(
      fc.record({
        partId: fc.constantFrom('a', 'b'),
        quantity: fc.integer({ min: 1, max: 20 }),
        eaches: fc.integer({ min: 1, max: 12 }),
        terms: fc.constantFrom(ANY_QUANTITY, FOURS),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, fc.nat(100), fc.nat(100), (held, a, b) => {
        const left = unitsLeft(held, (part) => (part === 'a' ? a : b));
        for (const [part, stock] of [
          ['a', a],
          ['b', b],
        ] as const) {
          const eaches = held.reduce(
            (sum, each, index) => sum + (each.partId === part ? each.eaches * (left[index] ?? 0) : 0),
            0,
          );
          expect(eaches).toBeLessThanOrEqual(stock);
        }
        expect(held.every(({ quantity }, index) => (left[index] ?? 0) <= quantity)).toBe(true);
      }),
    );
  });
});

describe('the message for a line', () => {
  it.each([
    { quantity: 5, left: 5, text: undefined },
    { quantity: 5, left: 2, text: 'Part was reduced in quantity' },
    { quantity: 5, left: 0, text: 'Part was removed' },
  ])('with quantity $quantity and $left available is "$text"', ({ quantity, left, text }) => {
    const change = changeOf(quantity, left);
    expect(change && CHANGE_TEXTS[change]).toBe(text);
  });
});

import { expect, it } from 'vitest';
import { addRefusal } from '#shared/rules/cart/add-refusal.ts';

const free = { isLoading: false, isUnavailable: false, isOnlyOneInCart: false };

it.each([
  { why: 'nothing stands against it', situation: {}, refusal: undefined },
  {
    why: 'price and availability are on their way',
    situation: { isLoading: true, isUnavailable: true },
    refusal: 'loading',
  },
  { why: 'the chosen unit is unavailable', situation: { isUnavailable: true }, refusal: 'unavailable' },
  {
    why: 'a salvage part is in the cart',
    situation: { isOnlyOneInCart: true, isUnavailable: true },
    refusal: 'inCart',
  },
] as const)('the add button is refused as $refusal when $why', ({ situation, refusal }) => {
  expect(addRefusal({ ...free, ...situation })).toBe(refusal);
});

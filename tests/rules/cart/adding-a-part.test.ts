import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRefusal, afterAdding, afterUpdating, outcomeText } from '#shared/rules/cart/adding-a-part.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';

/** The texts of storefront 4, letter by letter. */
const ADDED = 'Item was added to your cart';
const UNAVAILABLE = 'Unable to add the part to your cart. The part is no longer be available.';
const REMOVED = 'This part is no longer available.';
const SOME = 'Some items were added to your cart. Quantity excedes availability.';
const REDUCED = 'Unable to add more to your cart. The quantity in your cart has been reduced.';
const MISSING = 'Error updating part. Does not exist.';

describe('adding a part', () => {
  it.each([
    { inCart: 0, wanted: 2, available: 5, quantity: 2, text: ADDED, why: 'it is new' },
    { inCart: 2, wanted: 2, available: 5, quantity: 4, text: ADDED, why: 'quantities are summed' },
    { inCart: 2, wanted: 3, available: 5, quantity: 5, text: ADDED, why: 'it is exactly the stock' },
    { inCart: 0, wanted: 1, available: 0, quantity: 0, text: UNAVAILABLE, why: 'none is available' },
    { inCart: 3, wanted: 1, available: 0, quantity: 0, text: REMOVED, why: 'it is sold out' },
    { inCart: 0, wanted: 6, available: 5, quantity: 5, text: SOME, why: 'fewer are available' },
    { inCart: 4, wanted: 3, available: 5, quantity: 5, text: SOME, why: 'one more is available' },
    { inCart: 5, wanted: 1, available: 5, quantity: 5, text: REDUCED, why: 'all of the stock is in the cart' },
    { inCart: 5, wanted: 1, available: 2, quantity: 2, text: REDUCED, why: 'less is available than in the cart' },
    {
      inCart: 998,
      wanted: 5,
      available: Number.POSITIVE_INFINITY,
      quantity: 999,
      text: SOME,
      why: 'a line has at most 999',
    },
    { inCart: 1, wanted: 1, available: 1, quantity: 1, text: REDUCED, why: 'there is one of a recycled part' },
  ])('to $inCart in the cart makes $quantity, because $why', ({ inCart, wanted, available, quantity, text }) => {
    const added = afterAdding(inCart, wanted, available);
    expect([added.quantity, outcomeText(added.outcome, 'aftermarket')]).toEqual([quantity, text]);
  });

  it('never exceeds the stock, nor 999', () => {
    const some = fc.nat(1200);
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 999 }), some, (inCart, wanted, available) => {
        const { quantity } = afterAdding(inCart, wanted, available);
        expect(quantity).toBe(Math.min(inCart + wanted, available, 999));
      }),
    );
  });
});

describe('changing a quantity', () => {
  it.each([
    { inCart: 2, wanted: 4, available: 5, quantity: 4, text: null, why: 'there is enough' },
    { inCart: 2, wanted: 1, available: 5, quantity: 1, text: null, why: 'a lower quantity is always available' },
    { inCart: 2, wanted: 9, available: 5, quantity: 5, text: REDUCED, why: 'fewer are available' },
    { inCart: 2, wanted: 1, available: 0, quantity: 0, text: REMOVED, why: 'it is sold out' },
    { inCart: 0, wanted: 1, available: 5, quantity: 0, text: MISSING, why: 'it is not in the cart' },
  ])('of $inCart to $wanted makes $quantity, because $why', ({ inCart, wanted, available, quantity, text }) => {
    const updated = afterUpdating(inCart, wanted, available);
    expect([updated.quantity, outcomeText(updated.outcome, 'aftermarket')]).toEqual([quantity, text]);
  });
});

describe('the messages of the spec', () => {
  it.each([
    [
      outcomeText('no account', 'aftermarket'),
      'Sorry, but you must have an active Aftermarket Account to purchase this part.',
    ],
    [
      outcomeText('no account', 'salvage'),
      'Sorry, but you must have an active Recycled Account to purchase this part.',
    ],
    [CART_TEXTS.successTitle, 'Success'],
    [CART_TEXTS.success, 'Item added to shopping cart.'],
    [CART_TEXTS.cartChanged, 'Some items in your cart have changed'],
    [CART_TEXTS.partReduced, 'Part was reduced in quantity'],
    [CART_TEXTS.partRemoved, 'Part was removed'],
    [CART_TEXTS.continueOrStartNew, 'Do you wish to continue with this session or start a new one?'],
    [CART_TEXTS.validationFailed, 'Failed validate cart.'],
    [CART_TEXTS.clearFailed, 'Failed to remove part from cart.'],
    [CART_TEXTS.clearConfirm, 'This action will clear your entire cart. Proceed?'],
    [CART_TEXTS.insuranceMismatch, 'The cart contains products that are not valid for the selected insurance carrier…'],
    [CART_TEXTS.removeAndContinue, 'Remove Parts and Continue'],
    [CART_TEXTS.continueWithoutInsurance, 'Continue as a non-insurance order'],
    [CART_TEXTS.aftermarketPoInvalid, 'The Aftermarket PO Number you have given is invalid.'],
    [CART_TEXTS.aftermarketPoUnverified, 'There was a problem verifying your Aftermarket PO Number.'],
    [outcomeText('cart full', 'salvage'), 'Your cart is full. Remove a part before you add another.'],
  ])('%s', (text, spec) => {
    expect(text).toBe(spec);
  });
});

const free = { isLoading: false, isUnavailable: false, isOnlyOneInCart: false };

it.each([
  { why: 'nothing prevents it', situation: {}, refusal: undefined },
  {
    why: 'price and availability are loading',
    situation: { isLoading: true, isUnavailable: true },
    refusal: 'loading',
  },
  { why: 'the chosen unit is unavailable', situation: { isUnavailable: true }, refusal: 'unavailable' },
  {
    why: 'a salvage part is in the cart',
    situation: { isOnlyOneInCart: true, isUnavailable: true },
    refusal: 'inCart',
  },
] as const)('the add button is disabled with $refusal when $why', ({ situation, refusal }) => {
  expect(addRefusal({ ...free, ...situation })).toBe(refusal);
});

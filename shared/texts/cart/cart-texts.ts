import type { LineChange } from '../../values/line-changes.ts';

/**
 * Texts of the cart. They are the spec's, letter by letter (storefront 4, 5, 6 and 8), up to `cartFull`; the rest are
 * our own.
 */
export const CART_TEXTS = {
  noLongerAvailable: 'This part is no longer available.',
  unableToAdd: 'Unable to add the part to your cart. The part is no longer be available.',
  unableToAddMore: 'Unable to add more to your cart. The quantity in your cart has been reduced.',
  someAdded: 'Some items were added to your cart. Quantity excedes availability.',
  added: 'Item was added to your cart',
  successTitle: 'Success',
  success: 'Item added to shopping cart.',
  doesNotExist: 'Error updating part. Does not exist.',
  cartChanged: 'Some items in your cart have changed',
  partReduced: 'Part was reduced in quantity',
  partRemoved: 'Part was removed',
  continueOrStartNew: 'Do you wish to continue with this session or start a new one?',
  validationFailed: 'Failed validate cart.',
  clearFailed: 'Failed to remove part from cart.',
  clearConfirm: 'This action will clear your entire cart. Proceed?',
  insuranceMismatch: 'The cart contains products that are not valid for the selected insurance carrier…',
  removeAndContinue: 'Remove Parts and Continue',
  continueWithoutInsurance: 'Continue as a non-insurance order',
  aftermarketPoInvalid: 'The Aftermarket PO Number you have given is invalid.',
  aftermarketPoUnverified: 'There was a problem verifying your Aftermarket PO Number.',
  cartFull: 'Your cart is full. Remove a part before you add another.',
  tooManyCarts: 'You already have 50 job carts. Delete one you no longer need.',
  tooManyFavourites: 'You already have 200 favorites. Remove one you no longer need.',
} as const;

/** Purchasing needs an active account for the line (storefront 6). */
export const accountNeeded = (lineLabel: string) =>
  `Sorry, but you must have an active ${lineLabel} Account to purchase this part.`;

/** Shown for a line that a cart refresh reduced or removed (storefront 4). */
export const CHANGE_TEXTS: Readonly<Record<LineChange, string>> = {
  reduced: CART_TEXTS.partReduced,
  removed: CART_TEXTS.partRemoved,
};

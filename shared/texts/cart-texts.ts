import type { AddOutcome } from '../rules/adding-a-part.ts';
import { LINE_FACTS, type LineOfBusiness } from '../rules/line-of-business.ts';
import type { LineChange } from '../rules/lines-left.ts';

/** The texts of the cart: the spec's to the letter (storefront 4, 5, 6 and 8), from `cartFull` on our own. */
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
  cartFull: 'The cart is full.',
  accountRequested: 'Your request has been sent to your provider.',
} as const;

/** Purchasing needs an active account for the line (storefront 6). */
export const accountNeeded = (line: LineOfBusiness): string =>
  `Sorry, but you must have an active ${LINE_FACTS[line].label} Account to purchase this part.`;

const OUTCOME_TEXTS: Readonly<Record<Exclude<AddOutcome, 'no account'>, string | null>> = {
  added: CART_TEXTS.added,
  updated: null,
  'partly added': CART_TEXTS.someAdded,
  reduced: CART_TEXTS.unableToAddMore,
  removed: CART_TEXTS.noLongerAvailable,
  unavailable: CART_TEXTS.unableToAdd,
  missing: CART_TEXTS.doesNotExist,
  'cart full': CART_TEXTS.cartFull,
};

/** What is said of a part that was put into a cart, or could not be (storefront 4); null where nothing need be said. */
export const outcomeText = (outcome: AddOutcome, line: LineOfBusiness): string | null =>
  outcome === 'no account' ? accountNeeded(line) : OUTCOME_TEXTS[outcome];

/** What is said of a line that is less than it was (storefront 4, cart refresh). */
export const CHANGE_TEXTS: Readonly<Record<LineChange, string>> = {
  reduced: CART_TEXTS.partReduced,
  removed: CART_TEXTS.partRemoved,
};

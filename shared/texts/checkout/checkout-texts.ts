/**
 * Texts of checkout. They are the spec's, letter by letter (storefront 4, 5 and 8), up to `inProgress`; the rest are
 * our own.
 */
export const CHECKOUT_TEXTS = {
  notAllowed: 'You cannot checkout at this time.',
  quotesFailed: 'Unable to load quotes',
  shippingLoading: 'Shipping is still loading',
  orderFailed: 'There was an unexpected error while creating your order. Please contact the site administrator.',
  /** Begins the text of an error that came after the order was placed. */
  halfSuccess: 'Your order was placed',
  success: 'Your order has been placed. An email with the details has been sent to your account.',
  /** The first sentence of `success`, for an order without a confirmation email. */
  successWithoutMail: 'Your order has been placed.',
  keep: 'Keep',
  remove: 'Remove',
  inProgress: 'Your order is being placed.',
  changed: 'Prices or fees have changed. Please review your order.',
  notShippable: 'We do not ship to this address.',
  shipmentsChanged: 'The shipments in your order have changed. Please review your order.',
  postalCodeNeeded: 'Please enter the shipping postal code first.',
  noSuchCart: 'This cart no longer exists.',
  keyNeeded: 'An Idempotency-Key header is required.',
} as const;

/** Refuses an order because a field that the account requires is empty (storefront 5). */
export const requiredField = (name: string) => `<p>${requiredFieldText(name)}</p>`;
/** The same text without its paragraph tags. */
export const requiredFieldText = (name: string) => `Required Field: ${name}`;
/** Shown for an order that its own buyer may not see (admin 6). */
export const placedUnseen = (orderNumber: string) =>
  `${CHECKOUT_TEXTS.halfSuccess}, but your account can’t view it: order ${orderNumber}.`;
/** Shown when another tab or window has already ordered this cart. */
export const alreadyOrdered = (orderNumber: string) => `This cart has already been ordered: order ${orderNumber}.`;
/** Shown when the cart holds more than is available (storefront 8). */
export const limitedAvailability = (partNumber: string) => `Availability of the part ${partNumber} is limited.`;

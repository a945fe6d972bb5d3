/** The texts of checkout: the spec's to the letter (storefront 4, 5 and 8), from `inProgress` on our own. */
export const CHECKOUT_TEXTS = {
  notAllowed: 'You cannot checkout at this time.',
  quotesFailed: 'Unable to load quotes',
  shippingLoading: 'Shipping is still loading',
  orderFailed: 'There was an unexpected error while creating your order. Please contact the site administrator.',
  /** What a refusal says that came after the order was placed. */
  halfSuccess: 'Your order was placed',
  success: 'Your order has been placed. An email with the details has been sent to your account.',
  /** Its first sentence alone, where no email was asked for. */
  successWithoutMail: 'Your order has been placed.',
  keep: 'Keep',
  remove: 'Remove',
  inProgress: 'Your order is being placed.',
  changed: 'Prices or fees have changed. Please review your order.',
  notShippable: 'We do not ship to this address.',
  shipmentsChanged: 'What ships from where has changed. Please review your order.',
  postalCodeNeeded: 'Please enter the postal code to ship to first.',
  noSuchCart: 'This cart does not exist any more.',
  keyNeeded: 'An Idempotency-Key is needed.',
} as const;

/** A field that the account requires is empty (storefront 5). */
export const requiredField = (name: string) => `<p>${requiredFieldText(name)}</p>`;
/** The same where a page has the paragraph already. */
export const requiredFieldText = (name: string) => `Required Field: ${name}`;
/** Of an order that its own buyer may not see (admin 6). */
export const placedUnseen = (orderNumber: string) =>
  `${CHECKOUT_TEXTS.halfSuccess}, but your account can’t show it: order ${orderNumber}.`;
/** Another tab or window has ordered what is shown here. */
export const alreadyOrdered = (orderNumber: string) => `This cart has been ordered: order ${orderNumber}.`;
/** Less is left than is in the cart (storefront 8). */
export const limitedAvailability = (partNumber: string) => `Availability of the part ${partNumber} is limited.`;

/** The texts of checkout: the spec's to the letter (storefront 4, 5 and 8), from `inProgress` on our own. */
export const CHECKOUT_TEXTS = {
  notAllowed: 'You cannot checkout at this time.',
  quotesFailed: 'Unable to load quotes',
  inProgress: 'Your order is being placed.',
  changed: 'Prices or fees have changed. Please review your order.',
  notShippable: 'We do not ship to this address.',
  shipmentsChanged: 'What ships from where has changed. Please review your order.',
  keyNeeded: 'An Idempotency-Key is needed.',
} as const;

/** A field that the account requires is empty (storefront 5). */
export const requiredField = (name: string) => `<p>Required Field: ${name}</p>`;
/** Less is left than is in the cart (storefront 8). */
export const limitedAvailability = (partNumber: string) => `Availability of the part ${partNumber} is limited.`;

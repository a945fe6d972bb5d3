/** What is said of carts that are left to a parent account (decision O4), in our own words. */
export const HAND_OVER_TEXTS = {
  notAllowed: 'Your account does not send carts to a parent.',
  nothingToSend: 'There is nothing in your cart to send.',
  notFound: 'There is no such cart.',
  decided: 'This cart has been decided on already.',
  noteNeeded: 'Please say why you return the cart.',
  aboveLimit: 'This order is above your limit for the month.',
  childInactive: 'This account can’t order at the moment.',
} as const;

/** A user's limit for a month does not allow an order. Amounts as they are shown. */
export const monthlyLimitReached = (limit: string, left: string): string =>
  `This order is above your limit of ${limit} a month, of which ${left} is left.`;
/** In an order's timeline. */
export const cartSentBy = (name: string): string => `Cart sent by ${name}`;

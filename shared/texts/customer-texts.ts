/** What is said of the customers that somebody buys as; the spec has no texts for these. */
export const CUSTOMER_TEXTS = {
  noSuchCustomer: 'This customer does not belong to your account.',
  noSuchShipTo: 'This address does not belong to your customer.',
  defaultShipTo: 'Default address',
  lineNotSold: 'Your account does not buy this line.',
} as const;

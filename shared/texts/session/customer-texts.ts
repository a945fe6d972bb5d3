/** What is said of the customers that somebody buys as, in our own words: the spec has none for these. */
export const CUSTOMER_TEXTS = {
  noSuchCustomer: 'This customer does not belong to your account.',
  noSuchShipTo: 'This address does not belong to your customer.',
  lineNotSold: 'Your account does not buy this line.',
  defaultShipTo: 'Default address',
  title: 'Customer and delivery',
  change: 'Change customer or address',
  deliverTo: 'Deliver to',
  deliverHere: 'Deliver here',
  servedFrom: 'Served from',
  otherLocations: 'Other locations',
  inUse: 'In use',
  noNumber: 'No customer number yet: list prices, and nothing can be ordered.',
  changed: 'You buy as your customer again.',
  addressChanged: 'Your delivery address has been changed.',
  guestTitle: 'Show list prices to a guest',
  guestDetail:
    'A guest sees list prices and can’t put anything into the cart. You can buy as your customer again at any time.',
  guestName: 'Name',
  guestNameMissing: 'Please enter a name.',
  guestPhone: 'Phone number',
  guestPhoneInvalid: 'Phone Number is not valid',
  guestPostalCode: 'Postal code',
  guestLine: 'Line',
  bothLines: 'Both lines',
  continueAsGuest: 'Continue as guest',
  guestStarted: 'You see list prices now.',
  bringBackQuestion: 'Bring back the parts that left your cart when you went on as a guest?',
  bringBack: 'Bring them back',
  leaveThem: 'Leave them',
} as const;

export const buyAs = (customerName: string, customerNumber: string): string =>
  `Buy as ${customerName} (${customerNumber})`;
export const deliverToPlace = (place: string): string => `Deliver to ${place}`;
export const guestPrices = (lines: string, customerName: string): string => `List prices for ${customerName}: ${lines}`;
export const buyAsAgain = (customerNumber: string): string => `Buy as ${customerNumber} again`;
export const milesText = (miles: number): string => (miles === 1 ? '1 mile' : `${miles} miles`);
/** What happens to the cart, before it does. */
export const partsWillLeave = (count: number): string =>
  count === 1
    ? 'One part leaves your cart, since a guest can’t order it. It is kept for when you buy as your customer again.'
    : `${count} parts leave your cart, since a guest can’t order them. They are kept for when you buy as your customer again.`;

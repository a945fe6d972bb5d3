/** Choosing the customer to buy as. The spec has no texts for this, so all are our own. */
export const CUSTOMER_TEXTS = {
  noSuchCustomer: 'This customer does not belong to your account.',
  noSuchShipTo: 'This address does not belong to your customer.',
  lineNotSold: 'Your account can’t buy this line of business.',
  defaultShipTo: 'Default address',
  title: 'Customer and delivery',
  change: 'Change customer or address',
  deliverTo: 'Deliver to',
  deliverHere: 'Deliver here',
  servedFrom: 'Served from',
  otherLocations: 'Other locations',
  inUse: 'In use',
  noNumber: 'No customer number yet. You see list prices and can’t order.',
  changed: 'You are buying as your customer again.',
  addressChanged: 'Your delivery address has been changed.',
  guestTitle: 'Show list prices to a guest',
  guestDetail:
    'A guest sees list prices and can’t add parts to the cart. You can go back to your customer at any time.',
  guestName: 'Name',
  guestNameMissing: 'Please enter a name.',
  guestPhone: 'Phone number',
  guestPostalCode: 'Postal code',
  guestLine: 'Line',
  bothLines: 'Both lines',
  continueAsGuest: 'Continue as guest',
  guestStarted: 'You now see list prices.',
  bringBackQuestion: 'Put back the parts that left your cart when you continued as a guest?',
  bringBack: 'Put them back',
  leaveThem: 'Leave them out',
} as const;

export const buyAs = (customerName: string, customerNumber: string): string =>
  `Buy as ${customerName} (${customerNumber})`;
export const deliverToText = (place: string): string => `Deliver to ${place}`;
export const guestPrices = (lines: string, customerName: string): string => `List prices for ${customerName}: ${lines}`;
export const buyAsAgain = (customerNumber: string): string => `Buy as ${customerNumber} again`;
export const milesText = (miles: number): string => (miles === 1 ? '1 mile' : `${miles} miles`);
/** Warns what will happen to the cart. */
export const partsWillLeave = (count: number): string =>
  count === 1
    ? 'One part will leave your cart because a guest can’t order it. We keep it until you buy as your customer again.'
    : `${count} parts will leave your cart because a guest can’t order them. We keep them until you buy as your customer again.`;

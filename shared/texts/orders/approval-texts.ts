/** What is said of carts that are left to a parent account (decision O4), in our own words. */
export const APPROVAL_TEXTS = {
  notAllowed: 'Your account does not send carts to a parent.',
  nothingToSend: 'There is nothing in your cart to send.',
  notFound: 'There is no such cart.',
  decided: 'This cart has been decided on already.',
  onlyThisCart: 'Only the cart that was sent to you can be ordered here. Open it again, or leave it first.',
  noteNeeded: 'Please say why you return the cart.',
  aboveLimit: 'This order is above your limit for the month.',
  title: 'Sent carts',
  sendToParent: 'Send to parent',
  sendTitle: 'Send this cart to your parent account?',
  sendDetail:
    'Your parent account orders it or returns it. Your cart is empty then, and you can take it back as long as nobody has decided.',
  note: 'Note',
  sent: 'Your cart was sent.',
  empty: 'No carts have been sent',
  emptyOfParent: 'Carts that your branches leave to you are found here.',
  emptyOfChild: 'Carts that you send to your parent account are found here.',
  open: 'Open',
  return: 'Return',
  returnTitle: 'Return this cart?',
  returnDetail: 'Whoever sent it reads your note and gets the parts back.',
  returned: 'The cart was returned.',
  takeBack: 'Take back',
  takenBack: 'The cart is yours again.',
  restore: 'Put back into my cart',
  showOrder: 'Show the order',
  goToCart: 'Go to the cart',
  leave: 'Leave',
  childInactive: 'This account can’t order at the moment.',
} as const;

/** A user's limit for a month does not allow an order. Amounts as they are shown. */
export const monthlyLimitReached = (limit: string, left: string): string =>
  `This order is above your limit of ${limit} a month, of which ${left} is left.`;
/** In an order's timeline. */
export const cartSentBy = (name: string): string => `Cart sent by ${name}`;

export const APPROVAL_STATE_TEXTS = { open: 'Waiting', returned: 'Returned', ordered: 'Ordered' } as const;

export const sentByOf = (sender: string, companyName: string): string => `${sender}, ${companyName}`;
export const answeredBy = (name: string, answer: string): string => `${name}: ${answer}`;
export const openCartOf = (sender: string): string => `Open the cart of ${sender}`;
export const returnCartOf = (sender: string): string => `Return the cart of ${sender}`;
export const completing = (companyName: string, sender: string): string =>
  `You complete a cart of ${companyName}, sent by ${sender}.`;

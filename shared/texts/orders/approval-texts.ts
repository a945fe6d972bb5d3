/** Approval requests: carts that a child account sends to its parent (decision O4). All of these texts are our own. */
export const APPROVAL_TEXTS = {
  noteNeeded: 'Please say why you are returning the cart.',
  title: 'Cart approvals',
  sendToParent: 'Send for approval',
  sendTitle: 'Send this cart to your parent account for approval?',
  sendDetail:
    'Your parent account will order it or return it. Sending it empties your cart. You can take it back until they decide.',
  note: 'Note',
  sent: 'Your cart was sent for approval.',
  empty: 'No carts sent for approval',
  emptyOfParent: 'Carts that your branches send to you appear here.',
  emptyOfChild: 'Carts that you send to your parent account appear here.',
  open: 'Open',
  return: 'Return',
  returnTitle: 'Return this cart?',
  returnDetail: 'The sender will see your note and can put the parts back in their cart.',
  returned: 'The cart was returned.',
  takeBack: 'Take back',
  takenBack: 'You took the cart back.',
  restore: 'Put back in my cart',
  showOrder: 'View order',
  goToCart: 'Go to cart',
  leave: 'Leave',
} as const;

/** Refuses an order that exceeds the user's monthly limit. The amounts are formatted money. */
export const monthlyLimitReached = (limit: string, left: string): string =>
  `This order is above your monthly limit of ${limit}. You have ${left} left.`;
/** An entry in an order's timeline. */
export const cartSentBy = (name: string): string => `Cart sent by ${name}`;

export const APPROVAL_STATE_TEXTS = { open: 'Waiting', returned: 'Returned', ordered: 'Ordered' } as const;

export const sentByOf = (sender: string, companyName: string): string => `${sender}, ${companyName}`;
export const answeredBy = (name: string, answer: string): string => `${name}: ${answer}`;
export const openCartOf = (sender: string): string => `Open the cart from ${sender}`;
export const returnCartOf = (sender: string): string => `Return the cart from ${sender}`;
export const completing = (companyName: string, sender: string): string =>
  `You are completing a cart for ${companyName}, sent by ${sender}.`;

/**
 * Why the server refuses something about a cart that is sent for approval. Apart from the texts of its screens, which
 * are part of the store's first load.
 */
export const APPROVAL_REFUSALS = {
  notAllowed: 'Your account can’t send carts for approval.',
  nothingToSend: 'There is nothing in your cart to send.',
  notFound: 'This cart does not exist.',
  decided: 'This cart has already been ordered, returned or taken back.',
  onlyThisCart: 'You can order only the cart that was sent to you. Open it again, or leave it first.',
  aboveLimit: 'This order is above your monthly limit.',
  childInactive: 'This account can’t order right now.',
} as const;

/** Errors and events of orders. `notFound` is the spec's, letter by letter (storefront 8); the rest are our own. */
export const ORDER_TEXTS = {
  notFound: 'Could find your order.',
  cancelAsked: 'Cancel requested.',
  cancelDeclined: 'Cancel declined.',
  confirmedAgain: 'The confirmation was sent again.',
  noCancel: 'Only a submitted order can be canceled.',
  changedSince: 'Somebody has changed this order in the meantime. Look at it again, then decide.',
  noSuchChange: 'This order can’t be changed to that status.',
} as const;

/** The texts of orders: the spec's to the letter (storefront 8), the last ones our own. */
export const ORDER_TEXTS = {
  notFound: 'Could find your order.',
  cancelAsked: 'Cancel requested.',
  cancelDeclined: 'Cancel declined.',
  noCancel: 'Only a submitted order can be canceled.',
  noSuchChange: 'The order can not become that any more.',
} as const;

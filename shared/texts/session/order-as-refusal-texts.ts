/** Why the server refuses something because of the account that a session orders as. All of these texts are our own. */
export const ORDER_AS_REFUSALS = {
  otherAccount: 'You order for another account now. Nothing was changed. Please check what is shown and try again.',
} as const;

/** Ordering as another account (storefront 4, admin 4). 'None' is the specification's; the rest are our own. */
export const ORDER_AS_TEXTS = {
  none: 'None',
  orderFor: 'Order for …',
  title: 'Order for which account?',
  account: 'Account',
  orderAs: 'Order as',
} as const;

export const orderingFor = (companyName: string): string => `Ordering for ${companyName}`;
export const orderAsAccount = (companyName: string): string => `Order as ${companyName}`;

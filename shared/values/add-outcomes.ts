/** How it ends when a part is put into a cart or its quantity is changed (storefront 4, adding a part). */
export const addOutcomes = [
  'added',
  'updated',
  'partly added',
  'reduced',
  'removed',
  'unavailable',
  'missing',
  'no account',
  'cart full',
] as const;
export type AddOutcome = (typeof addOutcomes)[number];

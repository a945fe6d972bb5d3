/** The outcomes of adding a part to the cart or changing its quantity (storefront 4, adding a part). */
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
  'restricted',
  'wrong quantity',
] as const;
export type AddOutcome = (typeof addOutcomes)[number];

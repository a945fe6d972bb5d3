/** The steps from the list price of a part to what an account's users pay and see, in order. */
export const priceSteps = ['list', 'level', 'customer', 'margin', 'core', 'warranty', 'shipping'] as const;
export type PriceStepName = (typeof priceSteps)[number];

/**
 * The labels that an account may choose for the customer of a saved vehicle, with the longest name in characters
 * (storefront 3, field configuration).
 */
export const CUSTOMER_NAME_LENGTHS = { Customer: 20, 'Customer Name': 50 } as const;
export type CustomerNameLabel = keyof typeof CUSTOMER_NAME_LENGTHS;

export const customerNameLabels = Object.keys(CUSTOMER_NAME_LENGTHS) as CustomerNameLabel[];

export const LONGEST_CUSTOMER_NAME = Math.max(...Object.values(CUSTOMER_NAME_LENGTHS));

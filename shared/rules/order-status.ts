/** The statuses an order can have, by the number the spec gives them (storefront 3, order). */
export const ORDER_STATUSES = { 1: 'Pending', 2: 'Completed', 3: 'Canceled', 4: 'Submitted', 5: 'Error' } as const;

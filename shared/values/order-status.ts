/** The order statuses, by their numbers in the spec (storefront 3, order). */
export const ORDER_STATUSES = { 1: 'Pending', 2: 'Completed', 3: 'Canceled', 4: 'Submitted', 5: 'Error' } as const;

export const orderStatuses = Object.values(ORDER_STATUSES);
export type OrderStatus = (typeof orderStatuses)[number];

/** The allowed status changes of an order (decision O2). */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Submitted', 'Canceled', 'Error'],
  Submitted: ['Completed', 'Canceled', 'Error'],
  Error: ['Submitted', 'Canceled'],
  Completed: [],
  Canceled: [],
};

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);

/** Whether no other status can follow. */
export const isFinal = (status: OrderStatus): boolean => NEXT[status].length === 0;

/** Customers may ask to cancel while the provider has the order and has not completed it. */
export const mayAskToCancel = (status: OrderStatus): boolean => status === 'Submitted';

import { PATHS } from '../../paths.ts';

// Not beside the other paths: those come with the first load of every store.
/** An order in the admin area, by its number. */
export const adminOrderPath = (orderNumber: string): string => `${PATHS.admin}/order/${orderNumber}`;

/** Orders of the last year that wait for the provider. The list of orders reads it back. */
export const WAITING_ORDERS_PATH = `${PATHS.adminOrders}?waiting=any&days=365`;

import { checkoutContract } from '#shared/contracts/checkout.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** Shipping, checkout and orders, for the screens that place orders and show them. */
export const checkoutApi = apiFor(checkoutContract, tab.connection);

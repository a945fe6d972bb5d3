import { cartContract } from '#shared/contracts/cart.ts';
import { tab } from '../api.ts';
import { apiFor } from '../client.ts';

/** The cart, for the screens that show it or put something into it. */
export const cartApi = apiFor(cartContract, tab.connection);

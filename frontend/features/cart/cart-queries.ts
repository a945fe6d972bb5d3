import { queryOptions } from '@tanstack/react-query';
import { cartApi } from '../../api/cart-api.ts';

/** A cart that was asked for a moment ago is shown as it is, in ms. */
const FRESH_MS = 10_000;
/** The cart is looked at anew so often (storefront 9), in ms. */
export const CART_REFRESH_MS = 240_000;

/** Everything that is known of a user's carts. */
export const cartKey = (userId: string) => ['cart', userId] as const;

/** The cart that the session works with, as it stands now. */
export const cartQuery = (userId: string) =>
  queryOptions({
    queryKey: [...cartKey(userId), 'active'],
    queryFn: ({ signal }) => cartApi.getCartItems({}, { signal }),
    staleTime: FRESH_MS,
  });

/** What the user's carts held before they were cleared. */
export const snapshotsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...cartKey(userId), 'snapshots'],
    queryFn: ({ signal }) => cartApi.getSnapshots({}, { signal }),
  });

/** The main cart and those for jobs. */
export const cartsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...cartKey(userId), 'carts'],
    queryFn: ({ signal }) => cartApi.getCarts({}, { signal }),
  });

export const sharedCartQuery = (userId: string, token: string) =>
  queryOptions({
    queryKey: [...cartKey(userId), 'shared', token],
    queryFn: ({ signal }) => cartApi.getSharedCart({ query: { token } }, { signal }),
  });

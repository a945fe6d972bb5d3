import { queryOptions } from '@tanstack/react-query';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { lookUpParts } from './quick-order/look-up-parts.ts';

/** A cart that was asked for a moment ago is shown as it is, in ms. */
const FRESH_MS = 10_000;
/** The interval of cart refreshes (storefront 9), in ms. */
export const CART_REFRESH_MS = 240_000;

/** Everything that is known of a user's carts. */
export const cartQueryKey = (userId: string) => ['cart', userId] as const;

/** The cart that the session works with, as it stands now. */
export const cartQuery = (userId: string) =>
  queryOptions({
    queryKey: [...cartQueryKey(userId), 'active'],
    queryFn: ({ signal }) => cartApi.getCartItems({}, { signal }),
    staleTime: FRESH_MS,
  });

/** Snapshots of the user's carts before they were cleared. */
export const snapshotsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...cartQueryKey(userId), 'snapshots'],
    queryFn: ({ signal }) => cartApi.getSnapshots({}, { signal }),
  });

/** The main cart and those for jobs. */
export const cartsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...cartQueryKey(userId), 'carts'],
    queryFn: ({ signal }) => cartApi.getCarts({}, { signal }),
  });

/** They change by the user's own hand, in this browser or in another one. */
const FAVOURITES_FRESH_MS = 5 * 60_000;

/** The parts that the user keeps to find again, the newest first. */
export const favouritesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['favourites', userId],
    queryFn: ({ signal }) => cartApi.getFavorites({}, { signal }),
    staleTime: FAVOURITES_FRESH_MS,
  });

/** Prices and availability of favourites. They depend on the postal code that parts are shipped to. */
export const favouritePartsQuery = (
  userId: string,
  postalCode: string | null,
  favourites: readonly { readonly itemNumber: string; readonly companyCode: string }[],
) => {
  const wanted = favourites.map(({ itemNumber, companyCode }) => ({
    partNumber: itemNumber,
    companyCode,
    quantity: 1,
  }));
  return queryOptions({
    queryKey: ['favourites', userId, 'parts', postalCode, wanted],
    queryFn: () => lookUpParts(wanted),
    staleTime: FRESH_MS,
    enabled: wanted.length > 0,
  });
};

export const sharedCartQuery = (userId: string, token: string) =>
  queryOptions({
    queryKey: [...cartQueryKey(userId), 'shared', token],
    queryFn: ({ signal }) => cartApi.getSharedCart({ query: { token } }, { signal }),
  });

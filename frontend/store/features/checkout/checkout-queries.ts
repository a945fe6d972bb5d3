import { queryOptions } from '@tanstack/react-query';
import type { cartContract } from '#shared/contracts/cart.ts';
import type { checkoutContract } from '#shared/contracts/checkout.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import { cartApi } from '../../../api/groups/cart-api.ts';
import { checkoutApi } from '../../../api/groups/checkout-api.ts';

export type QuotedOrigin = Output<typeof checkoutContract.breakdown>[number];
export type ShippingQuote = Output<typeof checkoutContract.quotes>[number]['carrierQuotes'][number];
export type ShippingData = Output<typeof cartContract.getShippingData>;
export type TaxTotals = Output<typeof cartContract.getCartTaxTotals>;

/** How long quotes and taxes stay fresh, in ms. The server checks them again when the order is placed. */
const FRESH_MS = 60_000;

/** Everything that is known of a user's checkout besides the cart. */
export const checkoutKey = (userId: string) => ['checkout', userId] as const;

/** The facts of a cart that its shipping and taxes depend on. */
const contentOf = ({ cartId, version, total, items }: CartView) =>
  [cartId, version, total, items.map(({ id, quantity }) => [id, quantity])] as const;

/** The cart by where its parts come from. */
export const shipmentsQuery = (userId: string, cart: CartView) =>
  queryOptions({
    queryKey: [...checkoutKey(userId), 'shipments', ...contentOf(cart)],
    queryFn: ({ signal }) => checkoutApi.breakdown({ body: { cartId: cart.cartId } }, { signal }),
    staleTime: FRESH_MS,
  });

/** The initial shipping of a line of business: address and carrier of the customer record. */
export const shippingDataQuery = ({ userId, customers, postalCode }: SignedInUser, line: LineOfBusiness) =>
  queryOptions({
    // Whoever buys as another customer is delivered to elsewhere.
    queryKey: [...checkoutKey(userId), 'shipping data', line, postalCode, customers],
    queryFn: ({ signal }) => cartApi.getShippingData({ query: { lobKey: line } }, { signal }),
    staleTime: FRESH_MS,
  });

export const quotesQuery = (userId: string, body: Input<typeof checkoutContract.quotes>['body']) =>
  queryOptions({
    queryKey: [...checkoutKey(userId), 'quotes', body],
    queryFn: async ({ signal }) => {
      const [first] = await checkoutApi.quotes({ body }, { signal });
      return first?.carrierQuotes ?? [];
    },
    staleTime: FRESH_MS,
  });

export const taxesQuery = (userId: string, cart: CartView, body: Input<typeof cartContract.getCartTaxTotals>['body']) =>
  queryOptions({
    queryKey: [...checkoutKey(userId), 'taxes', ...contentOf(cart), body],
    queryFn: ({ signal }) => cartApi.getCartTaxTotals({ body }, { signal }),
    staleTime: FRESH_MS,
  });

/** Whether the account takes a purchase order number for its aftermarket parts. */
export const poNumberQuery = (userId: string, orderNumber: string) =>
  queryOptions({
    queryKey: [...checkoutKey(userId), 'po', orderNumber],
    queryFn: ({ signal }) => cartApi.validatePoNumber({ query: { orderNumber, lobKey: 'aftermarket' } }, { signal }),
    staleTime: FRESH_MS,
  });

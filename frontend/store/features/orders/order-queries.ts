import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { checkoutApi } from '../../../api/groups/checkout-api.ts';
import { askedOrders, type OrderListLocation } from './list/order-list-location.ts';

/** Within this time, in ms, going back and forth sends no new request. */
const staleTime = 15_000;

/** Everything that is known of orders. */
export const ordersKey = ['orders'] as const;

/** A page of the list. What was there before stays until it comes. */
export const orderListQuery = (location: OrderListLocation, now: Date) => {
  const { page, take } = location;
  const query = { ...askedOrders(location, now), Skip: String((page - 1) * take), Take: String(take) };
  return queryOptions({
    queryKey: [...ordersKey, 'list', query],
    queryFn: ({ signal }) => checkoutApi.getOrders({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime,
  });
};

export const orderQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [...ordersKey, orderNumber],
    queryFn: ({ signal }) => checkoutApi.getOrder({ params: { id: orderNumber } }, { signal }),
    staleTime,
  });

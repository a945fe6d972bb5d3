import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { allRows } from '../../../api/all-rows.ts';
import { checkoutApi } from '../../../api/groups/checkout-api.ts';
import { localDay } from '../../../ui/format/local-day.ts';
import { ADMIN_ORDERS_KEY } from '../../messages/message-queries.ts';
import type { OrdersLocation } from './orders-location.ts';

/** The most orders that one call returns (decision B97). */
const MOST_ORDERS = 1000;

interface Rows {
  readonly skip: number;
  readonly take: number;
}

/** The query of the call. Days are those of this browser, like the dates on the screen. */
function queryOf(location: OrdersLocation, now: Date, { skip, take }: Rows) {
  const { search, company, status, waiting, days, sort, isAscending } = location;
  return {
    Skip: String(skip),
    Take: String(take),
    sortBy: sort,
    asc: isAscending,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    from: shifted(localDay(now.toISOString()), 1 - days),
    ...(search !== '' && { search }),
    ...(company !== undefined && { id: company }),
    ...(status !== undefined && { status }),
    ...(waiting !== undefined && { attention: waiting }),
  };
}

/** A page of orders. The one before stays until it comes. */
export function adminOrdersQuery(location: OrdersLocation, now: Date) {
  const { page, take } = location;
  const query = queryOf(location, now, { skip: (page - 1) * take, take });
  return queryOptions({
    queryKey: [ADMIN_ORDERS_KEY, 'list', query],
    queryFn: ({ signal }) => checkoutApi.getOrders({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All orders that match, on whatever page. */
export const readAllOrders = (location: OrdersLocation, now: Date) =>
  allRows((rows) => checkoutApi.getOrders({ query: queryOf(location, now, rows) }), MOST_ORDERS);

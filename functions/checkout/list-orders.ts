import type { checkoutContract, OrderSort } from '#shared/contracts/checkout.ts';
import { isOrderNumber } from '#shared/contracts/checkout.ts';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { beginningOfDay, localTime } from '#shared/rules/base/local-time.ts';
import { needsAttention } from '#shared/rules/orders/order-attention.ts';
import { orderPeriod } from '#shared/rules/orders/order-period.ts';
import { strippedSearchText } from '#shared/rules/search/search-text.ts';
import type { OrderSummary } from '#shared/schemas/stored/order.ts';
import { pageOf, rowsOf } from '#shared/schemas/wire/paging.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import type { OrderRepository } from '../data/sales/order-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { orderRow } from '../selling/order-view.ts';
import { viewerOf } from './viewer.ts';

type Query = Input<typeof checkoutContract.getOrders>['query'];
type OrderList = Output<typeof checkoutContract.getOrders>;

/** The default of admin 7, and the page size of an export. */
const [USUAL_TAKE, MOST_TAKE] = [12, 1000];

const VALUE_OF: Readonly<Record<OrderSort, (order: OrderSummary) => string | number>> = {
  Created: ({ createdAt }) => createdAt,
  OrderNumber: ({ orderNumber }) => Number(orderNumber),
  PoNumber: ({ poNumber }) => poNumber.toUpperCase(),
  CompanyName: ({ companyName = '' }) => companyName.toUpperCase(),
  EmployeeName: ({ employeeName }) => employeeName.toUpperCase(),
  FirstName: ({ firstName }) => firstName.toUpperCase(),
  LastName: ({ lastName }) => lastName.toUpperCase(),
  State: ({ state }) => state,
  LocationNumber: ({ locationNumber }) => locationNumber.toUpperCase(),
  Region: ({ region }) => region.toUpperCase(),
  PartCount: ({ partCount }) => partCount,
  PartsTotal: ({ partsTotal }) => partsTotal,
  Total: ({ total }) => total,
  Status: ({ status }) => status,
};

/**
 * Lists a page of the orders of a period, filtered, searched and sorted. An order number is found at any age (decision
 * O9). Orders that wait for the provider are in a list of their own, so that none is missed among many (decision B460).
 */
export function makeListOrders(orders: OrderRepository, now: () => Date) {
  return async (actor: SignedIn, query: Query): Promise<OrderList> => {
    const { settings } = actor.account;
    const accountId = query.id === undefined ? undefined : Number(query.id);
    if (accountId !== undefined && actor.level > 1 && accountId !== actor.accountId) throw notFound();
    const search = searchable(query.search ?? '');
    const read = query.attention === undefined ? orders.list : orders.waiting;
    const fetched = await read(viewerOf(actor), momentsOf(query, now()), accountId);
    const found = fetched.filter((order) => search === '' || isFoundBy(search, order));
    const older = await olderOrder(actor, search, found);
    const sorted = [...found, ...older]
      .filter(({ status }) => query.status === undefined || status === query.status)
      .filter((order) => query.attention === undefined || needsAttention(order, query.attention))
      .toSorted(bySort(query.sortBy ?? 'Created', query.asc ?? false));
    const page = pageOf(query, { usual: USUAL_TAKE, most: MOST_TAKE });
    return {
      data: rowsOf(sorted, page).map((order) => orderRow(order, settings)),
      total: sorted.length,
      fetched: fetched.length + older.length,
    };
  };

  async function olderOrder(actor: SignedIn, search: string, found: readonly OrderSummary[]) {
    if (!isOrderNumber(search) || found.some(({ orderNumber }) => orderNumber === search)) return [];
    const summary = await orders.findSummary(viewerOf(actor), search);
    return summary ? [summary] : [];
  }
}

/** From the start of the first day to the end of the last day in the viewer's time zone. */
function momentsOf({ timeZone = 'UTC', ...days }: Query, now: Date) {
  const { from, to } = orderPeriod(days, localTime(now, timeZone).date);
  return {
    from: beginningOfDay(from, timeZone).toISOString(),
    to: new Date(beginningOfDay(shifted(to, 1), timeZone).getTime() - 1).toISOString(),
  };
}

function isFoundBy(search: string, order: OrderSummary): boolean {
  const { orderNumber, poNumber, employeeName, firstName, lastName, locationNumber, region, status } = order;
  const names = [order.companyName ?? '', employeeName, `${firstName} ${lastName}`, locationNumber, region, status];
  return [orderNumber, poNumber, order.keywords ?? '', ...names].some((text) => searchable(text).includes(search));
}

/** Normalizes search text and order fields alike: only letters, digits, spaces and hyphens count (admin 5). */
const searchable = (text: string): string => strippedSearchText(text).toUpperCase();

/** Equal orders stay newest first. */
function bySort(sort: OrderSort, isAscending: boolean) {
  const value = VALUE_OF[sort];
  return (one: OrderSummary, other: OrderSummary): number => {
    const [first, second] = isAscending ? [value(one), value(other)] : [value(other), value(one)];
    return first < second ? -1 : first > second ? 1 : 0;
  };
}

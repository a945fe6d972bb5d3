import type { OrderSort } from '#shared/contracts/checkout.ts';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { clampedPage } from '#shared/rules/base/page-window.ts';
import { type OrderStatus, orderStatuses } from '#shared/values/order-status.ts';
import { PATHS } from '../../../../paths.ts';
import { localDay } from '../../../../ui/format/local-day.ts';

/** How many days back a list looks, 90 where nothing is said (decision O9). */
export const PERIODS = [30, 90, 365] as const;
const USUAL_PERIOD = 90;
type Days = (typeof PERIODS)[number];
/** ISO dates, both inclusive; empty where that end is open. */
interface Dates {
  readonly from: string;
  readonly to: string;
}

/** Page sizes of lists (storefront 9), of which the list of orders begins with 12 (admin 7). */
export const ORDER_PAGE_SIZES = [12, 24, 36, 48] as const;

/** What a list can be put in order by: the customer's columns (admin 2), with when, for which company and how it stands. */
export const ORDER_SORTS = [
  'Created',
  'CompanyName',
  'EmployeeName',
  'OrderNumber',
  'PoNumber',
  'LocationNumber',
  'Region',
  'PartCount',
  'PartsTotal',
  'Status',
] as const satisfies readonly OrderSort[];
export type ListSort = (typeof ORDER_SORTS)[number];

/** Words are looked through from their beginning, dates and numbers from their end. */
export const beginsAscending = (sort: ListSort): boolean =>
  !['Created', 'OrderNumber', 'PartCount', 'PartsTotal'].includes(sort);

/** Which part of which orders is looked at: everything that the address of the list says. */
export interface OrderListLocation {
  readonly search: string;
  readonly status: OrderStatus | undefined;
  readonly period: Days | Dates;
  readonly sort: ListSort;
  readonly isAscending: boolean;
  readonly page: number;
  readonly take: number;
}

export const WHOLE_LIST: OrderListLocation = {
  search: '',
  status: undefined,
  period: USUAL_PERIOD,
  sort: 'Created',
  isAscending: false,
  page: 1,
  take: ORDER_PAGE_SIZES[0],
};

/** What narrows the list: whether anything but its order and its pages was chosen. */
export const isNarrowed = ({ search, status }: OrderListLocation): boolean => search !== '' || status !== undefined;

export const isDates = (period: OrderListLocation['period']): period is Dates => typeof period === 'object';

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the query of an address. What is not known there says nothing. */
export function parseOrderList(query: URLSearchParams): OrderListLocation {
  const value = (name: string): string => query.get(name) ?? '';
  const dateOf = (name: string): string => (isDate(value(name)) ? value(name) : '');
  const dates = { from: dateOf('from'), to: dateOf('to') };
  const hasDates = query.has('from') || query.has('to');
  return {
    search: value('search').slice(0, 100),
    status: orderStatuses.find((status) => status === value('status')),
    period: hasDates ? dates : (PERIODS.find((days) => String(days) === value('days')) ?? USUAL_PERIOD),
    sort: ORDER_SORTS.find((sort) => sort === value('sort')) ?? WHOLE_LIST.sort,
    isAscending: value('order') === 'asc',
    page: clampedPage(Number(value('page') || 1)),
    take: ORDER_PAGE_SIZES.find((size) => String(size) === value('take')) ?? WHOLE_LIST.take,
  };
}

/** The address that `parseOrderList` reads back; what is at its default is not written. */
export function orderListPath(location: OrderListLocation): string {
  const { search, status, period, sort, isAscending, page, take } = location;
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (status !== undefined) query.set('status', status);
  if (isDates(period)) for (const [name, date] of Object.entries(period)) query.set(name, date);
  else if (period !== USUAL_PERIOD) query.set('days', String(period));
  if (sort !== WHOLE_LIST.sort) query.set('sort', sort);
  if (isAscending) query.set('order', 'asc');
  if (page > 1) query.set('page', String(page));
  if (take !== WHOLE_LIST.take) query.set('take', String(take));
  const text = query.toString();
  return text === '' ? PATHS.orders : `${PATHS.orders}?${text}`;
}

/** What the server is asked for, but for the rows. Days are those of this browser, as the dates are that it shows. */
export function askedOrders({ search, status, period, sort, isAscending }: OrderListLocation, now: Date) {
  const { from, to } = isDates(period)
    ? period
    : { from: period === USUAL_PERIOD ? '' : shifted(localDay(now.toISOString()), -period), to: '' };
  return {
    sortBy: sort,
    asc: isAscending,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(search !== '' && { search }),
    ...(status !== undefined && { status }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}

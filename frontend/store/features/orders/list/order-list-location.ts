import { checkoutContract, type OrderSort } from '#shared/contracts/checkout.ts';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { type OrderStatus, orderStatuses } from '#shared/values/order-status.ts';
import { PATHS } from '../../../../paths.ts';
import { maxLengthOf } from '../../../../ui/form/contract-fields.ts';
import { localDay } from '../../../../ui/format/local-day.ts';
import {
  addressOf,
  choiceParam,
  type Param,
  type TableLocation,
  tableParams,
  textParam,
} from '../../../../ui/table/address.ts';

/** How many days back a list looks, 90 where nothing is said (decision O9). */
export const PERIODS = [30, 90, 365] as const;
const USUAL_PERIOD = 90;
type Days = (typeof PERIODS)[number];
/** ISO dates, both inclusive; empty where that end is open. */
interface Dates {
  readonly from: string;
  readonly to: string;
}

/** Page sizes of lists (storefront 9). The list of orders begins with 12 (admin 7). */
export const ORDER_PAGE_SIZES = [12, 24, 36, 48] as const;

/** The columns of a customer (admin 2), with the date, the company and the status. The list can be sorted by each. */
export const ORDER_COLUMNS = [
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
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** The state of the list, as its address has it. */
export interface OrderListLocation extends TableLocation<OrderColumn> {
  readonly search: string;
  readonly status: OrderStatus | undefined;
  readonly period: Days | Dates;
}

export const LONGEST_SEARCH = maxLengthOf(checkoutContract.getOrders.query, 'search');

export const isDates = (period: OrderListLocation['period']): period is Dates => typeof period === 'object';

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const daysParam = choiceParam('days', PERIODS, USUAL_PERIOD);

/** Some days up to today, or dates. */
const periodParam: Param<Days | Dates> = {
  read(query) {
    if (!query.has('from') && !query.has('to')) return daysParam.read(query);
    const dateOf = (name: string) => (isDate(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
    return { from: dateOf('from'), to: dateOf('to') };
  },
  write(query, period) {
    if (!isDates(period)) return daysParam.write(query, period);
    query.set('from', period.from);
    query.set('to', period.to);
  },
};

export const ORDER_LIST = addressOf(PATHS.orders, {
  search: textParam('search', LONGEST_SEARCH),
  status: choiceParam('status', orderStatuses, undefined),
  period: periodParam,
  ...tableParams({
    sorts: ORDER_COLUMNS,
    usualSort: 'Created',
    isUsuallyAscending: false,
    sizes: ORDER_PAGE_SIZES,
  }),
});

export const WHOLE_LIST: OrderListLocation = ORDER_LIST.parse(new URLSearchParams());

/** Whether the list leaves out orders of its period. */
export const isNarrowed = ({ search, status }: OrderListLocation): boolean => search !== '' || status !== undefined;

/** The query of the call for a list, without its pages. Days are those of this browser, like the dates on the screen. */
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

import { checkoutContract, type OrderSort } from '#shared/contracts/checkout.ts';
import { type OrderAttention, orderAttentions } from '#shared/rules/orders/order-attention.ts';
import { ADMIN_ORDERS_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { type OrderStatus, orderStatuses } from '#shared/values/order-status.ts';
import { PATHS } from '../../../paths.ts';
import { maxLengthOf } from '../../../ui/form/contract-fields.ts';
import { addressOf, choiceParam, patternParam, tableParams, textParam } from '../../../ui/table/address.ts';
import type { ListLocation } from '../../list/admin-list.tsx';

/** The sizes of a page, 12 at first (admin 7, decision D31). */
export const ORDER_SIZES = [12, 25, 50, 100] as const;

/** How many days back the list looks: today alone, or up to 12 months; 90 by default (decision O9). */
const PERIODS = [1, 30, 90, 365] as const;
type Days = (typeof PERIODS)[number];

/** The columns of admin 2, with the company. The list can be sorted by each. */
export const ADMIN_ORDER_COLUMNS = [
  'Created',
  'FirstName',
  'LastName',
  'State',
  'LocationNumber',
  'Region',
  'OrderNumber',
  'PoNumber',
  'Total',
  'Status',
  'CompanyName',
] as const satisfies readonly OrderSort[];
export type AdminOrderColumn = (typeof ADMIN_ORDER_COLUMNS)[number];

export const LONGEST_ORDER_SEARCH = maxLengthOf(checkoutContract.getOrders.query, 'search');

/** The state of the list of orders, as its address has it. */
export interface OrdersLocation extends ListLocation<AdminOrderColumn> {
  /** Id of an account; undefined for all that the user administers. */
  readonly company: string | undefined;
  readonly status: OrderStatus | undefined;
  readonly waiting: OrderAttention | 'any' | undefined;
  readonly days: Days;
}

export const ORDERS = addressOf<OrdersLocation>(PATHS.adminOrders, {
  search: textParam('search', LONGEST_ORDER_SEARCH),
  company: patternParam('company', /^[1-9]\d{0,8}$/),
  status: choiceParam('status', orderStatuses, undefined),
  waiting: choiceParam('waiting', [...orderAttentions, 'any'] as const, undefined),
  days: choiceParam('days', PERIODS, 90),
  ...tableParams({ sorts: ADMIN_ORDER_COLUMNS, usualSort: 'Created', isUsuallyAscending: false, sizes: ORDER_SIZES }),
});

const WHOLE = ORDERS.parse(new URLSearchParams());

/** The views that every list of orders has. */
export const ORDER_VIEWS = [
  { name: ADMIN_ORDERS_TEXTS.stuck, path: ORDERS.pathOf({ ...WHOLE, waiting: 'stuck', days: 365 }) },
  { name: ADMIN_ORDERS_TEXTS.cancelRequested, path: ORDERS.pathOf({ ...WHOLE, waiting: 'cancelAsked', days: 365 }) },
  { name: ADMIN_ORDERS_TEXTS.today, path: ORDERS.pathOf({ ...WHOLE, days: 1 }) },
] as const;

/** The same search and period without filters. */
export const unfilteredOrders = (location: OrdersLocation): OrdersLocation => ({
  ...location,
  company: undefined,
  status: undefined,
  waiting: undefined,
  page: 1,
});

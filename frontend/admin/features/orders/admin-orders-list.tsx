import { useQuery } from '@tanstack/react-query';
import { orderAttentions } from '#shared/rules/orders/order-attention.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_ORDERS_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { ORDER_LIST_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { orderStatuses } from '#shared/values/order-status.ts';
import type { AccountOption } from '../../../order-as/account-choices.ts';
import { PATHS } from '../../../paths.ts';
import { useCompanyFilter } from '../../account-choice/use-company-filter.ts';
import { AdminList } from '../../list/admin-list.tsx';
import type { ListFilter } from '../../list/list-filter-chip.tsx';
import classes from './admin-orders-list.module.css';
import { adminOrderColumns } from './order-columns.tsx';
import {
  LONGEST_ORDER_SEARCH,
  ORDER_SIZES,
  ORDER_VIEWS,
  ORDERS,
  type OrdersLocation,
  unfilteredOrders,
} from './orders-location.ts';
import { adminOrdersQuery } from './orders-query.ts';

interface AdminOrdersListProps {
  readonly user: SignedInUser;
  readonly location: OrdersLocation;
  readonly now: Date;
  readonly onGo: (location: OrdersLocation) => void;
}

/** The orders of the accounts that the viewer administers (admin 2). */
export function AdminOrdersList({ user, location, now, onGo }: AdminOrdersListProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(adminOrdersQuery(location, now));
  const rows = data?.data ?? [];
  const { search, waiting } = location;
  const companies = useCompanyFilter(
    user,
    rows.map(({ account, companyName }) => ({ accountId: account.id, companyName })),
    location.company,
  );
  return (
    <div className={classes['orders']}>
      <AdminList
        name={ADMIN_ORDERS_TEXTS.title}
        columns={adminOrderColumns(user, (id) => ORDERS.pathOf({ ...location, company: String(id), page: 1 }))}
        rowKey={({ orderNumber }) => orderNumber}
        nameOf={({ orderNumber }) => orderNumber}
        isOff={({ status }) => status === 'Canceled'}
        // Orders of the period that other words would find are not hidden by a filter, nor are those that wait for nothing.
        page={data && { rows, total: data.total, all: search === '' && !waiting ? data.fetched : data.total }}
        isEarlier={isPlaceholderData}
        error={error}
        failure={ADMIN_ORDERS_TEXTS.failed}
        onRetry={() => void refetch()}
        location={location}
        pathOf={ORDERS.pathOf}
        onGo={onGo}
        searchLabel={ADMIN_ORDERS_TEXTS.searchLabel}
        searchPlaceholder={ADMIN_ORDERS_TEXTS.searchPlaceholder}
        longestSearch={LONGEST_ORDER_SEARCH}
        filters={[
          ...(user.level <= 1 ? [companyFilter(location, companies, onGo)] : []),
          ...filtersFor(location, onGo),
        ]}
        allPath={PATHS.adminOrders}
        unfiltered={unfilteredOrders(location)}
        empty={waiting ? NOTHING_WAITS : NO_ORDERS}
        sizes={ORDER_SIZES}
        views={ORDER_VIEWS}
      />
    </div>
  );
}

const NO_ORDERS = { title: ADMIN_ORDERS_TEXTS.none, description: ADMIN_ORDERS_TEXTS.noneDetail };
const NOTHING_WAITS = { title: ADMIN_ORDERS_TEXTS.nothingWaits, description: ADMIN_ORDERS_TEXTS.nothingWaitsDetail };

const companyFilter = (
  location: OrdersLocation,
  options: readonly AccountOption[],
  onGo: AdminOrdersListProps['onGo'],
): ListFilter => ({
  label: ADMIN_ORDERS_TEXTS.company,
  value: location.company ?? '',
  options,
  onChange: (value) => onGo({ ...location, company: value || undefined, page: 1 }),
});

const WAITING_LABELS = {
  stuck: ADMIN_ORDERS_TEXTS.stuck,
  cancelAsked: ADMIN_ORDERS_TEXTS.cancelRequested,
  any: ADMIN_ORDERS_TEXTS.anyWaiting,
} as const;

/** Without a choice the list has 90 days. */
const PERIOD_LABELS = {
  1: ADMIN_ORDERS_TEXTS.today,
  30: ADMIN_ORDERS_TEXTS.last30,
  365: ADMIN_ORDERS_TEXTS.last365,
} as const;
const PERIODS = [1, 30, 365] as const;
const WAITING = [...orderAttentions, 'any'] as const;

function filtersFor(location: OrdersLocation, onGo: AdminOrdersListProps['onGo']): ListFilter[] {
  const { status, waiting, days } = location;
  const change = (filters: Partial<OrdersLocation>) => onGo({ ...location, ...filters, page: 1 });
  return [
    {
      label: ORDER_LIST_TEXTS.status,
      value: status ?? '',
      options: orderStatuses.map((value) => ({ value, label: value })),
      onChange: (value) => change({ status: orderStatuses.find((each) => each === value) }),
    },
    {
      label: ADMIN_ORDERS_TEXTS.waiting,
      value: waiting ?? '',
      options: WAITING.map((value) => ({ value, label: WAITING_LABELS[value] })),
      onChange: (value) => change({ waiting: WAITING.find((each) => each === value) }),
    },
    {
      label: ADMIN_ORDERS_TEXTS.period,
      value: days === 90 ? '' : String(days),
      usual: ORDER_LIST_TEXTS.last90,
      options: PERIODS.map((value) => ({ value: String(value), label: PERIOD_LABELS[value] })),
      onChange: (value) => change({ days: PERIODS.find((each) => String(each) === value) ?? 90 }),
    },
  ];
}

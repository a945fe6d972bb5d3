import { VisuallyHidden } from '@mantine/core';
import IconBan from '@tabler/icons-react/icons/IconBan';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_ORDERS_TEXTS, onlyOrdersOf } from '#shared/texts/desk/admin-orders-texts.ts';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import { OrderStatusBadge } from '../../../ui/order/order-status-badge.tsx';
import type { TableColumn } from '../../../ui/table/rows-table.tsx';
import { adminOrderPath } from '../../frame/order-paths.ts';
import { NameCell } from '../../list/cells/name-cell.tsx';
import classes from './admin-orders-list.module.css';
import { ADMIN_ORDER_COLUMNS, type AdminOrderColumn } from './orders-location.ts';

/** The labels of the columns (admin 2). */
export const ORDER_LABELS: Readonly<Record<AdminOrderColumn, string>> = {
  Created: ADMIN_ORDERS_TEXTS.date,
  FirstName: ADMIN_ORDERS_TEXTS.firstName,
  LastName: ADMIN_ORDERS_TEXTS.lastName,
  State: ADMIN_ORDERS_TEXTS.state,
  LocationNumber: ADMIN_ORDERS_TEXTS.locationNumber,
  Region: ADMIN_ORDERS_TEXTS.region,
  OrderNumber: ADMIN_ORDERS_TEXTS.orderNumber,
  PoNumber: ADMIN_ORDERS_TEXTS.poNumber,
  Total: ADMIN_ORDERS_TEXTS.total,
  Status: ADMIN_ORDERS_TEXTS.status,
  CompanyName: ADMIN_ORDERS_TEXTS.company,
};

type Viewer = Pick<SignedInUser, 'level'> & {
  readonly account: Pick<SignedInUser['account'], 'showPrices' | 'showShipping'>;
};

/** The columns that somebody has: the company only where there can be several, and the total only where it is shown. */
export const columnsOf = ({ level, account }: Viewer): readonly AdminOrderColumn[] =>
  ADMIN_ORDER_COLUMNS.filter(
    (key) => (key !== 'CompanyName' || level <= 1) && (key !== 'Total' || (account.showPrices && account.showShipping)),
  );

/** Dates and numbers are sorted from the latest and the highest, words from A. */
const FROM_THE_HIGHEST: readonly AdminOrderColumn[] = ['Created', 'OrderNumber', 'Total'];

/** The places of columns where rows are shown as cards. */
const CARDS: Partial<Record<AdminOrderColumn, 'beside' | 'below'>> = {
  Status: 'beside',
  CompanyName: 'below',
  Created: 'below',
  Total: 'below',
};

export const adminOrderColumns = (
  viewer: Viewer,
  companyPath: (accountId: number) => string,
): readonly TableColumn<OrderRow, AdminOrderColumn>[] =>
  columnsOf(viewer).map((key) => ({
    key,
    label: ORDER_LABELS[key],
    cell: (order) => cellOf(key, order, companyPath),
    sort: FROM_THE_HIGHEST.includes(key) ? 'descending' : 'ascending',
    isNumber: key === 'Total',
    isRowHeader: key === 'OrderNumber',
    ...(CARDS[key] && { card: CARDS[key] }),
  }));

function cellOf(key: AdminOrderColumn, order: OrderRow, companyPath: (accountId: number) => string): ReactNode {
  const { account, companyName, isCancelAsked, orderNumber, status } = order;
  switch (key) {
    case 'Created':
      return <time dateTime={order.created}>{formatMoment(order.created)}</time>;
    case 'FirstName':
      return order.firstName;
    case 'LastName':
      return order.lastName;
    case 'State':
      return order.state;
    case 'LocationNumber':
      return order.locationNumber;
    case 'Region':
      return order.region;
    case 'OrderNumber':
      return <NameCell path={adminOrderPath(orderNumber)} name={orderNumber} />;
    case 'PoNumber':
      return order.poNumber;
    case 'Total':
      return order.total !== null && formatMoney(order.total);
    case 'Status':
      return (
        <span className={classes['status']}>
          <OrderStatusBadge status={status} />
          {isCancelAsked && (
            <span title={ADMIN_ORDERS_TEXTS.cancelRequested}>
              <IconBan data-asked size={16} stroke={2} aria-hidden />
              <VisuallyHidden>{ADMIN_ORDERS_TEXTS.cancelRequested}</VisuallyHidden>
            </span>
          )}
        </span>
      );
    case 'CompanyName':
      return (
        <Link to={companyPath(account.id)} title={onlyOrdersOf(companyName)}>
          {companyName}
        </Link>
      );
  }
}

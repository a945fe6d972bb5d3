import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown';
import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { usDate } from '#shared/rules/base/us-date.ts';
import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import { partsInOrder } from '#shared/texts/orders/orders-texts.ts';
import { orderPath } from '../../../../paths.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { localDay } from '../../../../ui/format/local-day.ts';
import { usePrefetch } from '../../../../ui/hooks/use-prefetch.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { COLUMN_LABELS } from './order-columns.ts';
import { beginsAscending, type ListSort, type OrderListLocation, orderListPath } from './order-list-location.ts';
import classes from './order-table.module.css';

interface OrderTableProps {
  readonly orders: readonly OrderRow[];
  readonly location: OrderListLocation;
  readonly columns: readonly ListSort[];
  /** Somebody is about to open an order. */
  readonly onApproach: (orderNumber: string) => void;
}

const CELLS: Readonly<Record<ListSort, (order: OrderRow) => ReactNode>> = {
  Created: ({ created }) => usDate(localDay(created)),
  CompanyName: ({ companyName }) => companyName,
  EmployeeName: ({ employeeName, firstName, lastName }) => employeeName || `${firstName} ${lastName}`,
  OrderNumber: ({ orderNumber }) => orderNumber,
  PoNumber: ({ poNumber }) => poNumber,
  LocationNumber: ({ locationNumber }) => locationNumber,
  Region: ({ region }) => region,
  PartCount: ({ partCount }) => (
    <>
      {formatCount(partCount)}
      <span className={classes['unit']}>{partsInOrder('', partCount === 1)}</span>
    </>
  ),
  PartsTotal: ({ partsTotal }) => partsTotal !== null && formatMoney(partsTotal),
  Status: ({ status }) => <OrderStatusBadge status={status} />,
};

/** Orders, one a row; on a phone one a card (admin 2, list columns). */
export function OrderTable({ orders, location, columns, onApproach }: OrderTableProps) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column} column={column} location={location} />
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderNumber}>
            {columns.map((column) => (
              <td key={column} data-column={column} data-label={COLUMN_LABELS[column]}>
                {column === 'OrderNumber' ? (
                  <OrderLink orderNumber={order.orderNumber} onApproach={onApproach} />
                ) : (
                  CELLS[column](order)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadCellProps {
  readonly column: ListSort;
  readonly location: OrderListLocation;
}

function HeadCell({ column, location }: HeadCellProps) {
  const isSorted = location.sort === column;
  const isAscending = isSorted ? !location.isAscending : beginsAscending(column);
  const Arrow = location.isAscending ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={isSorted ? (location.isAscending ? 'ascending' : 'descending') : undefined}
    >
      <Link to={orderListPath({ ...location, sort: column, isAscending, page: 1 })}>
        {COLUMN_LABELS[column]}
        {isSorted && <Arrow size={14} stroke={2} aria-hidden />}
      </Link>
    </th>
  );
}

interface OrderLinkProps {
  readonly orderNumber: string;
  readonly onApproach: (orderNumber: string) => void;
}

function OrderLink({ orderNumber, onApproach }: OrderLinkProps) {
  return (
    <Link to={orderPath(orderNumber)} {...usePrefetch(() => onApproach(orderNumber))}>
      {orderNumber}
    </Link>
  );
}

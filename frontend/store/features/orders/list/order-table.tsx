import { Link } from 'react-router';
import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { orderPath } from '../../../../paths.ts';
import { usePrefetch } from '../../../../ui/hooks/use-prefetch.ts';
import { RowsTable, type TableColumn } from '../../../../ui/table/rows-table.tsx';
import { ORDER_LIST, type OrderColumn, type OrderListLocation } from './order-list-location.ts';
import classes from './order-table.module.css';
import { ReorderButton } from './reorder-button.tsx';
import { WhatWasOrdered } from './what-was-ordered.tsx';

interface OrderTableProps {
  readonly orders: readonly OrderRow[];
  readonly location: OrderListLocation;
  readonly columns: readonly TableColumn<OrderRow, OrderColumn>[];
  /** Somebody is about to open an order. */
  readonly onApproach: (orderNumber: string) => void;
  readonly onReordered: () => Promise<void>;
}

/** Orders, one a row, which opens the order; on a phone one a card (admin 2, list columns). */
export function OrderTable({ orders, location, columns, onApproach, onReordered }: OrderTableProps) {
  const linked = columns.map((column) =>
    column.key === 'OrderNumber'
      ? {
          ...column,
          cell: (order: OrderRow) => (
            <>
              <span className={classes['number']}>
                <OrderLink orderNumber={order.orderNumber} onApproach={onApproach} />
                <ReorderButton orderNumber={order.orderNumber} onReordered={onReordered} />
              </span>
              <WhatWasOrdered {...order} />
            </>
          ),
        }
      : column,
  );
  return (
    <RowsTable
      caption={SHELL_TEXTS.orders}
      columns={linked}
      rows={orders}
      rowKey={({ orderNumber }) => orderNumber}
      sorting={{ ...location, pathOf: (sorting) => ORDER_LIST.pathOf({ ...location, ...sorting, page: 1 }) }}
      className={classes['orders']}
    />
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

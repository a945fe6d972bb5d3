import type { ReactNode } from 'react';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { usDate } from '#shared/rules/base/us-date.ts';
import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { ORDER_LIST_TEXTS, partsInOrder } from '#shared/texts/orders/orders-texts.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { localDay } from '../../../../ui/format/local-day.ts';
import { OrderStatusBadge } from '../../../../ui/order/order-status-badge.tsx';
import type { TableColumn } from '../../../../ui/table/rows-table.tsx';
import { ORDER_COLUMNS, type OrderColumn } from './order-list-location.ts';
import classes from './order-table.module.css';

/** Labels of columns (admin 2, list columns). */
const LABELS: Readonly<Record<OrderColumn, string>> = {
  Created: ORDER_LIST_TEXTS.date,
  CompanyName: ORDER_LIST_TEXTS.company,
  EmployeeName: ORDER_LIST_TEXTS.employeeName,
  OrderNumber: ORDER_LIST_TEXTS.orderNumber,
  PoNumber: ORDER_LIST_TEXTS.poNumber,
  LocationNumber: ORDER_LIST_TEXTS.locationNumber,
  Region: ORDER_LIST_TEXTS.region,
  PartCount: ORDER_LIST_TEXTS.partCount,
  PartsTotal: ORDER_LIST_TEXTS.partsTotal,
  Status: ORDER_LIST_TEXTS.status,
};

const CELLS: Readonly<Record<OrderColumn, (order: OrderRow) => ReactNode>> = {
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
  Status: ({ status, isCancelAsked, reason }) => (
    <>
      <OrderStatusBadge status={status} />
      {isCancelAsked && <span className={classes['news']}>{ORDER_LIST_TEXTS.cancelAsked}</span>}
      {reason && <span className={classes['news']}>{reason}</span>}
    </>
  ),
};

/** Dates and numbers are sorted from the latest and the highest, words from A. */
const FROM_THE_HIGHEST: readonly OrderColumn[] = ['Created', 'OrderNumber', 'PartCount', 'PartsTotal'];
const NUMBERS: readonly OrderColumn[] = ['PartCount', 'PartsTotal'];

type Viewing = Pick<ShoppingAccount, 'parentId' | 'showPrices'>;

/** Whether a list may hold orders of several companies, as those of a parent and of the provider do. */
export const seesCompanies = ({ parentId }: Viewing): boolean => parentId === null;

/** The columns of an account. Where it shows no prices, the list has none (decision A1). */
export const columnsFor = (account: Viewing): readonly TableColumn<OrderRow, OrderColumn>[] =>
  ORDER_COLUMNS.filter(
    (key) => (key !== 'PartsTotal' || account.showPrices) && (key !== 'CompanyName' || seesCompanies(account)),
  ).map((key) => ({
    key,
    label: LABELS[key],
    cell: CELLS[key],
    sort: FROM_THE_HIGHEST.includes(key) ? 'descending' : 'ascending',
    isNumber: NUMBERS.includes(key),
  }));

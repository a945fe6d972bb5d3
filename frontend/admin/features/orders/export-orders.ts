import { amountCell, type CsvCell, csvText, timeCell } from '#shared/rules/csv/csv-text.ts';
import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import { ORDER_LABELS } from './order-columns.tsx';
import type { AdminOrderColumn } from './orders-location.ts';

/** Amounts are plain dollars, times ISO 8601 in UTC, as in the store's file (decision F4). */
const VALUES: Readonly<Record<AdminOrderColumn, (order: OrderRow) => CsvCell>> = {
  Created: ({ created }) => timeCell(created),
  FirstName: ({ firstName }) => firstName,
  LastName: ({ lastName }) => lastName,
  State: ({ state }) => state,
  LocationNumber: ({ locationNumber }) => locationNumber,
  Region: ({ region }) => region,
  OrderNumber: ({ orderNumber }) => orderNumber,
  PoNumber: ({ poNumber }) => poNumber,
  Total: ({ total }) => amountCell(total),
  Status: ({ status }) => status,
  CompanyName: ({ companyName }) => companyName,
};

/** The columns of the list as a CSV file. An order that moved to another page while they were read is there once. */
export function ordersAsCsv(orders: readonly OrderRow[], columns: readonly AdminOrderColumn[]): string {
  const once = new Map(orders.map((order) => [order.orderNumber, order]));
  return csvText([
    columns.map((key) => ORDER_LABELS[key]),
    ...[...once.values()].map((order) => columns.map((key) => VALUES[key](order))),
  ]);
}

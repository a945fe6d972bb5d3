import { amountCell, type CsvCell, csvText, timeCell } from '#shared/rules/csv/csv-text.ts';
import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { ORDER_CSV_TEXTS, ORDER_LIST_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { checkoutApi } from '../../../../api/groups/checkout-api.ts';
import { localDay } from '../../../../ui/format/local-day.ts';
import { saveFile } from '../../../../ui/hooks/save-file.ts';
import { seesCompanies } from './order-columns.tsx';
import { askedOrders, type OrderListLocation } from './order-list-location.ts';

/** Orders of a call, the most that the server gives. */
const TAKE = 1000;

type Shown = Pick<ShoppingAccount, 'parentId' | 'showPrices' | 'showShipping'>;

/** Gives the whole list as it is narrowed and put in order, all of its pages, as a file for spreadsheets (decision F4). */
export async function downloadOrders(location: OrderListLocation, now: Date, shown: Shown): Promise<void> {
  const query = askedOrders(location, now);
  const orders = new Map<string, OrderRow>();
  let total = 1;
  for (let skip = 0; skip < total; skip += TAKE) {
    const list = await checkoutApi.getOrders({ query: { ...query, Skip: String(skip), Take: String(TAKE) } });
    total = list.total;
    // Whatever is ordered meanwhile moves the others on.
    for (const order of list.data) orders.set(order.orderNumber, order);
  }
  saveFile(`orders-${localDay(now.toISOString())}.csv`, 'text/csv', ordersCsv([...orders.values()], shown));
}

type Column = readonly [head: string, cellOf: (order: OrderRow) => CsvCell];

/** Amounts are plain dollars, times ISO 8601 in UTC; what an account does not show has no column (decision A1). */
function ordersCsv(orders: readonly OrderRow[], shown: Shown): string {
  const { showPrices, showShipping } = shown;
  const companies: Column[] = seesCompanies(shown)
    ? [[ORDER_LIST_TEXTS.company, ({ companyName }) => companyName]]
    : [];
  const columns: Column[] = [
    [ORDER_LIST_TEXTS.date, ({ created }) => timeCell(created)],
    ...companies,
    [ORDER_LIST_TEXTS.employeeName, ({ employeeName }) => employeeName],
    [ORDER_CSV_TEXTS.firstName, ({ firstName }) => firstName],
    [ORDER_CSV_TEXTS.lastName, ({ lastName }) => lastName],
    [ORDER_LIST_TEXTS.orderNumber, ({ orderNumber }) => orderNumber],
    [ORDER_LIST_TEXTS.poNumber, ({ poNumber }) => poNumber],
    [ORDER_LIST_TEXTS.locationNumber, ({ locationNumber }) => locationNumber],
    [ORDER_LIST_TEXTS.region, ({ region }) => region],
    [ORDER_CSV_TEXTS.state, ({ state }) => state],
    [ORDER_LIST_TEXTS.status, ({ status }) => status],
    [ORDER_LIST_TEXTS.partCount, ({ partCount }) => partCount],
  ];
  if (showPrices) columns.push([ORDER_LIST_TEXTS.partsTotal, ({ partsTotal }) => amountCell(partsTotal)]);
  if (showPrices && showShipping) columns.push([ORDER_CSV_TEXTS.total, ({ total }) => amountCell(total)]);
  return csvText([columns.map(([head]) => head), ...orders.map((order) => columns.map(([, cellOf]) => cellOf(order)))]);
}

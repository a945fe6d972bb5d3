import { ORDER_LIST_TEXTS } from '#shared/texts/orders-texts.ts';
import { type ListSort, ORDER_SORTS } from './order-list-location.ts';

/** What a column is called (admin 2, list columns). */
export const COLUMN_LABELS: Readonly<Record<ListSort, string>> = {
  Created: ORDER_LIST_TEXTS.date,
  EmployeeName: ORDER_LIST_TEXTS.employeeName,
  OrderNumber: ORDER_LIST_TEXTS.orderNumber,
  PoNumber: ORDER_LIST_TEXTS.poNumber,
  LocationNumber: ORDER_LIST_TEXTS.locationNumber,
  Region: ORDER_LIST_TEXTS.region,
  PartCount: ORDER_LIST_TEXTS.partCount,
  PartsTotal: ORDER_LIST_TEXTS.partsTotal,
  Status: ORDER_LIST_TEXTS.status,
};

/** The columns of an account: where it shows no prices, none has them (decision A1). */
export const sortsFor = (showsPrices: boolean): readonly ListSort[] =>
  showsPrices ? ORDER_SORTS : ORDER_SORTS.filter((column) => column !== 'PartsTotal');

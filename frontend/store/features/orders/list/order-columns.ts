import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { ORDER_LIST_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { type ListSort, ORDER_SORTS } from './order-list-location.ts';

/** What a column is called (admin 2, list columns). */
export const COLUMN_LABELS: Readonly<Record<ListSort, string>> = {
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

type Viewing = Pick<ShoppingAccount, 'parentId' | 'showPrices'>;

/** Whose list may hold orders of several companies: a parent's, and the provider's. */
export const seesCompanies = ({ parentId }: Viewing): boolean => parentId === null;

/** The columns of an account: where it shows no prices, none has them (decision A1). */
export const columnsFor = (account: Viewing): readonly ListSort[] =>
  ORDER_SORTS.filter(
    (column) => (column !== 'PartsTotal' || account.showPrices) && (column !== 'CompanyName' || seesCompanies(account)),
  );

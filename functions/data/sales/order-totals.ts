import * as z from 'zod/mini';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { monthsBetween } from '#shared/rules/base/months-between.ts';
import { NOTHING_ORDERED, type OrdersOfDay, withOrder } from '#shared/rules/reports/sales-report.ts';
import { orderSummarySchema } from '#shared/schemas/stored/order.ts';
import { summariesBetween } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { ordersIn } from './keys.ts';

const totalledSchema = z.pick(orderSummarySchema, {
  accountId: true,
  parentId: true,
  createdAt: true,
  status: true,
  total: true,
});
const FIELDS = Object.keys(totalledSchema.shape);

/**
 * Orders and sales by day of UTC and by tenant, added up from the orders themselves as they are now: nothing is counted
 * twice or forgotten, and a cancel counts as soon as it is made. None for whoever is not the provider. Days are ISO dates,
 * both inclusive; months are read side by side.
 */
export async function orderTotals(
  table: Table,
  { level }: Scope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<OrdersOfDay[]> {
  if (level !== 0) return [];
  const totals = new Map<string, OrdersOfDay>();
  const readMonth = async (month: string) => {
    const pages = summariesBetween(table, 'gsi3', ordersIn(month), { from, to: `${to}T23:59:59.999Z`, fields: FIELDS });
    for await (const page of pages) {
      for (const order of z.array(totalledSchema).parse(page)) {
        const tenantId = order.parentId ?? order.accountId;
        const day = order.createdAt.slice(0, 10);
        const key = `${day}#${tenantId}`;
        totals.set(key, withOrder(totals.get(key) ?? { day, tenantId, ...NOTHING_ORDERED }, order));
      }
    }
  };
  await Promise.all(monthsBetween(from, to).map(readMonth));
  return [...totals.values()];
}

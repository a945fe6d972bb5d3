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
 * Adds up orders and sales by UTC day and tenant from the orders themselves, so that a canceled order counts at once.
 * Returns none unless the caller is the provider. The days are ISO dates, both inclusive. Months are read in parallel.
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

import { everyOrder } from '#shared/rules/orders/order-access.ts';
import { needsAttention } from '#shared/rules/orders/order-attention.ts';
import type { Table } from '../table/table.ts';
import { transact } from '../table/transact.ts';
import { orderRepository, waitingWrite } from './order-repository.ts';

const YEAR_MS = 365 * 86_400_000;

/**
 * Lists the orders of an older table that wait for the provider, as orders do by themselves now (decision B460). Does
 * nothing where some are listed. Returns how many there were.
 */
export async function renewWaitingOrders(table: Table, now: Date): Promise<number> {
  const orders = orderRepository(table);
  const period = { from: new Date(now.getTime() - YEAR_MS).toISOString(), to: now.toISOString() };
  if ((await orders.waiting(everyOrder, period)).length > 0) return 0;
  const waiting = (await orders.list(everyOrder, period)).filter((order) => needsAttention(order, 'any'));
  for (const { orderNumber } of waiting) {
    const found = await orders.find(everyOrder, orderNumber);
    if (found) await transact(table, { waiting: waitingWrite(found.order, found.lines) });
  }
  return waiting.length;
}

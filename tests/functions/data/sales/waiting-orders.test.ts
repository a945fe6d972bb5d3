import { beforeEach, describe, expect, it } from 'vitest';
import { waitingOrderKey } from '#functions/data/sales/keys.ts';
import { newOrderWrites, type OrderRepository, orderRepository } from '#functions/data/sales/order-repository.ts';
import { renewWaitingOrders } from '#functions/data/sales/renew-waiting-orders.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove, transact } from '#functions/data/table/transact.ts';
import { sampleOrder } from '#functions/outbox/preview/sample-order.ts';
import type { OrderViewer } from '#shared/rules/orders/order-access.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import { testTable } from '../../../support/test-table.ts';

const provider = { level: 0, accountId: 1, customerNumbers: [] } as const;
const period = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-31T23:59:59.999Z' };
const NOW = new Date('2026-04-01T00:00:00.000Z');
const ASKED = { status: 'Submitted', cancelAskedAt: '2026-03-02T18:00:00.000Z' } as const;

let table: Table;
let orders: OrderRepository;
beforeEach(async () => {
  table = await testTable();
  orders = orderRepository(table);
});

const place = (orderNumber: string, change: Partial<Order> = {}) =>
  transact(table, newOrderWrites({ ...sampleOrder, order: { ...sampleOrder.order, ...change, orderNumber } }));

/** `undefined` takes a request to cancel away, as declining it does. */
const change = (orderNumber: string, { cancelAskedAt, status }: Pick<Order, 'cancelAskedAt' | 'status'>) =>
  orders.change(
    provider,
    orderNumber,
    () => NOW,
    ({ cancelAskedAt: _before, ...order }) => ({
      order: { ...order, status, ...(cancelAskedAt && { cancelAskedAt }) },
      event: { status, actor: 'Pat Doe', note: '' },
    }),
  );

const waiting = async (viewer: OrderViewer = provider, accountId?: number) =>
  (await orders.waiting(viewer, period, accountId)).map(({ orderNumber }) => orderNumber);

describe('the list of orders that wait for the provider (decision B460)', () => {
  it.each([
    { status: 'Pending', is: [], why: 'the gateway is tried again by itself' },
    { status: 'Error', is: ['7'], why: 'somebody must put it right' },
    { status: 'Submitted', is: [], why: 'the provider has it' },
    { status: 'Completed', is: [], why: 'it is done' },
  ] as const)('of an order that is placed as $status is $is, as $why', async ({ status, is }) => {
    await place('7', { status });
    expect(await waiting()).toEqual(is);
  });

  it('follows each change of an order in the same write', async () => {
    await place('7', { status: 'Submitted' });
    const seen = [];
    for (const next of [
      ASKED,
      { status: 'Submitted' },
      { status: 'Error' },
      { ...ASKED, status: 'Error' },
      { ...ASKED, status: 'Canceled' },
    ] as const) {
      await change('7', next);
      seen.push(await waiting());
    }
    expect(seen).toEqual([['7'], [], ['7'], ['7'], []]);
  });

  it('has the order as it is now', async () => {
    await place('7', { status: 'Error' });
    await change('7', { ...ASKED, status: 'Error' });
    expect(await orders.waiting(provider, period)).toMatchObject([{ orderNumber: '7', ...ASKED, status: 'Error' }]);
  });

  it('begins with the latest, and has those of the period alone', async () => {
    await place('7', { status: 'Error', createdAt: '2026-03-01T00:00:00.000Z' });
    await place('8', { status: 'Error', createdAt: '2026-03-31T23:59:59.999Z' });
    await place('9', { status: 'Error', createdAt: '2026-02-28T23:59:59.999Z' });
    await place('10', { status: 'Error', createdAt: '2026-04-01T00:00:00.000Z' });
    expect(await waiting()).toEqual(['8', '7']);
  });

  it('shows each viewer what they may see, and one account with its children', async () => {
    await place('7', { status: 'Error', accountId: 2, parentId: undefined });
    await place('8', { status: 'Error', accountId: 3, parentId: 2 });
    await place('9', { status: 'Error', accountId: 5, parentId: undefined });
    const at = (level: 1 | 2, accountId: number) => ({ level, accountId, customerNumbers: [] });
    expect(await waiting(at(1, 2))).toEqual(['8', '7']);
    expect(await waiting(at(1, 5))).toEqual(['9']);
    expect(await waiting(at(1, 77))).toEqual([]);
    expect(await waiting(provider, 2)).toEqual(['8', '7']);
    expect(await waiting(provider, 3)).toEqual(['8']);
  });
});

describe('an older table', () => {
  it('gets its list once', async () => {
    await place('7', { status: 'Error' });
    await place('8', ASKED);
    await place('9', { status: 'Submitted' });
    const { createdAt } = sampleOrder.order;
    for (const number of ['7', '8']) await transact(table, { waiting: remove(waitingOrderKey(createdAt, number)) });
    expect(await waiting()).toEqual([]);
    expect(await renewWaitingOrders(table, NOW)).toBe(2);
    expect((await waiting()).toSorted()).toEqual(['7', '8']);
    expect(await renewWaitingOrders(table, NOW)).toBe(0);
  });
});

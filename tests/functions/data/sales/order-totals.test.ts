import { beforeAll, describe, expect, it } from 'vitest';
import { newOrderWrites, orderRepository } from '#functions/data/sales/order-repository.ts';
import { orderTotals } from '#functions/data/sales/order-totals.ts';
import type { Table } from '#functions/data/table/table.ts';
import { transact } from '#functions/data/table/transact.ts';
import { sampleOrder } from '#functions/outbox/preview/sample-order.ts';
import { provider } from '../../../builders/people.ts';
import { testTable } from '../../../support/test-table.ts';

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const given = [
  { orderNumber: '1000001', accountId: 3, parentId: 2, createdAt: '2026-03-01T00:00:00.000Z', total: 100_00 },
  { orderNumber: '1000002', accountId: 2, parentId: undefined, createdAt: '2026-03-01T23:00:00.000Z', total: 50_00 },
  { orderNumber: '1000003', accountId: 7, parentId: undefined, createdAt: '2026-03-31T23:59:59.000Z', total: 20_00 },
  { orderNumber: '1000004', accountId: 4, parentId: 2, createdAt: '2026-04-01T00:00:00.000Z', total: 10_00 },
];

let table: Table;
beforeAll(async () => {
  table = await testTable();
  for (const some of given) {
    const order = { ...sampleOrder.order, ...some, customerNumbers: ['30010'] } as typeof sampleOrder.order;
    await transact(table, newOrderWrites({ ...sampleOrder, order: { ...order, status: 'Submitted' } }));
  }
});

describe('the totals of orders', () => {
  it('are by day and tenant, in which children count for their parent', async () => {
    const totals = await orderTotals(table, provider, MARCH);
    expect(totals.toSorted((one, other) => one.day.localeCompare(other.day))).toEqual([
      { day: '2026-03-01', tenantId: 2, orders: 2, sales: 150_00, canceledOrders: 0, canceledSales: 0 },
      { day: '2026-03-31', tenantId: 7, orders: 1, sales: 20_00, canceledOrders: 0, canceledSales: 0 },
    ]);
  });

  it('end with the last day, also within a month', async () => {
    const totals = await orderTotals(table, provider, { from: '2026-03-01', to: '2026-03-30' });
    expect(totals.map(({ day }) => day)).toEqual(['2026-03-01']);
  });

  it('span months', async () => {
    const totals = await orderTotals(table, provider, { from: '2026-03-31', to: '2026-04-01' });
    expect(totals.map(({ day }) => day).toSorted()).toEqual(['2026-03-31', '2026-04-01']);
  });

  it('are the provider’s alone', async () => {
    expect(await orderTotals(table, { ...provider, level: 1 }, MARCH)).toEqual([]);
  });
});

describe('the orders of a list', () => {
  const period = { from: '2026-03-01T00:00:00.000Z', to: '2026-04-30T00:00:00.000Z' };
  const viewer = { userId: 'admin', accountId: 1, parentId: undefined, level: 0, customerNumbers: ['30010'] } as const;

  it.each([
    { who: viewer, account: undefined, numbers: [4, 3, 2, 1], why: 'the provider sees all' },
    { who: viewer, account: 3, numbers: [1], why: 'the provider asks for one account' },
    {
      who: { ...viewer, accountId: 2, level: 1 },
      account: undefined,
      numbers: [4, 2, 1],
      why: 'a parent sees children',
    },
    {
      who: { ...viewer, accountId: 2, level: 1 },
      account: 2,
      numbers: [4, 2, 1],
      why: 'a parent asks for its own, and children are included',
    },
    { who: { ...viewer, accountId: 2, level: 1 }, account: 4, numbers: [4], why: 'a parent asks for a child' },
    { who: { ...viewer, accountId: 2, level: 1 }, account: 7, numbers: [], why: 'that is another tenant' },
    {
      who: { ...viewer, accountId: 3, parentId: 2, level: 2 },
      account: undefined,
      numbers: [1],
      why: 'the admin of a child sees its own',
    },
  ] as const)('are $numbers, as $why', async ({ who, account, numbers }) => {
    const orders = await orderRepository(table).list(who, period, account);
    expect(orders.map(({ orderNumber }) => Number(orderNumber) - 1_000_000)).toEqual(numbers);
  });
});

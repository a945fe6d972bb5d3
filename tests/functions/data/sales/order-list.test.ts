import type { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { orderKey, orderListKeys } from '#functions/data/sales/keys.ts';
import { orderRepository, orderSummary } from '#functions/data/sales/order-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { sampleOrder } from '#functions/outbox/preview/sample-order.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

/** The most orders in a list (decision O9). */
const MOST = 5000;
const SHOP = 9;
const period = { from: '2026-01-01T00:00:00.000Z', to: '2026-02-28T23:59:59.999Z' };
const february = Array.from({ length: MOST }, () => ({ summary: orderSummary(sampleOrder.order, []) }));

/** The lists that were read from the table. */
let read: string[];
let busy: Table;
beforeEach(async () => {
  read = [];
  const table = await testTable();
  const order = {
    ...sampleOrder.order,
    accountId: SHOP,
    orderNumber: '1000009',
    createdAt: '2026-01-15T17:00:00.000Z',
  };
  await putItem(table, orderKey(order.orderNumber), { ...orderListKeys(order), summary: orderSummary(order, []) });
  const client: Table['client'] = Object.assign(Object.create(table.client), {
    send: async (command: QueryCommand) => {
      const list = String(command.input.ExpressionAttributeValues?.[':list']);
      read.push(list);
      // In February other shops placed as many orders as a list may have.
      return list === 'ORDERS-IN#2026-02' ? { Items: february } : table.client.send(command);
    },
  });
  busy = { ...table, client };
});
const list = (level: 0 | 1, accountId: number, listed?: number) =>
  orderRepository(busy).list({ level, accountId, customerNumbers: [] }, period, listed);

it('the provider’s list is cut at 5,000 orders, and reads no month before', async () => {
  expect(await list(0, 1)).toHaveLength(MOST);
  expect(read).toEqual(['ORDERS-IN#2026-02']);
});

it.each([
  { who: 'the shop in its own list', level: 1, own: SHOP, listed: SHOP },
  { who: 'the shop in the list with its children', level: 1, own: SHOP, listed: undefined },
  { who: 'the provider in the list of the shop', level: 0, own: 1, listed: SHOP },
] as const)('an order is seen by $who, however many newer ones others have', async ({ level, own, listed }) => {
  expect((await list(level, own, listed)).map(({ orderNumber }) => orderNumber)).toEqual(['1000009']);
});

it.each([
  { level: 1, parentId: 2, lists: ['ORDERS-UNDER#9'], why: 'an administrator sees the children' },
  { level: 2, parentId: undefined, lists: ['ORDERS#9'], why: 'a buyer sees the own account' },
  { level: 3, parentId: undefined, lists: ['ORDERS-UNDER#9'], why: 'a viewer of a parent sees the children' },
  { level: 3, parentId: 2, lists: ['ORDERS#9'], why: 'a viewer of a child sees the own account' },
] as const)('level $level, parent $parentId: $why', async ({ level, parentId, lists }) => {
  await orderRepository(busy).list({ level, accountId: SHOP, parentId, customerNumbers: [] }, period, undefined);
  expect([...new Set(read)]).toEqual(lists);
});

import { describe, expect, it } from 'vitest';
import {
  newOrderWrites,
  orderRepository,
  orderSummary,
  type WholeOrder,
} from '#functions/data/sales/order-repository.ts';
import { transact } from '#functions/data/table/transact.ts';
import { sampleOrder } from '#functions/outbox/preview/sample-order.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import { testTable } from '../../../support/test-table.ts';

const KILOBYTE = 1024;
/** DynamoDB's limit for an item, names included. */
const LARGEST_ITEM = 400 * KILOBYTE;

const { order, lines } = sampleOrder;
const itemsOf = (whole: WholeOrder) => Object.values(newOrderWrites(whole)).map(({ Put }) => Put?.Item ?? {});

describe('O05: an order of 999 lines, named and pictured as real parts are,', () => {
  const [line] = lines;
  const many = Array.from({ length: 999 }, (_, index) => ({
    ...line,
    id: `001#GM${2502000 + index}#EA`,
    description: 'Headlight Assembly, Driver Side, Halogen, CAPA Certified',
    image: '/images/parts/headlight-assembly-400.webp',
  })) as WholeOrder['lines'];
  const [shipment] = order.shipments;
  const items = itemsOf({
    order: {
      ...order,
      lineCount: many.length,
      shipments: shipment ? [{ ...shipment, items: many.map(({ id }) => ({ lineId: id, eaches: 12 })) }] : [],
    },
    lines: many,
    events: [],
  });

  it('lies in items of its own besides the order', () => {
    expect(items.flatMap((item) => item['lines'] ?? [])).toHaveLength(999);
    expect(items.find(({ sk }) => sk === 'ORDER')).not.toHaveProperty('lines');
  });

  it('has no item of half the size that an item may have', () => {
    const sizes = items.map((item) => Buffer.byteLength(JSON.stringify(item)));
    expect(Math.max(...sizes)).toBeLessThan(LARGEST_ITEM / 2);
  });
});

describe('O07: the orders of one parent', () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => ({
    ...sampleOrder,
    order: { ...order, parentId: 2, accountId: 3, orderNumber: String(1_000_001 + index) },
  }));
  const orders = thousand.map((whole) => itemsOf(whole).filter(({ sk }) => sk === 'ORDER'));

  it('have a key each, so that a thousand at once are written to a thousand places', () => {
    expect(new Set(orders.flat().map(({ pk }) => pk)).size).toBe(1000);
  });

  it('stand in the list of their account, of their parent and of their month with one small item each', () => {
    for (const items of orders) {
      expect(items.map(({ gsi1pk, gsi2pk, gsi3pk }) => [gsi1pk, gsi2pk, gsi3pk])).toEqual([
        ['ORDERS#3', 'ORDERS-UNDER#2', 'ORDERS-IN#2026-03'],
      ]);
      // A write of an index costs a unit a kilobyte, of which a list can take a thousand in a second.
      expect(Buffer.byteLength(JSON.stringify(items[0]?.['summary']))).toBeLessThan(KILOBYTE);
    }
  });
});

it('keeps the numbers that an order is found by apart, so that no search finds two that stand side by side', () => {
  const fields = { vin: '1HGCM82633A004352', poNumber: 'PO-7', salvagePoNumber: 'PO-8' };
  const { keywords } = orderSummary(
    { ...order, fields, lineNumbers: [{ lineOfBusiness: 'aftermarket', orderNumber: '1000002' }] },
    [],
  );
  expect(keywords).toBe('1HGCM82633A004352 PO-8 1000002');
});

it.each([
  { orderNumber: order.orderNumber, why: 'it belongs to another account' },
  { orderNumber: '9999999', why: 'there is none' },
])('the change of order $orderNumber finds no order, as $why', async ({ orderNumber }) => {
  const table = await testTable();
  await transact(table, newOrderWrites(sampleOrder));
  const stranger = { level: 1, accountId: 9, customerNumbers: [] } as const;
  const event = { status: 'Canceled', actor: 'Pat Doe', note: '' } as const;
  const cancel = (seen: Order) => ({ order: { ...seen, status: event.status }, event });
  const { change, find } = orderRepository(table);
  expect(await change(stranger, orderNumber, () => new Date(order.createdAt), cancel)).toBeUndefined();
  expect((await find({ ...stranger, level: 0 }, order.orderNumber))?.order).toEqual(order);
});

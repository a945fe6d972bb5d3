import { beforeAll, describe, expect, it } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { orderRepository, type WholeOrder } from '#functions/data/sales/order-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { aftermarketParts } from '#functions/demo/catalogue/aftermarket-parts.ts';
import { salvageParts } from '#functions/demo/catalogue/salvage-parts.ts';
import { DEMO_ORDER_PARTS, type DemoOrderPart, FITTED_VEHICLES } from '#functions/demo/orders/demo-order-parts.ts';
import { loadDemoOrders } from '#functions/demo/orders/load-demo-orders.ts';
import { everyOrder } from '#shared/rules/orders/order-access.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import { orderLineSchema } from '#shared/schemas/stored/order.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';

const now = new Date('2026-03-05T19:00:00.000Z');
const YEAR = { from: '2025-03-06T00:00:00.000Z', to: now.toISOString() };

let table: Table;
let orders: WholeOrder[];
beforeAll(async () => {
  table = await demoTable();
  await loadDemoOrders(table, now);
  orders = await allOrders();
});

async function allOrders(): Promise<WholeOrder[]> {
  const repository = orderRepository(table);
  const rows = await repository.list(everyOrder, YEAR);
  const found = await Promise.all(rows.map(({ orderNumber }) => repository.find(everyOrder, orderNumber)));
  return found.filter((order) => order !== undefined);
}

describe('the orders of the demo', () => {
  it('fill the lists of both stores, of the last 90 days and of the year', async () => {
    const recent = { from: '2025-12-05T00:00:00.000Z', to: YEAR.to };
    for (const [accountId, customerNumber] of [
      [2, '20010'],
      [5, '30010'],
    ] as const) {
      const buyer = { level: 3, accountId, customerNumbers: [customerNumber] } as const;
      const list = (period: typeof YEAR) => orderRepository(table).list(buyer, period);
      expect((await list(recent)).length, String(accountId)).toBeGreaterThan(12);
      expect((await list(YEAR)).length, String(accountId)).toBeGreaterThan((await list(recent)).length);
    }
  });

  it('come in several statuses, each with the events that led there', () => {
    const statuses = new Set(orders.map(({ order }) => order.status));
    expect([...statuses].toSorted()).toEqual(['Canceled', 'Completed', 'Error', 'Submitted']);
    for (const { order, events } of orders) {
      expect(events.at(-1)?.status).toBe(order.status);
      expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
      expect(order.version).toBe(events.length);
    }
    expect(orders.some(({ order }) => order.cancelAskedAt !== undefined && order.status === 'Submitted')).toBe(true);
  });

  it('add up to the cent', () => {
    for (const { order, lines } of orders) {
      expect(order.partsTotal).toBe(lines.reduce((sum, { total }) => sum + total, 0));
      expect(order.shippingTotal).toBe(order.shipments.reduce((sum, { shippingFee }) => sum + shippingFee, 0));
      expect(order.total).toBe(order.partsTotal + order.shippingTotal + order.taxTotal);
    }
  });

  it('are all seen by whoever they are of, for each is under a customer number', () => {
    for (const { order } of orders) expect(order.customerNumbers, order.orderNumber).not.toEqual([]);
  });

  it('keep of their lines whatever an order keeps', () => {
    const lines = orders.flatMap((order) => order.lines);
    const kept = new Set(lines.flatMap((line) => Object.keys(line)));
    expect([...kept].toSorted()).toEqual(Object.keys(orderLineSchema.shape).toSorted());
    for (const { part, vehicle } of lines) expect(vehicle, part).toBeDefined();
  });

  it('say of recycled and remanufactured parts what has to be said of them', () => {
    for (const { part, lineOfBusiness, ftcText = '' } of orders.flatMap((order) => order.lines)) {
      const isUsed = lineOfBusiness === 'salvage' || part === DEMO_ORDER_PARTS.alternator.id;
      expect([part, ftcText !== '']).toEqual([part, isUsed]);
    }
  });

  it('name nothing that the account is not shown', async () => {
    const parts = new Map(Object.values(DEMO_ORDER_PARTS).map((part) => [part.id as string, part]));
    const remanufactured = orders.filter(({ lines }) =>
      lines.some(({ part }) => parts.get(part)?.flags.includes('reman')),
    );
    expect(remanufactured.length).toBeGreaterThan(0);
    for (const { order } of remanufactured) {
      const account = await accountRepository(table).find(provider, order.accountId);
      expect(account?.settings.viewRemanParts ?? true, order.companyName).toBe(true);
    }
  });

  it('send every line from somewhere', () => {
    for (const { order, lines } of orders) {
      const sent = order.shipments.flatMap(({ items }) => items.map(({ lineId }) => lineId));
      expect(sent.toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
    }
  });

  it('lie in the past, under numbers below all others', () => {
    expect(orders.every(({ order }) => order.createdAt < now.toISOString())).toBe(true);
    const numbers = orders.flatMap(({ order }) =>
      [order, ...order.lineNumbers].map((each) => Number(each.orderNumber)),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(1_000_000);
  });

  it('stay as they are when the demo is loaded again on another day', async () => {
    await loadDemoOrders(table, new Date('2026-03-20T09:00:00.000Z'));
    expect(await allOrders()).toEqual(orders);
  });
});

it('what was ordered is in the demo catalogue, so that it can be ordered again', () => {
  const catalogue = new Map<string, object>();
  const ordered = new Map(
    Object.entries(DEMO_ORDER_PARTS).map(([name, { id }]) => [id as string, FITTED_VEHICLES[name as DemoOrderPart]]),
  );
  for (const { partNumber, title, offer, ftcDisplay, fitments } of aftermarketParts(1)) {
    const vehicle = ordered.get(`001#${partNumber}`);
    catalogue.set(`001#${partNumber}`, {
      title,
      list: offer && offer.list * 100,
      core: offer?.core && offer.core * 100,
      ftcDisplay,
      doesFit: fitments.some(
        ({ generation: { make, model }, from, to }) =>
          vehicle?.make === make && vehicle.model === model && from <= vehicle.year && vehicle.year <= to,
      ),
    });
  }
  for (const { guid, title, list } of salvageParts(1))
    catalogue.set(guid, { title, list: list * 100, core: undefined, ftcDisplay: '', doesFit: true });
  const orderedParts: readonly Offer[] = Object.values(DEMO_ORDER_PARTS);
  for (const part of orderedParts) {
    const isNew = part.lineOfBusiness === 'aftermarket';
    const core = isNew ? part.core : undefined;
    const ftcDisplay = (isNew && part.ftcDisplay) || '';
    const { id, title, list } = part;
    expect(catalogue.get(id), id).toEqual({ title, list, core, ftcDisplay, doesFit: true });
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_ORDERED, type OrdersOfDay, salesReport, withOrder } from '#shared/rules/reports/sales-report.ts';
import { type DailyMetrics, NO_FIGURES } from '#shared/schemas/stored/daily-metrics.ts';
import { cents } from '#shared/values/money.ts';
import { orderStatuses } from '#shared/values/order-status.ts';

const NAMES = new Map([
  [2, 'Northside Fleet'],
  [5, 'Summit Collision'],
]);
const ordersOf = (day: string, tenantId: number, orders: number, sales: number): OrdersOfDay => ({
  ...NOTHING_ORDERED,
  day,
  tenantId,
  orders,
  sales: cents(sales),
});
const countedOf = (day: string, tenantId: number, figures: Partial<DailyMetrics>): DailyMetrics => ({
  ...NO_FIGURES,
  ...figures,
  day,
  tenantId,
});
const missedOf = (tenantId: number, counts: Readonly<Record<string, number>>, others = 0) => ({
  day: '2026-03-02',
  tenantId,
  version: 1,
  keywords: Object.entries(counts).map(([keyword, count]) => ({
    keyword,
    count,
    lastAt: `2026-03-0${tenantId}T09:00:00.000Z`,
  })),
  others,
});
const NOTHING = { orders: [], counted: [], missed: [], names: NAMES };

describe('orders', () => {
  it.each(orderStatuses)('with status %s are either sales or canceled, never both', (status) => {
    const { orders, sales, canceledOrders, canceledSales } = withOrder(NOTHING_ORDERED, { status, total: cents(9_99) });
    const isCanceled = status === 'Canceled';
    expect([orders, sales]).toEqual(isCanceled ? [0, 0] : [1, 9_99]);
    expect([canceledOrders, canceledSales]).toEqual(isCanceled ? [1, 9_99] : [0, 0]);
  });
});

describe('a report', () => {
  it('has every day of its period, including days without activity', () => {
    const { days, total, tenants } = salesReport('2026-02-27', '2026-03-02', NOTHING);
    expect(days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(days.every(({ orders, sales, searches }) => orders + sales + searches === 0)).toBe(true);
    expect(total).toMatchObject({ orders: 0, sales: 0, pageViews: 0 });
    expect(tenants).toEqual([]);
  });

  it('combines orders and counted figures by day and by tenant, highest sales first', () => {
    const report = salesReport('2026-03-01', '2026-03-02', {
      ...NOTHING,
      orders: [ordersOf('2026-03-01', 2, 1, 100_00), ordersOf('2026-03-02', 5, 2, 250_50)],
      counted: [
        countedOf('2026-03-02', 2, { searches: 4, searchesWithoutHits: 1 }),
        countedOf('2026-03-02', 5, { searches: 6, carts: 3, pageViews: 20 }),
      ],
    });
    expect(report.days.map(({ orders, sales, searches }) => [orders, sales, searches])).toEqual([
      [1, 100_00, 0],
      [2, 250_50, 10],
    ]);
    expect(report.tenants.map(({ id, companyName, sales, searches }) => [id, companyName, sales, searches])).toEqual([
      [5, 'Summit Collision', 250_50, 6],
      [2, 'Northside Fleet', 100_00, 4],
    ]);
    expect(report.total).toMatchObject({ orders: 3, sales: 350_50, searches: 10, searchesWithoutHits: 1, carts: 3 });
  });

  it('lists keywords that found nothing by frequency, with the last time, over all tenants', () => {
    const { keywords, otherKeywords } = salesReport('2026-03-02', '2026-03-02', {
      ...NOTHING,
      missed: [missedOf(2, { 'hood latch': 1, turbo: 2 }, 3), missedOf(5, { 'hood latch': 4 }, 1)],
    });
    expect(keywords).toEqual([
      { keyword: 'hood latch', count: 5, lastSeen: '2026-03-05T09:00:00.000Z' },
      { keyword: 'turbo', count: 2, lastSeen: '2026-03-02T09:00:00.000Z' },
    ]);
    expect(otherKeywords).toBe(4);
  });

  it('lists tenants with equal sales by name, and one without a name by its number', () => {
    const report = salesReport('2026-03-01', '2026-03-01', {
      ...NOTHING,
      orders: [5, 9, 2].map((tenantId) => ordersOf('2026-03-01', tenantId, 1, 100_00)),
    });
    expect(report.tenants.map(({ companyName }) => companyName)).toEqual(['9', 'Northside Fleet', 'Summit Collision']);
  });

  it('lists keywords with equal counts in alphabetical order', () => {
    const { keywords } = salesReport('2026-03-02', '2026-03-02', {
      ...NOTHING,
      missed: [missedOf(2, { turbo: 1, axle: 1, hood: 1, latch: 2, bulb: 1 })],
    });
    expect(keywords.map(({ keyword }) => keyword)).toEqual(['latch', 'axle', 'bulb', 'hood', 'turbo']);
  });

  it('lists a hundred keywords and counts the others', () => {
    const words = Object.fromEntries(Array.from({ length: 103 }, (_, index) => [`word ${index}`, index + 1]));
    const { keywords, otherKeywords } = salesReport('2026-03-02', '2026-03-02', {
      ...NOTHING,
      missed: [missedOf(2, words)],
    });
    expect(keywords).toHaveLength(100);
    expect(keywords[0]).toMatchObject({ keyword: 'word 102', count: 103 });
    expect(otherKeywords).toBe(1 + 2 + 3);
  });

  it('adds up to the cent: days, tenants and totals agree', () => {
    const day = fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03');
    const row = fc.tuple(day, fc.constantFrom(2, 5), fc.nat(9), fc.nat(10_000_000));
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const orders = rows.map(([of, tenantId, count, sales]) => ordersOf(of, tenantId, count, sales));
        const { total, days, tenants } = salesReport('2026-03-01', '2026-03-03', { ...NOTHING, orders });
        const salesOf = (parts: readonly { readonly sales: number }[]) =>
          parts.reduce((sum, { sales }) => sum + sales, 0);
        expect([salesOf(days), salesOf(tenants)]).toEqual([total.sales, total.sales]);
        expect(total.sales).toBe(salesOf(orders));
      }),
    );
  });
});

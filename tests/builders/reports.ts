import { salesReport } from '#shared/rules/reports/sales-report.ts';
import { NO_FIGURES } from '#shared/schemas/stored/daily-metrics.ts';
import type { AnalyticsReport } from '#shared/schemas/wire/analytics-report.ts';
import { cents } from '#shared/values/money.ts';

const [NORTHSIDE, SUMMIT] = [2, 5];
const names = new Map([
  [NORTHSIDE, 'Northside Fleet'],
  [SUMMIT, 'Summit Collision'],
]);

/** Two accounts that ordered and searched on the last day of a period. */
export const aReport = (from: string, to: string): AnalyticsReport =>
  salesReport(from, to, {
    names,
    orders: [
      { day: to, tenantId: SUMMIT, orders: 3, sales: cents(900_50), canceledOrders: 1, canceledSales: cents(10_00) },
      { day: to, tenantId: NORTHSIDE, orders: 1, sales: cents(99_50), canceledOrders: 0, canceledSales: cents(0) },
    ],
    counted: [
      { ...NO_FIGURES, day: to, tenantId: SUMMIT, searches: 30, searchesWithoutHits: 3, carts: 6, pageViews: 1200 },
      { ...NO_FIGURES, day: to, tenantId: NORTHSIDE, searches: 10, pageViews: 34 },
    ],
    missed: [
      {
        day: to,
        tenantId: SUMMIT,
        version: 1,
        keywords: [
          { keyword: 'hood latch', count: 2, lastAt: `${to}T09:00:00.000Z` },
          { keyword: 'turbo', count: 1, lastAt: `${to}T08:00:00.000Z` },
        ],
        others: 4,
      },
    ],
  });

/** A report for a period without any activity. */
export const anEmptyReport = (from: string, to: string): AnalyticsReport =>
  salesReport(from, to, { names, orders: [], counted: [], missed: [] });

import { type AccountRepository, accountRepository } from '../data/identity/account-repository.ts';
import { type DailyMetricsRepository, dailyMetricsRepository } from '../data/operations/daily-metrics-repository.ts';
import { orderTotals } from '../data/sales/order-totals.ts';
import type { Table } from '../data/table/table.ts';
import { type Analytics, noAnalytics } from '../integrations/analytics.ts';

/** The dependencies of the analytics endpoints. */
export interface AnalyticsDependencies {
  readonly accounts: Pick<AccountRepository, 'list'>;
  readonly analytics: Analytics;
  readonly dailyMetrics: Pick<DailyMetricsRepository, 'list' | 'missed'>;
  readonly totalsOf: (...question: DropFirst<Parameters<typeof orderTotals>>) => ReturnType<typeof orderTotals>;
  readonly now: () => Date;
}

type DropFirst<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never;

/** Builds the dependencies from a table. */
export const analyticsDependencies = (
  table: Table,
  now: () => Date,
  analytics: Analytics = noAnalytics,
): AnalyticsDependencies => ({
  accounts: accountRepository(table),
  analytics,
  dailyMetrics: dailyMetricsRepository(table),
  totalsOf: (scope, days) => orderTotals(table, scope, days),
  now,
});

import { type AccountRepository, accountRepository } from '../data/identity/account-repository.ts';
import { type DailyMetricsRepository, dailyMetricsRepository } from '../data/operations/daily-metrics-repository.ts';
import { orderTotals } from '../data/sales/order-totals.ts';
import type { Table } from '../data/table/table.ts';
import { type Analytics, uncounted } from '../integrations/analytics.ts';

/** What the analytics group works with. */
export interface AnalyticsDependencies {
  readonly accounts: Pick<AccountRepository, 'list'>;
  readonly analytics: Analytics;
  readonly dayFigures: Pick<DailyMetricsRepository, 'list' | 'missed'>;
  readonly totalsOf: (...question: DropFirst<Parameters<typeof orderTotals>>) => ReturnType<typeof orderTotals>;
  readonly now: () => Date;
}

type DropFirst<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never;

/** Composes the group over a table. */
export const analyticsDependencies = (
  table: Table,
  now: () => Date,
  analytics: Analytics = uncounted,
): AnalyticsDependencies => ({
  accounts: accountRepository(table),
  analytics,
  dayFigures: dailyMetricsRepository(table),
  totalsOf: (scope, days) => orderTotals(table, scope, days),
  now,
});

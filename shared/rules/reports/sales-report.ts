import { type DailyMetrics, NO_FIGURES, type ZeroResultKeywords } from '../../schemas/stored/daily-metrics.ts';
import type { AnalyticsReport, ReportFigures } from '../../schemas/wire/analytics-report.ts';
import { type Cents, cents } from '../../values/money.ts';
import type { OrderStatus } from '../../values/order-status.ts';
import { shifted } from '../base/iso-date.ts';
import { NO_ZERO_RESULTS, withZeroResult } from './zero-result-keywords.ts';

/** The most keywords in a report. */
const MOST_KEYWORDS = 100;

/** Canceled orders are not sales. Orders in Error still count, because they may be completed. */
interface OrderTotals {
  readonly orders: number;
  readonly sales: Cents;
  readonly canceledOrders: number;
  readonly canceledSales: Cents;
}

export const NOTHING_ORDERED: OrderTotals = { orders: 0, sales: cents(0), canceledOrders: 0, canceledSales: cents(0) };

/** Adds an order, with its current status. */
export const withOrder = <Totals extends OrderTotals>(
  totals: Totals,
  { status, total }: { readonly status: OrderStatus; readonly total: Cents },
): Totals =>
  status === 'Canceled'
    ? { ...totals, canceledOrders: totals.canceledOrders + 1, canceledSales: cents(totals.canceledSales + total) }
    : { ...totals, orders: totals.orders + 1, sales: cents(totals.sales + total) };

/** An ISO date in UTC, and the id of a top-level account. With its children it is one tenant. */
export interface OrdersOfDay extends OrderTotals {
  readonly day: string;
  readonly tenantId: number;
}

interface Reported {
  readonly orders: readonly OrdersOfDay[];
  readonly counted: readonly DailyMetrics[];
  readonly missed: readonly ZeroResultKeywords[];
  /** Top-level accounts by id. */
  readonly names: ReadonlyMap<number, string>;
}

/** Orders and counted figures between two ISO dates, both inclusive, by day and by tenant. */
export function salesReport(from: string, to: string, { orders, counted, missed, names }: Reported): AnalyticsReport {
  const rows = [...orders, ...counted];
  const byDay = sumsBy(rows, ({ day }) => day);
  const byTenant = sumsBy(rows, ({ tenantId }) => tenantId);
  const all = {
    keywords: missed.flatMap((ofDay) => ofDay.keywords),
    others: missed.reduce((sum, ofDay) => sum + ofDay.others, 0),
  };
  const { keywords, others } = withZeroResult(NO_ZERO_RESULTS, all, Number.POSITIVE_INFINITY);
  const byCount = keywords.toSorted((one, other) => other.count - one.count || (one.keyword < other.keyword ? -1 : 1));
  const unlisted = byCount.slice(MOST_KEYWORDS).reduce((sum, { count }) => sum + count, 0);
  return {
    from,
    to,
    total: sumsBy(rows, () => 'all').get('all') ?? NOTHING,
    days: daysBetween(from, to).map((day) => ({ day, ...(byDay.get(day) ?? NOTHING) })),
    tenants: [...byTenant]
      .map(([id, figures]) => ({ id, companyName: names.get(id) ?? `${id}`, ...figures }))
      .toSorted((one, other) => other.sales - one.sales || one.companyName.localeCompare(other.companyName)),
    keywords: byCount
      .slice(0, MOST_KEYWORDS)
      .map(({ keyword, count, lastAt }) => ({ keyword, count, lastSeen: lastAt })),
    otherKeywords: others + unlisted,
  };
}

const NOTHING: ReportFigures = { ...NOTHING_ORDERED, ...NO_FIGURES };
const NAMES = Object.keys(NOTHING) as (keyof ReportFigures)[];

/** All figures are whole numbers, so the partial sums add up exactly. */
function sumsBy<Row extends Partial<ReportFigures>, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, ReportFigures> {
  const sums = new Map<Key, Record<keyof ReportFigures, number>>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row)) ?? { ...NOTHING };
    for (const name of NAMES) sum[name] += row[name] ?? 0;
    sums.set(keyOf(row), sum);
  }
  return sums as Map<Key, ReportFigures>;
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = shifted(day, 1)) days.push(day);
  return days;
}

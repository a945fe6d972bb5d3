import { amountCell, csvText, timeCell } from '#shared/rules/csv/csv-text.ts';
import type { AnalyticsReport } from '#shared/schemas/wire/analytics-report.ts';
import { REPORT_CSV_TEXTS, REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { saveFile } from '../../../ui/hooks/save-file.ts';

/** Gives the days of a report as a file for spreadsheets (decision F4): amounts are plain dollars, days ISO dates. */
export function downloadReport({ from, to, days }: AnalyticsReport): void {
  const heads = [
    REPORT_TEXTS.day,
    REPORT_TEXTS.orders,
    REPORT_TEXTS.sales,
    REPORT_CSV_TEXTS.canceledOrders,
    REPORT_CSV_TEXTS.canceledSales,
    REPORT_TEXTS.carts,
    REPORT_TEXTS.searches,
    REPORT_CSV_TEXTS.searchesWithoutHits,
    REPORT_TEXTS.pageViews,
  ];
  const rows = days.map((day) => [
    timeCell(day.day),
    day.orders,
    amountCell(day.sales),
    day.canceledOrders,
    amountCell(day.canceledSales),
    day.carts,
    day.searches,
    day.searchesWithoutHits,
    day.pageViews,
  ]);
  saveFile(`report-${from}-${to}.csv`, 'text/csv', csvText([heads, ...rows]));
}

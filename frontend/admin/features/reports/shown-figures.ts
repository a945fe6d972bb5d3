import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { ReportFigures } from '#shared/schemas/wire/analytics-report.ts';
import { REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { formatCount } from '../../../ui/format/format-count.ts';

interface ShownFigure {
  readonly name: keyof ReportFigures;
  readonly label: string;
  readonly format: (value: number) => string;
}

/** The figures of a day or of an account, in the order of their columns. */
export const SHOWN_FIGURES: readonly ShownFigure[] = [
  { name: 'sales', label: REPORT_TEXTS.sales, format: formatMoney },
  { name: 'orders', label: REPORT_TEXTS.orders, format: formatCount },
  { name: 'carts', label: REPORT_TEXTS.carts, format: formatCount },
  { name: 'searches', label: REPORT_TEXTS.searches, format: formatCount },
  { name: 'searchesWithoutHits', label: REPORT_TEXTS.withoutHits, format: formatCount },
  { name: 'pageViews', label: REPORT_TEXTS.pageViews, format: formatCount },
];

/** A share, such as '4.5 %'; of nothing there is none. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? REPORT_TEXTS.none : `${((100 * part) / whole).toFixed(1)} %`;

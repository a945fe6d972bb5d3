import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { ReportFigures } from '#shared/schemas/wire/analytics-report.ts';
import { alsoCanceled, ofSearches, REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import classes from './key-figures.module.css';
import { formatShare } from './shown-figures.ts';

/** The totals of a period. */
export function KeyFigures({ figures }: { readonly figures: ReportFigures }) {
  const { orders, sales, canceledOrders, searches, searchesWithoutHits, carts, pageViews } = figures;
  const shown = [
    { label: REPORT_TEXTS.sales, value: formatMoney(sales) },
    {
      label: REPORT_TEXTS.orders,
      value: formatCount(orders),
      note: canceledOrders > 0 && alsoCanceled(formatCount(canceledOrders)),
    },
    {
      label: REPORT_TEXTS.averageOrder,
      value: orders === 0 ? REPORT_TEXTS.none : formatMoney(Math.round(sales / orders)),
    },
    { label: REPORT_TEXTS.carts, value: formatCount(carts) },
    { label: REPORT_TEXTS.searches, value: formatCount(searches) },
    {
      label: REPORT_TEXTS.withoutHits,
      value: formatShare(searchesWithoutHits, searches),
      note: searchesWithoutHits > 0 && ofSearches(formatCount(searchesWithoutHits)),
    },
    { label: REPORT_TEXTS.pageViews, value: formatCount(pageViews) },
  ];
  return (
    <dl className={classes['figures']}>
      {shown.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { Link } from 'react-router';
import { usDate } from '#shared/rules/base/us-date.ts';
import { WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { AnalyticsReport } from '#shared/schemas/wire/analytics-report.ts';
import { otherMissed, REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import { RowsTable, type TableColumn } from '../../../ui/table/rows-table.tsx';
import tableClasses from './report-table.module.css';
import classes from './zero-result-searches.module.css';

const COLUMNS: readonly TableColumn<AnalyticsReport['keywords'][number]>[] = [
  {
    key: 'keyword',
    label: REPORT_TEXTS.keyword,
    cell: ({ keyword }) => <Link to={cataloguePath({ ...WHOLE_CATALOGUE, keyword })}>{keyword}</Link>,
    isRowHeader: true,
  },
  { key: 'count', label: REPORT_TEXTS.times, cell: ({ count }) => formatCount(count), isNumber: true },
  { key: 'lastSeen', label: REPORT_TEXTS.lastSeen, cell: ({ lastSeen }) => usDate(lastSeen), isNumber: true },
];

type MissedKeywordsProps = Pick<AnalyticsReport, 'total' | 'keywords' | 'otherKeywords'>;

/** The searches that found nothing. Each leads to its search. */
export function ZeroResultSearches({ total, keywords, otherKeywords }: MissedKeywordsProps) {
  const isAnyMissed = keywords.length + otherKeywords > 0;
  const nothing = total.searches === 0 ? REPORT_TEXTS.noSearches : REPORT_TEXTS.nothingMissed;
  return (
    <>
      <p className={classes['detail']}>{isAnyMissed ? REPORT_TEXTS.missedDetail : nothing}</p>
      {keywords.length > 0 && (
        <RowsTable
          caption={REPORT_TEXTS.missed}
          columns={COLUMNS}
          rows={keywords}
          rowKey={({ keyword }) => keyword}
          className={tableClasses['table']}
        />
      )}
      {otherKeywords > 0 && <p className={classes['detail']}>{otherMissed(formatCount(otherKeywords))}</p>}
    </>
  );
}

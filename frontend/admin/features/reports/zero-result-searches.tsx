import { Link } from 'react-router';
import { usDate } from '#shared/rules/base/us-date.ts';
import { WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { AnalyticsReport } from '#shared/schemas/wire/analytics-report.ts';
import { otherMissed, REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import tableClasses from './report-table.module.css';
import classes from './zero-result-searches.module.css';

type MissedKeywordsProps = Pick<AnalyticsReport, 'total' | 'keywords' | 'otherKeywords'>;

/** What was searched for and not found; each word leads to its search. */
export function ZeroResultSearches({ total, keywords, otherKeywords }: MissedKeywordsProps) {
  const isAnyMissed = keywords.length + otherKeywords > 0;
  const nothing = total.searches === 0 ? REPORT_TEXTS.noSearches : REPORT_TEXTS.nothingMissed;
  return (
    <>
      <p className={classes['detail']}>{isAnyMissed ? REPORT_TEXTS.missedDetail : nothing}</p>
      {keywords.length > 0 && (
        <table className={tableClasses['table']}>
          <thead>
            <tr>
              <th scope="col">{REPORT_TEXTS.keyword}</th>
              <th scope="col" data-number>
                {REPORT_TEXTS.times}
              </th>
              <th scope="col" data-number>
                {REPORT_TEXTS.lastSeen}
              </th>
            </tr>
          </thead>
          <tbody>
            {keywords.map(({ keyword, count, lastSeen }) => (
              <tr key={keyword}>
                <th scope="row">
                  <Link to={cataloguePath({ ...WHOLE_CATALOGUE, keyword })}>{keyword}</Link>
                </th>
                <td data-number>{formatCount(count)}</td>
                <td data-number>{usDate(lastSeen)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {otherKeywords > 0 && <p className={classes['detail']}>{otherMissed(formatCount(otherKeywords))}</p>}
    </>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { usDate } from '#shared/rules/base/us-date.ts';
import { WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { AnalyticsReport } from '#shared/schemas/wire/analytics-report.ts';
import { otherMissed, REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import { SideDrawer } from '../../../ui/dialogs/side-drawer.tsx';
import { formatCount } from '../../../ui/format/format-count.ts';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { RowsTable, type TableColumn } from '../../../ui/table/rows-table.tsx';
import tableClasses from './report-table.module.css';
import { KeywordSynonym } from './synonyms/keyword-synonym.tsx';
import { SynonymForm } from './synonyms/synonym-form.tsx';
import classes from './zero-result-searches.module.css';

const KEYWORD_COLUMNS: readonly TableColumn<AnalyticsReport['keywords'][number]>[] = [
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

/** The searches that found nothing. Each leads to its search, and can be added to the synonyms. */
export function ZeroResultSearches({ total, keywords, otherKeywords }: MissedKeywordsProps) {
  const [adding, setAdding] = useState<string>();
  const columns: typeof KEYWORD_COLUMNS = [
    ...KEYWORD_COLUMNS,
    {
      key: 'synonym',
      label: SYNONYM_TEXTS.column,
      cell: ({ keyword }) => <KeywordSynonym keyword={keyword} onAdd={setAdding} />,
    },
  ];
  const isAnyMissed = keywords.length + otherKeywords > 0;
  const nothing = total.searches === 0 ? REPORT_TEXTS.noSearches : REPORT_TEXTS.nothingMissed;
  return (
    <>
      <p className={classes['detail']}>{isAnyMissed ? REPORT_TEXTS.missedDetail : nothing}</p>
      {keywords.length > 0 && (
        <RowsTable
          caption={REPORT_TEXTS.missed}
          columns={columns}
          rows={keywords}
          rowKey={({ keyword }) => keyword}
          isStackedOnPhones
          className={tableClasses['table']}
        />
      )}
      {otherKeywords > 0 && <p className={classes['detail']}>{otherMissed(formatCount(otherKeywords))}</p>}
      {adding !== undefined && (
        <SideDrawer title={SYNONYM_TEXTS.add} onClose={() => setAdding(undefined)}>
          <ActionArea>
            <SynonymForm keyword={adding} onAdded={() => setAdding(undefined)} />
          </ActionArea>
        </SideDrawer>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { IMPORT_KIND_NAMES, IMPORTS_TEXTS } from '#shared/texts/imports/imports-screen-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import { EmptyState, ErrorState } from '../../../../ui/page/page-states.tsx';
import { RowsTable, type TableColumn } from '../../../../ui/table/rows-table.tsx';
import { TableSkeleton } from '../../../../ui/table/table-skeleton.tsx';
import { usePageTurns } from '../../../../ui/table/use-page-turns.ts';
import { importPath } from '../../../frame/import-paths.ts';
import classes from '../../../imports/imports-list.module.css';
import { LIST_SIZES } from '../../../list/admin-list.tsx';
import { NameCell } from '../../../list/cells/name-cell.tsx';
import { ListFoot } from '../../../list/list-foot.tsx';
import { importsQuery } from '../import-queries.ts';
import { ImportState } from '../import-state.tsx';
import { IMPORTS, type ImportsLocation } from './imports-location.ts';

interface ImportsListProps {
  readonly location: ImportsLocation;
  readonly onGo: (location: ImportsLocation) => void;
}

const COLUMNS: readonly TableColumn<PeopleImportView>[] = [
  {
    key: 'file',
    label: IMPORTS_TEXTS.file,
    cell: ({ id, fileName, state }) => (
      <NameCell path={importPath(id)} name={fileName}>
        <ImportState state={state} />
      </NameCell>
    ),
    isRowHeader: true,
  },
  { key: 'kind', label: IMPORTS_TEXTS.kind, cell: ({ kind }) => IMPORT_KIND_NAMES[kind], card: 'below' },
  { key: 'account', label: IMPORTS_TEXTS.account, cell: ({ companyName }) => companyName, card: 'below' },
  { key: 'rows', label: IMPORTS_TEXTS.rows, cell: ({ rows }) => formatCount(rows), isNumber: true, card: 'below' },
  {
    key: 'imported',
    label: IMPORTS_TEXTS.imported,
    cell: ({ imported }) => formatCount(imported),
    isNumber: true,
    card: 'below',
  },
  {
    key: 'faults',
    label: IMPORTS_TEXTS.faults,
    cell: ({ outcomes }) => formatCount(outcomes.wrong),
    isNumber: true,
    card: 'below',
  },
  { key: 'by', label: IMPORTS_TEXTS.by, cell: ({ createdBy }) => createdBy, card: 'below' },
  { key: 'when', label: IMPORTS_TEXTS.when, cell: ({ createdAt }) => formatMoment(createdAt), card: 'below' },
];

/** The imports in scope, newest first, with their states, people, times and counts. */
export function ImportsList({ location, onGo }: ImportsListProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(importsQuery(location));
  const beginning = usePageTurns({ location, total: isPlaceholderData ? undefined : data?.total, onGo });
  return (
    <div ref={beginning} className={classes['list']}>
      <h2>{IMPORTS_TEXTS.earlier}</h2>
      {!data && error && (
        <ErrorState message={failureText(error, IMPORTS_TEXTS.failed)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <TableSkeleton rows={5} />}
      {data && data.total === 0 && <EmptyState title={IMPORTS_TEXTS.none} description={IMPORTS_TEXTS.noneDetail} />}
      {data && data.total > 0 && (
        <>
          <RowsTable
            caption={IMPORTS_TEXTS.earlier}
            columns={COLUMNS}
            rows={data.data}
            rowKey={({ id }) => id}
            isWide
            isStackedOnPhones
            className={classes['table']}
          />
          <ListFoot
            location={location}
            total={data.total}
            all={data.total}
            sizes={[...LIST_SIZES].sort((one, other) => one - other)}
            pathOf={IMPORTS.pathOf}
            unfiltered={location}
            hasListKeys={false}
          />
        </>
      )}
    </div>
  );
}

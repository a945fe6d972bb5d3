import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportView } from '#shared/contracts/imports.ts';
import { CATALOGUE_IMPORTS_TEXTS, partChanges, showAllImports } from '#shared/texts/imports/catalogue-import-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import { LoadFailure } from '../../../../ui/page/load-failure.tsx';
import { EmptyState } from '../../../../ui/page/page-states.tsx';
import { RowsTable, type TableColumn } from '../../../../ui/table/rows-table.tsx';
import { TableSkeleton } from '../../../../ui/table/table-skeleton.tsx';
import { catalogueImportPath } from '../../../frame/catalogue-paths.ts';
import classes from '../../../imports/imports-list.module.css';
import { NameCell } from '../../../list/cells/name-cell.tsx';
import { catalogueImportsQuery } from '../catalogue-import-queries.ts';
import { importName } from '../import-name.ts';
import { CatalogueImportState } from '../import-state.tsx';

/** The versions below them are in sight. */
const FIRST = 10;

const COLUMNS: readonly TableColumn<ImportView>[] = [
  {
    key: 'files',
    label: CATALOGUE_IMPORTS_TEXTS.files,
    cell: (view) => (
      <NameCell path={catalogueImportPath(view.id)} name={importName(view)}>
        <CatalogueImportState state={view.state} />
      </NameCell>
    ),
    isRowHeader: true,
  },
  {
    key: 'started',
    label: CATALOGUE_IMPORTS_TEXTS.started,
    cell: ({ startedAt }) => formatMoment(startedAt),
    card: 'below',
  },
  {
    key: 'rows',
    label: CATALOGUE_IMPORTS_TEXTS.rows,
    cell: ({ rowsRead }) => formatCount(rowsRead),
    isNumber: true,
    card: 'below',
  },
  {
    key: 'refused',
    label: CATALOGUE_IMPORTS_TEXTS.refused,
    cell: ({ refused }) => formatCount(refused),
    isNumber: true,
    card: 'below',
  },
  {
    key: 'warnings',
    label: CATALOGUE_IMPORTS_TEXTS.warnings,
    cell: ({ warnings }) => formatCount(warnings),
    isNumber: true,
    card: 'below',
  },
  { key: 'parts', label: CATALOGUE_IMPORTS_TEXTS.parts, cell: changesOf, card: 'below' },
  {
    key: 'version',
    label: CATALOGUE_IMPORTS_TEXTS.version,
    cell: ({ version }) => version ?? '',
    isNumber: true,
    card: 'below',
  },
];

function changesOf({ changes }: ImportView): string {
  if (!changes) return '';
  return partChanges(formatCount(changes.added), formatCount(changes.changed), formatCount(changes.removed));
}

/** The latest imports of the catalogue, with their states, times and counts. */
export function CatalogueImportsList() {
  const { data, error, refetch } = useQuery(catalogueImportsQuery);
  const [isAll, setIsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  function showAll() {
    setIsAll(true);
    // The button is gone then.
    heading.current?.focus();
  }
  return (
    <section className={classes['list']}>
      <h2 ref={heading} tabIndex={-1}>
        {CATALOGUE_IMPORTS_TEXTS.earlier}
      </h2>
      {!data && error && (
        <LoadFailure message={failureText(error, CATALOGUE_IMPORTS_TEXTS.failed)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <TableSkeleton rows={5} />}
      {data?.length === 0 && (
        <EmptyState title={CATALOGUE_IMPORTS_TEXTS.none} description={CATALOGUE_IMPORTS_TEXTS.noneDetail} />
      )}
      {data && data.length > 0 && (
        <RowsTable
          caption={CATALOGUE_IMPORTS_TEXTS.earlier}
          columns={COLUMNS}
          rows={isAll ? data : data.slice(0, FIRST)}
          rowKey={({ id }) => id}
          isWide
          isStackedOnPhones
          className={classes['table']}
        />
      )}
      {data && data.length > FIRST && !isAll && (
        <TextButton onClick={showAll}>{showAllImports(formatCount(data.length))}</TextButton>
      )}
    </section>
  );
}

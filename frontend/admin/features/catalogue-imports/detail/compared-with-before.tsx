import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ImportView } from '#shared/contracts/imports.ts';
import { comparedFaults, type FaultChange, importBefore } from '#shared/rules/imports/compare-imports.ts';
import {
  CATALOGUE_IMPORT_TEXTS,
  catalogueKindName,
  comparedWith,
  fewerFaults,
} from '#shared/texts/imports/catalogue-import-texts.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import { RowsTable, type TableColumn } from '../../../../ui/table/rows-table.tsx';
import { SidePanel } from '../../../form/side-panel.tsx';
import { catalogueImportPath } from '../../../frame/catalogue-paths.ts';
import { catalogueImportQuery, catalogueImportsQuery } from '../catalogue-import-queries.ts';
import classes from './import-detail.module.css';

const COLUMNS: readonly TableColumn<FaultChange>[] = [
  {
    key: 'code',
    label: CATALOGUE_IMPORT_TEXTS.fault,
    cell: ({ code }) => code.replaceAll('-', ' '),
    isRowHeader: true,
  },
  { key: 'of', label: CATALOGUE_IMPORT_TEXTS.file, cell: ({ of }) => catalogueKindName(of), card: 'below' },
  {
    key: 'before',
    label: CATALOGUE_IMPORT_TEXTS.before,
    cell: ({ before }) => formatCount(before),
    isNumber: true,
    card: 'below',
  },
  {
    key: 'now',
    label: CATALOGUE_IMPORT_TEXTS.now,
    cell: ({ before, after }) => (
      <span className={classes[after < before ? 'better' : 'worse']}>{formatCount(after)}</span>
    ),
    isNumber: true,
    card: 'below',
  },
];

/** Compares an import with the last one of the same files, for somebody who corrected them. */
export function ComparedWithBefore({ view }: { readonly view: ImportView }) {
  const { data: imports = [] } = useQuery(catalogueImportsQuery);
  const earlier = importBefore(imports, view);
  const { data: before } = useQuery({ ...catalogueImportQuery(earlier?.id ?? ''), enabled: earlier !== undefined });
  if (!before || (before.faults === 0 && view.faults === 0)) return null;
  const changes = comparedFaults(before, view);
  if (changes.length === 0 && view.refused === 0) return null;
  return (
    <SidePanel
      title={CATALOGUE_IMPORT_TEXTS.better}
      detail={<Link to={catalogueImportPath(before.id)}>{comparedWith(formatMoment(before.startedAt))}</Link>}
    >
      <p>{fewerFaults(formatCount(before.refused), formatCount(view.refused))}</p>
      {changes.length === 0 ? (
        <p>{CATALOGUE_IMPORT_TEXTS.same}</p>
      ) : (
        <RowsTable
          caption={CATALOGUE_IMPORT_TEXTS.better}
          columns={COLUMNS}
          rows={changes}
          rowKey={({ of, code, severity }) => `${of} ${code} ${severity}`}
          className={classes['table']}
        />
      )}
    </SidePanel>
  );
}

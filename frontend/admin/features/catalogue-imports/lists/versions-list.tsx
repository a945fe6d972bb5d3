import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CATALOGUE_IMPORTS_TEXTS, goBackTo, versionNumber } from '#shared/texts/imports/catalogue-import-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { Pill } from '../../../../ui/base/pill.tsx';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { LoadFailure } from '../../../../ui/page/load-failure.tsx';
import { RowsTable, type TableColumn } from '../../../../ui/table/rows-table.tsx';
import { catalogueImportPath } from '../../../frame/catalogue-paths.ts';
import listClasses from '../../../imports/imports-list.module.css';
import { catalogueVersionsQuery, type ShownVersion } from '../catalogue-import-queries.ts';
import { useGoBack } from './use-go-back.ts';
import classes from './versions-list.module.css';

const count = (key: string, label: string, countOf: (version: ShownVersion) => number | undefined) =>
  ({
    key,
    label,
    cell: (version) => {
      const number = countOf(version);
      return number === undefined ? '' : formatCount(number);
    },
    isNumber: true,
    card: 'below',
  }) satisfies TableColumn<ShownVersion>;

const COLUMNS: readonly TableColumn<ShownVersion>[] = [
  {
    key: 'version',
    label: CATALOGUE_IMPORTS_TEXTS.version,
    cell: ({ version, importId, isCurrent }) => (
      <span className={classes['version']}>
        {importId === undefined ? (
          versionNumber(version)
        ) : (
          <Link to={catalogueImportPath(importId)}>{versionNumber(version)}</Link>
        )}
        {isCurrent && <Pill tone="good">{CATALOGUE_IMPORTS_TEXTS.current}</Pill>}
      </span>
    ),
    isRowHeader: true,
  },
  {
    key: 'built',
    label: CATALOGUE_IMPORTS_TEXTS.built,
    cell: ({ builtAt }) => formatMoment(builtAt),
    card: 'below',
  },
  count('aftermarket', CATALOGUE_IMPORTS_TEXTS.aftermarket, ({ aftermarket }) => aftermarket),
  count('recycled', CATALOGUE_IMPORTS_TEXTS.recycled, ({ salvage }) => salvage),
  count('added', CATALOGUE_IMPORTS_TEXTS.added, ({ changes }) => changes?.added),
  count('changed', CATALOGUE_IMPORTS_TEXTS.changed, ({ changes }) => changes?.changed),
  count('removed', CATALOGUE_IMPORTS_TEXTS.removed, ({ changes }) => changes?.removed),
  count('unpriced', CATALOGUE_IMPORTS_TEXTS.unpriced, ({ changes }) => changes?.unpriced),
  count('withoutStock', CATALOGUE_IMPORTS_TEXTS.withoutStock, ({ changes }) => changes?.withoutStock),
];

/** The versions of the catalogue with what each changed, and the way back to them. */
export function CatalogueVersionsList() {
  const { data, error, refetch } = useQuery(catalogueVersionsQuery);
  if (!data && !error) return null;
  if (data?.length === 0) return null;
  return (
    <section className={listClasses['list']}>
      <h2>{CATALOGUE_IMPORTS_TEXTS.versions}</h2>
      {!data && (
        <LoadFailure
          message={failureText(error, CATALOGUE_IMPORTS_TEXTS.versionsFailed)}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <RowsTable
          caption={CATALOGUE_IMPORTS_TEXTS.versions}
          columns={[...COLUMNS, backColumn(data)]}
          rows={data}
          rowKey={({ version }) => String(version)}
          isWide
          isStackedOnPhones
          className={listClasses['table']}
        />
      )}
    </section>
  );
}

const backColumn = (versions: readonly ShownVersion[]): TableColumn<ShownVersion> => ({
  key: 'back',
  label: CATALOGUE_IMPORTS_TEXTS.wayBack,
  cell: (version) => <WayBack versions={versions} version={version} />,
  card: 'below',
});

interface WayBackProps {
  readonly versions: readonly ShownVersion[];
  readonly version: ShownVersion;
}

function WayBack({ versions, version }: WayBackProps) {
  const goBack = useGoBack(versions, version);
  if (version.isCurrent) return null;
  if (!version.isKept) return CATALOGUE_IMPORTS_TEXTS.notKept;
  return (
    <ActionArea>
      <TextButton aria-label={goBackTo(version.version)} onClick={goBack}>
        {CATALOGUE_IMPORTS_TEXTS.goBack}
      </TextButton>
    </ActionArea>
  );
}

import { Link } from 'react-router';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { IMPORT_GRID_TEXTS } from '#shared/texts/imports/import-grid-texts.ts';
import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import { ROW_OUTCOMES } from '#shared/texts/imports/imports-screen-texts.ts';
import type { RowOutcomeName } from '#shared/values/people/people-imports.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { type ImportRowsLocation, importRowsAddress, windowOf } from './import-rows-location.ts';
import classes from './row-filters.module.css';

interface RowFiltersProps {
  readonly view: PeopleImportView;
  readonly location: ImportRowsLocation;
  /** The rows that are shown where the address says nothing. */
  readonly usual: Parameters<typeof windowOf>[1];
}

/** No outcome or result is chosen. */
const ANY = { outcome: undefined, result: '' } as const;

interface Filter {
  readonly label: string;
  readonly count: number;
  readonly chosen: Pick<ImportRowsLocation, 'show' | 'outcome' | 'result'>;
}

/** The rows by outcome and by result, with their counts. Each is a link that lists its rows. */
export function RowFilters({ view, location, usual }: RowFiltersProps) {
  const { pathOf } = importRowsAddress(view.id);
  const now = windowOf(location, usual);
  const item = ({ label, count, chosen }: Filter) => (
    <li key={label}>
      <Link
        to={pathOf({ ...location, ...chosen, page: 1 })}
        replace
        aria-current={isSame(windowOf({ ...location, ...chosen }, usual), now) || undefined}
      >
        <span>{label}</span>
        <span>{formatCount(count)}</span>
      </Link>
    </li>
  );
  const faults = faultsOf(view);
  return (
    <nav aria-label={IMPORT_GRID_TEXTS.filters} className={classes['filters']}>
      <ul>{filtersOf(view).map(item)}</ul>
      {faults.length > 0 && (
        <>
          <p className={classes['heading']}>{IMPORT_GRID_TEXTS.faultsByKind}</p>
          <ul className={classes['kinds']}>{faults.map(item)}</ul>
        </>
      )}
    </nav>
  );
}

function filtersOf({ rows, imported, outcomes, results, left }: PeopleImportView): Filter[] {
  const all: Filter = { label: IMPORT_GRID_TEXTS.allRows, count: rows, chosen: { show: 'all', ...ANY } };
  const wrong: Filter = {
    label: IMPORT_GRID_TEXTS.withFaults,
    count: outcomes.wrong,
    chosen: { show: 'faults', ...ANY },
  };
  const ofOutcome = (outcome: RowOutcomeName): Filter => ({
    label: ROW_OUTCOMES[outcome],
    count: outcomes[outcome],
    chosen: { show: 'all', ...ANY, outcome },
  });
  // Before anything is imported the results are only what would come of the rows.
  const others: Filter[] =
    imported === 0
      ? (['new', 'changed', 'same'] as const).map(ofOutcome)
      : results
          .filter(({ outcome, result }) => outcome !== 'wrong' && result !== '')
          .map(({ result, rows: count }) => ({ label: result, count, chosen: { show: 'all', ...ANY, result } }));
  const notTakenBack: Filter = {
    label: IMPORT_SCREEN_TEXTS.leftTitle,
    count: left,
    chosen: { show: 'left', ...ANY },
  };
  return [all, ...merged(others), ofOutcome('leftOut'), wrong, notTakenBack].filter(({ count }) => count > 0);
}

/** Results of several outcomes, such as 'Updated', are one. */
function merged(filters: readonly Filter[]): Filter[] {
  const byLabel = new Map<string, Filter>();
  for (const filter of filters) {
    const before = byLabel.get(filter.label);
    byLabel.set(filter.label, { ...filter, count: filter.count + (before?.count ?? 0) });
  }
  return [...byLabel.values()];
}

const faultsOf = ({ results }: PeopleImportView): Filter[] =>
  results
    .filter(({ outcome }) => outcome === 'wrong')
    .map(({ result, rows }) => ({ label: result, count: rows, chosen: { show: 'all', ...ANY, result } }));

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify({ ...other });

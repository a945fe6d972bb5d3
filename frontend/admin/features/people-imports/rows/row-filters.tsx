import { Link } from 'react-router';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { IMPORT_GRID_TEXTS } from '#shared/texts/imports/import-grid-texts.ts';
import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import { ROW_OUTCOMES } from '#shared/texts/imports/imports-screen-texts.ts';
import type { RowOutcomeName } from '#shared/values/people/people-imports.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { isFileKept } from '../import-queries.ts';
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
  const filters = filtersOf(view);
  const faults = faultsOf(view);
  if (filters.length === 0) return null;
  return (
    <nav aria-label={IMPORT_GRID_TEXTS.filters} className={classes['filters']}>
      <ul>{filters.map(item)}</ul>
      {faults.length > 0 && (
        <>
          <p className={classes['heading']}>{IMPORT_GRID_TEXTS.faultsByKind}</p>
          <ul className={classes['kinds']}>{faults.map(item)}</ul>
        </>
      )}
    </nav>
  );
}

function filtersOf(view: PeopleImportView): Filter[] {
  const { rows, imported, outcomes, left } = view;
  const isKept = isFileKept(view);
  const all: Filter = {
    label: isKept ? IMPORT_GRID_TEXTS.allRows : IMPORT_GRID_TEXTS.notImported,
    count: isKept ? rows : rows - imported,
    chosen: { show: 'all', ...ANY },
  };
  const wrong: Filter = {
    label: IMPORT_GRID_TEXTS.withFaults,
    count: outcomes.wrong,
    chosen: { show: 'faults', ...ANY },
  };
  const notTakenBack: Filter = {
    label: IMPORT_SCREEN_TEXTS.leftTitle,
    count: left,
    chosen: { show: 'left', ...ANY },
  };
  const good = isKept ? goodOf(view) : [];
  return [all, ...good, ofOutcome(view, 'leftOut'), wrong, notTakenBack].filter(({ count }) => count > 0);
}

/** The rows without a fault. Until all of them are in, their results are only what would come of them. */
function goodOf(view: PeopleImportView): Filter[] {
  const { imported, outcomes, results } = view;
  const isAllIn = imported > 0 && imported === outcomes.new + outcomes.changed + outcomes.same;
  if (!isAllIn) return (['new', 'changed', 'same'] as const).map((outcome) => ofOutcome(view, outcome));
  const told = results.filter(({ outcome, result }) => outcome !== 'wrong' && result !== '');
  return merged(
    told.map(({ result, rows }) => ({ label: result, count: rows, chosen: { show: 'all', ...ANY, result } })),
  );
}

const ofOutcome = ({ outcomes }: PeopleImportView, outcome: RowOutcomeName): Filter => ({
  label: ROW_OUTCOMES[outcome],
  count: outcomes[outcome],
  chosen: { show: 'all', ...ANY, outcome },
});

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

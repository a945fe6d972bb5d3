import type { PeopleImport, ReportedRow } from '#shared/schemas/stored/people-import.ts';
import { type PagedRows, rowsOf } from '#shared/schemas/wire/paging.ts';
import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import type { RowOutcomeName } from '#shared/values/people/people-imports.ts';
import { cellOf } from './correct-rows.ts';
import { readIndex, readRows } from './kept-rows.ts';
import type { PeopleDependencies } from './people-dependencies.ts';

/** The rows that are asked for. */
interface RowFilter {
  readonly only: 'faults' | 'left' | undefined;
  readonly outcome: RowOutcomeName | undefined;
  readonly result: string | undefined;
  readonly column: string | undefined;
  readonly value: string | undefined;
}

/** Lists rows with their cells, or from the reports once the file was deleted. */
export function makeListRows({ importedRows, now, objects }: PeopleDependencies) {
  return async (
    state: PeopleImport,
    filter: RowFilter,
    page: PagedRows,
  ): Promise<{ readonly data: PeopleImportRow[]; readonly total: number }> => {
    const isWanted = ({ outcome, result }: Pick<PeopleImportRow, 'outcome' | 'result'>): boolean =>
      (filter.outcome === undefined || outcome === filter.outcome) &&
      (filter.result === undefined || result === filter.result);
    const isKept = state.index !== undefined && (state.rowsKeptUntil ?? '') > now().toISOString();
    if (filter.only === 'left' || !isKept) {
      const reported = await importedRows.report(state.id, filter.only === 'left' ? 'left' : 'faults');
      const rows = reported.filter((row) => isWanted(row) && (filter.only !== 'faults' || isFaulty(row)));
      return { data: rowsOf(rows, page).map((row) => ofReport(row, filter.only)), total: rows.length };
    }
    const index = await readIndex(objects, state, now());
    const numbers = index.rows.flatMap((row, place) => {
      const isShown = filter.only === undefined || isFaulty(row);
      return isShown && isWanted(row) ? [place + 1] : [];
    });
    const { column, value } = filter;
    if (column === undefined || value === undefined) {
      return { data: await readRows(objects, state.id, index, rowsOf(numbers, page)), total: numbers.length };
    }
    const cell = cellOf(state.kind, column);
    const rows = (await readRows(objects, state.id, index, numbers)).filter(
      ({ cells = {} }) => (cells[cell] ?? '').trim() === value.trim(),
    );
    return { data: rowsOf(rows, page), total: rows.length };
  };
}

const isFaulty = ({ outcome }: Pick<PeopleImportRow, 'outcome'>): boolean =>
  outcome === 'wrong' || outcome === 'leftOut';

const ofReport = (row: ReportedRow, only: RowFilter['only']): PeopleImportRow => ({
  ...row,
  faultColumns: [],
  isImported: only === 'left',
  changes: [],
});

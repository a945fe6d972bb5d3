import { repeatsOf } from '#shared/rules/people-imports/row-judge.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { type RowOutcomeName, rowOutcomes } from '#shared/values/people/people-imports.ts';

/** The rows of a batch (admin 9). */
export const BATCH_ROWS = 100;

/** A row without its cells: enough to count rows, to find faults and to find repeats. */
export interface IndexedRow {
  readonly outcome: RowOutcomeName;
  readonly result: string;
  /** The names that no other row may have. */
  readonly keys: readonly string[];
  /** The top-level account that the row goes under, if it names one. */
  readonly parent?: string;
  readonly isImported?: true;
}

/** The rows of a file in its order, and the object that holds each batch of a hundred. */
export interface RowIndex {
  readonly rows: readonly IndexedRow[];
  readonly batches: readonly string[];
}

/** A batch of rows with their cells. */
export interface RowBatch {
  readonly rows: readonly PeopleImportRow[];
}

/** The number of the batch of a row, from 0. Rows count from 1. */
export const batchOf = (row: number): number => Math.floor((row - 1) / BATCH_ROWS);

/** Which rows are repeats of earlier ones. Rows that are left out take no name away. */
export function repeatsIn(rows: readonly IndexedRow[]): boolean[] {
  const isRepeat = repeatsOf();
  return rows.map(({ keys, outcome }) => outcome !== 'leftOut' && isRepeat(keys));
}

const isReady = ({ outcome, isImported }: IndexedRow): boolean =>
  !isImported && outcome !== 'wrong' && outcome !== 'leftOut';

/** The counts of an import that its rows decide. */
export function countsOfRows(
  rows: readonly IndexedRow[],
): Pick<PeopleImport, 'rows' | 'imported' | 'outcomes' | 'results' | 'ready'> {
  const outcomes = Object.fromEntries(
    rowOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ) as PeopleImport['outcomes'];
  const byResult = Map.groupBy(rows, ({ outcome, result }) => `${outcome}\n${result}`);
  const results = [...byResult.values()].map((same) => ({
    outcome: same[0]?.outcome ?? 'wrong',
    result: same[0]?.result ?? '',
    rows: same.length,
  }));
  return {
    rows: rows.length,
    imported: rows.filter(({ isImported }) => isImported).length,
    outcomes,
    results: results.toSorted((one, other) => other.rows - one.rows),
    ready: rows.filter(isReady).length,
  };
}

import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import { peopleImportExpiry } from '../../data/people-imports/people-import-repository.ts';
import { readRows } from './kept-rows.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import type { RowIndex } from './row-index.ts';

/** Rows of the report that are read and written at once. */
const PART = 1000;

/**
 * Reports the rows that are not in by number, name and result, for the time after their file is deleted (decision D34).
 * The report of a later run replaces it.
 */
export function makeReportRows({ importedRows, objects }: Pick<PeopleDependencies, 'importedRows' | 'objects'>) {
  return async ({ id, run, createdAt }: PeopleImport, index: RowIndex): Promise<void> => {
    const left = index.rows.flatMap(({ isImported }, place) => (isImported ? [] : [place + 1]));
    let from = 0;
    do {
      const rows = await readRows(objects, id, index, left.slice(from, from + PART));
      const reported = rows.map(({ row, name, outcome, result, details, id: of }) => ({
        row,
        name,
        outcome,
        result,
        details,
        id: of,
      }));
      await importedRows.saveReport({ id, report: 'faults', run, from, ttl: peopleImportExpiry(createdAt) }, reported);
      from += PART;
    } while (from < left.length);
  };
}

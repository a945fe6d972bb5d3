import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import { peopleImportExpiry } from '../../data/people-imports/people-import-repository.ts';
import { readRows } from './kept-rows.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import type { RowIndex } from './row-index.ts';

/** Rows of the report that are read and written at once. */
const PART = 1000;

/**
 * Ends an import: the rows that are not in are reported by number, name and result, and the objects are deleted (decision
 * D34). It may be done again.
 */
export function makeEndImport({ importedRows, objects }: Pick<PeopleDependencies, 'importedRows' | 'objects'>) {
  return async ({ id, uploadId, createdAt, index: name }: PeopleImport, known?: RowIndex): Promise<void> => {
    const index = known ?? (name === undefined ? undefined : await objects.get<RowIndex>(id, name));
    const left = (index?.rows ?? []).flatMap(({ isImported }, place) => (isImported ? [] : [place + 1]));
    for (let from = 0; index && from < left.length; from += PART) {
      const rows = await readRows(objects, id, index, left.slice(from, from + PART));
      const reported = rows.map(({ row, name: shown, outcome, result, details, id: of }) => ({
        row,
        name: shown,
        outcome,
        result,
        details,
        id: of,
      }));
      await importedRows.saveReport(id, 'faults', from, reported, peopleImportExpiry(createdAt));
    }
    await Promise.all([objects.removeImport(id), objects.removeUpload(uploadId)]);
  };
}

/** The state without what was deleted. */
export function withoutFile({ index: _index, rowsKeptUntil: _until, ...state }: PeopleImport): PeopleImport {
  return { ...state, ready: 0 };
}

import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { makeReportRows } from './report-rows.ts';
import type { RowIndex } from './row-index.ts';

/**
 * Ends an import: the rows that are not in are reported, and the objects are deleted (decision D34). It may be done
 * again.
 */
export function makeEndImport(dependencies: Pick<PeopleDependencies, 'importedRows' | 'objects'>) {
  const { objects } = dependencies;
  const reportRows = makeReportRows(dependencies);

  return async (state: PeopleImport, known?: RowIndex): Promise<void> => {
    const { id, uploadId, index: name } = state;
    const index = known ?? (name === undefined ? undefined : await objects.get<RowIndex>(id, name));
    if (index) await reportRows(state, index);
    await Promise.all([objects.removeImport(id), objects.removeUpload(uploadId)]);
  };
}

/** The state without what was deleted. */
export function withoutFile({ index: _index, rowsKeptUntil: _until, ...state }: PeopleImport): PeopleImport {
  return { ...state, ready: 0 };
}

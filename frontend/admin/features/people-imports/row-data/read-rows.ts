import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { MOST_ROWS_OF_A_CALL } from '#shared/values/people/people-imports.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';

interface SoughtRows {
  readonly only: 'faults';
  /** One cell: the heading of its column, and its value as it was typed. */
  readonly column?: string;
  readonly value?: string;
}

/** All rows of an import that match, call after call. */
export async function importRows(id: string, sought: SoughtRows, signal?: AbortSignal): Promise<PeopleImportRow[]> {
  const rows: PeopleImportRow[] = [];
  let total = 1;
  while (rows.length < total) {
    const query = {
      Skip: String(rows.length),
      Take: String(MOST_ROWS_OF_A_CALL),
      Only: sought.only,
      ...(sought.column !== undefined && { Column: sought.column, Value: sought.value ?? '' }),
    };
    const page = await importsApi.getPeopleImportRows({ params: { id }, query }, { ...(signal && { signal }) });
    if (page.data.length === 0) break;
    rows.push(...page.data);
    total = page.total;
  }
  return rows;
}

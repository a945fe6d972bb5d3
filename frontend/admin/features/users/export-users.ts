import { csvText } from '#shared/rules/csv/csv-text.ts';
import { cellsOfRows, USER_COLUMNS } from '#shared/rules/people-imports/import-columns.ts';
import type { UserImportRow } from '#shared/schemas/wire/import-rows.ts';
import { usersApi } from '../../../api/groups/users-api.ts';

/** Rows of one call, which is the most that the server returns. */
const TAKE = 1000;

interface ExportProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * The users of an account and of those below it as a CSV file that can be imported again (decision F4). Empty if there
 * are none. Throws when the signal is aborted.
 */
export async function exportedUsers(
  accountId: number,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<string> {
  const rows: UserImportRow[] = [];
  let total = 1;
  for (let skip = 0; skip < total; skip += TAKE) {
    const query = { Skip: String(skip), Take: String(TAKE) };
    const page = await usersApi.exportUsers({ params: { id: String(accountId) }, query }, { signal });
    signal.throwIfAborted();
    rows.push(...page.data);
    total = page.total;
    onProgress({ done: rows.length, total });
  }
  return rows.length === 0 ? '' : csvText(cellsOfRows(USER_COLUMNS, rows));
}

import { judgeRow } from '#shared/rules/people-imports/row-judge.ts';
import type { ImportedRow, PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { toImportedRow } from '../../data/people-imports/imported-row-repository.ts';
import { peopleImportExpiry } from '../../data/people-imports/people-import-repository.ts';
import { idempotencyOf, idempotentId } from '../../http/idempotency.ts';
import { type RowSave, type RowSaved, rowOutcome } from '../../http/import-rows.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { fileLevel, PEOPLE_KINDS } from './people-kind.ts';
import { type PeopleImporter, rowAfter } from './tried-row.ts';

type Rows = Pick<PeopleDependencies, 'importedRows'>;

/** Rows that are saved at the same time. */
const AT_ONCE = 10;

/**
 * Saves the good rows of a batch: each is a transaction of its own, which also writes that the row is in. A repeat finds
 * those rows and goes on after them. Top-level accounts come first, several at once; a row may name one of them as its
 * parent. All other rows are saved one after the other, because they are counted in the account above them.
 */
export function makeSaveBatch(dependencies: Rows) {
  const withImported = makeWithImported(dependencies);

  return async (
    state: PeopleImport,
    importer: PeopleImporter,
    rows: readonly PeopleImportRow[],
  ): Promise<PeopleImportRow[]> => {
    const marked = await withImported(state.id, rows);
    const ready = marked.filter(isReady);
    const saved = new Map<number, PeopleImportRow>();
    const save = async (row: PeopleImportRow) => void saved.set(row.row, await saveRow(state, importer, row));
    const isTopLevel = isTopLevelIn(state);
    await atOnce(ready.filter(isTopLevel), save);
    for (const row of ready) if (!isTopLevel(row)) await save(row);
    return marked.map((row) => saved.get(row.row) ?? row);
  };
}

const isTopLevelIn =
  ({ kind, accountId }: PeopleImport) =>
  ({ cells = {} }: PeopleImportRow): boolean =>
    kind === 'accounts' && fileLevel({ accountId }) === 0 && PEOPLE_KINDS.accounts.parentOf(cells) === '';

/** Works on some rows at the same time, in the order of the file. A failure is thrown when no row is being saved. */
async function atOnce(rows: readonly PeopleImportRow[], work: (row: PeopleImportRow) => Promise<void>): Promise<void> {
  const next = rows.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const row of next) await work(row);
  });
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Marks the rows of a batch that are in, also those of a run that did not end. */
export const makeWithImported =
  ({ importedRows }: Rows) =>
  async (id: string, rows: readonly PeopleImportRow[]): Promise<PeopleImportRow[]> => {
    const [first, last] = [rows[0]?.row ?? 0, rows.at(-1)?.row ?? 0];
    const imported = new Map((await importedRows.between(id, first, last)).map((row) => [row.row, row]));
    return rows.map((row) => {
      const found = imported.get(row.row);
      return found ? importedBefore(row, found) : row;
    });
  };

const isReady = ({ isImported, outcome }: PeopleImportRow): boolean =>
  !isImported && outcome !== 'wrong' && outcome !== 'leftOut';

const importedBefore = (row: PeopleImportRow, { outcome, result, id }: ImportedRow): PeopleImportRow => ({
  ...row,
  outcome,
  result,
  id,
  details: [],
  faultColumns: [],
  isImported: true,
});

async function saveRow(
  state: PeopleImport,
  importer: PeopleImporter,
  given: PeopleImportRow,
): Promise<PeopleImportRow> {
  const { row, name, cells = {} } = given;
  // Repeats were told when the file was checked.
  const judged = judgeRow(PEOPLE_KINDS[state.kind].rulesOf(fileLevel(state)), cells, false);
  const done =
    'fault' in judged
      ? judged
      : await rowOutcome(() => importer.saveRow(cells, judged.body, savingOf(state, row, name)), importer);
  const after = rowAfter(state, { row, cells }, done);
  return { ...after, isImported: after.outcome !== 'wrong' };
}

/** The key comes from the import, not the user, so that anyone who continues it finds the same accounts and users. */
function savingOf({ id, createdAt }: PeopleImport, row: number, name: string): RowSave {
  const key = `${id}\n${row}`;
  return {
    newUserId: idempotentId('import', 'people', key)?.slice(0, 32) ?? '',
    idempotency: idempotencyOf('import', 'people', key, ''),
    also: (saved) => ({ importedRow: toImportedRow(id, importedRow(row, name, saved), peopleImportExpiry(createdAt)) }),
  };
}

const importedRow = (
  row: number,
  name: string,
  { outcome, result, id, userId, version, former }: RowSaved,
): ImportedRow => ({
  row,
  name,
  outcome,
  result,
  id,
  version,
  ...(userId !== undefined && { userId }),
  ...(former && { former: former as ImportedRow['former'] }),
});

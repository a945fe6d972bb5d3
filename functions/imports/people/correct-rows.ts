import { AppError } from '#shared/errors.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type {
  CellReplacement,
  PeopleCells,
  PeopleImportRow,
  RowCorrection,
} from '#shared/schemas/wire/people-import-view.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { MOST_ROWS_OF_A_CALL } from '#shared/values/people/people-imports.ts';
import { isRepeatedSave, savesWith } from '../../data/table/last-saves.ts';
import { retryOnConflict } from '../../data/table/retry-on-conflict.ts';
import type { ActingPerson } from '../../http/authenticate.ts';
import { homeScope } from '../../http/home-scope.ts';
import { makePeopleImporter } from './import-worker.ts';
import { readBatches, readIndex, readRows } from './kept-rows.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { PEOPLE_KINDS } from './people-kind.ts';
import { isWorking } from './people-state.ts';
import { batchOf, countsOfRows, type IndexedRow, type RowIndex, repeatsIn } from './row-index.ts';
import { indexed, type PeopleImporter, topLevelKey, triedRow } from './tried-row.ts';

interface Corrections {
  readonly rows?: readonly RowCorrection[] | undefined;
  readonly replace?: readonly CellReplacement[] | undefined;
}

/** The rows that a correction touched, the corrected ones first, and how many of them a replacement changed. */
interface Corrected {
  readonly state: PeopleImport;
  readonly rows: readonly PeopleImportRow[];
  readonly replaced: number;
}

/**
 * Corrects rows and judges them again, with all others that this touches: repeats of a name that is free now or taken
 * now, and rows under a parent that the file makes or no longer makes. The result is that of importing the corrected
 * file. Objects are never changed: the import names the new ones once all of them are there.
 */
export function makeCorrectRows(dependencies: PeopleDependencies) {
  const { imports, newId, now, objects } = dependencies;
  const peopleImporter = makePeopleImporter(dependencies);

  return async (
    actor: ActingPerson,
    found: PeopleImport,
    given: Corrections,
    idempotency: IdempotencyRecord | undefined,
  ): Promise<Corrected> => {
    const scope = homeScope(actor);
    const importer = await peopleImporter(actor, found);
    return retryOnConflict(async (tries) => {
      const seen = tries === 1 ? found : await imports.find(scope, found.id);
      if (!seen || isWorking(seen)) throw new AppError('conflict', PEOPLE_IMPORT_TEXTS.isWorking);
      const index = await readIndex(objects, seen, now());
      const replacing = await replacements(seen, index, given.replace ?? []);
      const corrections = merged([...replacing, ...(given.rows ?? [])]);
      const numbers = corrections.map(({ row }) => row);
      if (isRepeatedSave(seen, idempotency)) {
        return { state: seen, rows: await readRows(objects, seen.id, index, numbers), replaced: 0 };
      }
      refuseUnknown(index, numbers);
      const next = await corrected(seen, importer, index, corrections);
      const name = `index-${newId()}`;
      await objects.put(seen.id, name, next.index);
      const counts = countsOfRows(next.index.rows);
      const state = await imports.change(
        scope,
        seen.id,
        (latest) =>
          latest.index === seen.index && !isWorking(latest)
            ? { ...latest, ...counts, index: name, ...savesWith(latest, idempotency) }
            : latest,
        now(),
      );
      if (state.index !== name) return undefined;
      return { state, rows: [...next.touched.values()].slice(0, MOST_ROWS_OF_A_CALL), replaced: replacing.length };
    });
  };

  /** The corrections of rows with a fault that have a cell to replace. */
  async function replacements(
    { id, kind }: PeopleImport,
    index: RowIndex,
    replace: readonly CellReplacement[],
  ): Promise<RowCorrection[]> {
    if (replace.length === 0) return [];
    const cells = replace.map(({ column, from, to }) => ({ cell: cellOf(kind, column), from, to }));
    const faulty = index.rows.flatMap(({ outcome }, place) => (outcome === 'wrong' ? [place + 1] : []));
    const rows = await readRows(objects, id, index, faulty);
    return rows.flatMap(({ row, cells: before = {} }) => {
      const changed = cells.filter(({ cell, from }) => (before[cell] ?? '').trim() === from.trim());
      if (changed.length === 0) return [];
      return [{ row, cells: Object.fromEntries(changed.map(({ cell, to }) => [cell, to])) }];
    });
  }

  async function corrected(
    state: PeopleImport,
    importer: PeopleImporter,
    index: RowIndex,
    corrections: readonly RowCorrection[],
  ) {
    const batches = await readBatches(objects, state.id, index, batchesOf(corrections.map(({ row }) => row)));
    const rowOf = (row: number) => batches.get(batchOf(row))?.find((each) => each.row === row);
    const rows = [...index.rows];
    const touched = new Map<number, PeopleImportRow>();
    for (const { row, cells = {}, leaveOut } of corrections) {
      const before = rowOf(row);
      if (!before) continue;
      const isLeftOut = leaveOut ?? (before.outcome === 'leftOut' && Object.keys(cells).length === 0);
      const after: PeopleImportRow = { ...before, cells: { ...before.cells, ...cells } };
      touched.set(row, isLeftOut ? { ...after, ...LEFT_OUT } : after);
      rows[row - 1] = { ...indexed(state, after), outcome: isLeftOut ? 'leftOut' : 'new' };
    }
    const repeats = repeatsIn(rows);
    const again = rowsToJudge(index.rows, rows, repeats, [...touched.keys()]);
    const missing = batchesOf(again).filter((batch) => !batches.has(batch));
    for (const [batch, found] of await readBatches(objects, state.id, index, missing)) batches.set(batch, found);
    const isExpected = expectedIn(rows);
    // Parents come first, because rows may name accounts that they make.
    for (const isUnder of [false, true]) {
      const some = again.filter((row) => (rows[row - 1]?.parent !== undefined) === isUnder);
      const tried = await Promise.all(
        some.map((row) => {
          const cells = (touched.get(row) ?? rowOf(row))?.cells ?? {};
          return triedRow(state, importer, { row, cells }, repeats[row - 1] ?? false, (name) => isExpected(name, row));
        }),
      );
      for (const row of tried) {
        touched.set(row.row, row);
        rows[row.row - 1] = indexed(state, row);
      }
    }
    const names = [...index.batches];
    for (const batch of batchesOf([...touched.keys()])) {
      const name = `rows/${batch}-${newId()}`;
      const after = (batches.get(batch) ?? []).map((row) => touched.get(row.row) ?? row);
      await objects.put(state.id, name, { rows: after });
      names[batch] = name;
    }
    return { index: { rows, batches: names } satisfies RowIndex, touched };
  }
}

const LEFT_OUT = {
  outcome: 'leftOut',
  result: '',
  details: [] as string[],
  faultColumns: [] as string[],
  changes: [] as PeopleImportRow['changes'],
} as const;

const batchesOf = (rows: readonly number[]): number[] => [...new Set(rows.map(batchOf))];

/** One correction for each row: a later one adds to the cells of an earlier one. */
function merged(corrections: readonly RowCorrection[]): RowCorrection[] {
  const byRow = new Map<number, RowCorrection>();
  for (const correction of corrections) {
    const { cells, ...rest } = byRow.get(correction.row) ?? { row: correction.row };
    byRow.set(correction.row, { ...rest, ...correction, cells: { ...cells, ...correction.cells } });
  }
  return [...byRow.values()];
}

function refuseUnknown({ rows }: RowIndex, numbers: readonly number[]): void {
  for (const row of numbers) {
    const found = rows[row - 1];
    if (!found) throw new AppError('invalid_input', PEOPLE_IMPORT_TEXTS.noSuchRow(row));
    if (found.isImported) throw new AppError('conflict', PEOPLE_IMPORT_TEXTS.rowIsIn(row));
  }
}

/** The rows whose judgement may be another one: the corrected ones and those that depend on them. */
function rowsToJudge(
  before: readonly IndexedRow[],
  after: readonly IndexedRow[],
  repeats: readonly boolean[],
  corrected: readonly number[],
): number[] {
  const wereRepeats = repeatsIn(before);
  const changed = new Set(corrected);
  for (const [place, isRepeat] of repeats.entries()) if (isRepeat !== wereRepeats[place]) changed.add(place + 1);
  const names = new Set(
    [...changed].flatMap((row) => [...(before[row - 1]?.keys ?? []), ...(after[row - 1]?.keys ?? [])]),
  );
  for (const [place, { parent }] of after.entries()) {
    if (parent !== undefined && names.has(topLevelKey(parent))) changed.add(place + 1);
  }
  return [...changed].filter((row) => {
    const { outcome, isImported } = after[row - 1] ?? {};
    return !isImported && outcome !== 'leftOut';
  });
}

/** Whether a row before another one makes the account with a name. The rows may change meanwhile. */
function expectedIn(rows: readonly IndexedRow[]) {
  let making: Map<string, number> | undefined;
  return (name: string, row: number): boolean => {
    making ??= new Map(
      rows.flatMap(({ keys, outcome }, place) =>
        outcome === 'new' ? keys.map((key): [string, number] => [key, place + 1]) : [],
      ),
    );
    return (making.get(topLevelKey(name)) ?? Number.POSITIVE_INFINITY) < row;
  };
}

/** The cell that a column fills. Throws for a column that the kind does not have. */
export function cellOf(kind: PeopleImport['kind'], column: string): keyof PeopleCells {
  const found = PEOPLE_KINDS[kind].columns.find(({ heading }) => heading === column);
  if (!found) throw new AppError('invalid_input', PEOPLE_IMPORT_TEXTS.unknownColumn(column));
  return found.field;
}

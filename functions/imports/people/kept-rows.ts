import { AppError } from '#shared/errors.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import type { PeopleStore } from './people-store.ts';
import { batchOf, type RowBatch, type RowIndex } from './row-index.ts';

/** Objects that are read at the same time. */
const AT_ONCE = 16;

type Kept = Pick<PeopleImport, 'id' | 'index' | 'rowsKeptUntil'>;

/** The index of an import whose rows are kept. Throws 'conflict' if its file was deleted. */
export async function readIndex(
  objects: PeopleStore,
  { id, index, rowsKeptUntil = '' }: Kept,
  now: Date,
): Promise<RowIndex> {
  const isKept = index !== undefined && rowsKeptUntil > now.toISOString();
  const found = isKept ? await objects.get<RowIndex>(id, index) : undefined;
  if (!found) throw notKept();
  return found;
}

/** Reads some batches of an import, by their numbers. */
export async function readBatches(
  objects: PeopleStore,
  id: string,
  { batches }: RowIndex,
  wanted: readonly number[],
): Promise<Map<number, PeopleImportRow[]>> {
  const found = new Map<number, PeopleImportRow[]>();
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const some = wanted.slice(from, from + AT_ONCE);
    const read = await Promise.all(some.map((batch) => objects.get<RowBatch>(id, batches[batch] ?? '')));
    for (const [place, batch] of some.entries()) {
      const rows = read[place]?.rows;
      if (!rows) throw notKept();
      found.set(batch, [...rows]);
    }
  }
  return found;
}

/** Reads rows by their numbers, in the given order. */
export async function readRows(
  objects: PeopleStore,
  id: string,
  index: RowIndex,
  rows: readonly number[],
): Promise<PeopleImportRow[]> {
  const batches = await readBatches(objects, id, index, [...new Set(rows.map(batchOf))]);
  return rows.flatMap((row) => batches.get(batchOf(row))?.find((each) => each.row === row) ?? []);
}

const notKept = () => new AppError('conflict', PEOPLE_IMPORT_TEXTS.notKept);

import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import {
  type AddedSynonym,
  addedSynonymSchema,
  type SynonymFile,
  synonymFileSchema,
} from '#shared/schemas/stored/synonyms.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import { getItem } from '../table/get-item.ts';
import { queryAllStrongly } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, putNew, putNext, remove, transact, type Write } from '../table/transact.ts';
import { addedSynonymKey, synonymFileKey, synonymGroupsKey, synonymVersionKey } from './keys.ts';

/** The most synonyms that the provider's staff may add. A file may have more. */
export const MOST_ADDED_SYNONYMS = 500;
/** The table takes items of up to 400 KB, and has some bytes more for each value. */
const MOST_FILE_BYTES = 300_000;

const versionSchema = z.object({ version: z.int() });
const itemSchema = z.object({ sk: z.string() });

/** The provider's synonyms. They apply to all accounts, so there is no scope. */
export interface SynonymRepository {
  /** Counts up with every change; 0 before the first one. */
  version(): Promise<number>;
  /** The rows of the provider's file, and what was added from the report, oldest first. */
  read(): Promise<SynonymFile & { readonly added: readonly AddedSynonym[] }>;
  /** The added synonyms, oldest first. */
  listAdded(): Promise<AddedSynonym[]>;
  /** Replaces the rows of the file. @throws {AppError} if they are too long. */
  saveFile(file: SynonymFile): Promise<void>;
  /**
   * Adds a synonym and returns it, or the earlier one that stands for it. `earlier` finds that one, and throws if they
   * contradict each other. @throws {AppError} if there are too many.
   */
  add(
    added: AddedSynonym,
    earlier: (others: readonly AddedSynonym[]) => AddedSynonym | undefined,
  ): Promise<AddedSynonym>;
  /** False if there is none with this id. */
  remove(id: string): Promise<boolean>;
}

/**
 * Every change also counts up the version, in the same transaction. Readers compare the version, which is a small item,
 * and read the synonyms only after a change.
 */
export function synonymRepository(table: Table): SynonymRepository {
  const version = async (): Promise<number> =>
    z.optional(versionSchema).parse(await getItem(table, synonymVersionKey))?.version ?? 0;

  const listAdded = async (): Promise<AddedSynonym[]> =>
    oldestFirst(z.array(addedSynonymSchema).parse(await queryAllStrongly(table, addedSynonymKey())));

  /** Makes a change that is planned on what the table has. Returns what the plan says, with or without a write. */
  const change = <T>(plan: () => Promise<{ readonly result: T; readonly write?: Write }>): Promise<T> =>
    retryOnConflict(async () => {
      const seen = await version();
      const { result, write } = await plan();
      if (!write) return { result };
      const item = { version: seen + 1 };
      const counted = seen === 0 ? putNew(synonymVersionKey, item) : putNext(synonymVersionKey, item);
      return (await transact(table, { version: counted, synonyms: write })) === undefined ? { result } : undefined;
    }).then(({ result }) => result);

  return {
    version,
    listAdded,

    async read() {
      const items = await queryAllStrongly(table, synonymGroupsKey);
      const keyed = z.array(z.looseObject(itemSchema.shape)).parse(items);
      const file = keyed.find(({ sk }) => sk === synonymFileKey.sk);
      const others = z.array(addedSynonymSchema).parse(keyed.filter(({ sk }) => sk !== synonymFileKey.sk));
      return { rows: file ? synonymFileSchema.parse(file).rows : [], added: oldestFirst(others) };
    },

    async saveFile(file) {
      if (Buffer.byteLength(JSON.stringify(file)) > MOST_FILE_BYTES) {
        throw new AppError('invalid_input', SYNONYM_TEXTS.fileTooLong);
      }
      const item = synonymFileSchema.parse(file);
      await change(async () => ({ result: undefined, write: put(synonymFileKey, item) }));
    },

    add: (added, earlier) =>
      change(async () => {
        const others = await listAdded();
        const found = earlier(others);
        if (found) return { result: found };
        if (others.length >= MOST_ADDED_SYNONYMS) {
          throw new AppError('conflict', SYNONYM_TEXTS.tooMany(MOST_ADDED_SYNONYMS));
        }
        return { result: added, write: putNew(addedSynonymKey(added.id), addedSynonymSchema.parse(added)) };
      }),

    remove: (id) =>
      change(async () => {
        const isThere = (await getItem(table, addedSynonymKey(id))) !== undefined;
        return isThere ? { result: true, write: remove(addedSynonymKey(id)) } : { result: false };
      }),
  };
}

const oldestFirst = (added: readonly AddedSynonym[]): AddedSynonym[] =>
  added.toSorted((one, other) => (one.addedAt < other.addedAt ? -1 : 1));

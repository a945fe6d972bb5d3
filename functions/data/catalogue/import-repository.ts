import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Import, type ImportedFile, importedFileSchema, importSchema } from '#shared/schemas/stored/import.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds, newestOfIndex, queryAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { putNew, transact } from '../table/transact.ts';
import { importedFileKey, importKey, importListKeys, importsOf } from './keys.ts';

const KEPT_MS = 365 * 24 * 60 * 60_000;

/** The provider's imports. There is no scope. */
export interface ImportRepository {
  find(id: string): Promise<Import | undefined>;
  /** The newest imports of a kind, newest first, at most `most` of them. */
  newest(kind: Import['kind'], most: number, now: Date): Promise<Import[]>;
  save(state: Import): Promise<void>;
  /** False when the id exists. */
  saveNew(state: Import): Promise<boolean>;
  /** The progress of each file of an import, in their order. */
  files(id: string): Promise<ImportedFile[]>;
  saveFile(id: string, place: number, file: ImportedFile, now: Date): Promise<void>;
}

export function importRepository(table: Table): ImportRepository {
  const put = async (item: object): Promise<void> => {
    await table.client.send(new PutCommand({ TableName: table.tableName, Item: item as Record<string, unknown> }));
  };
  return {
    find: async (id) => z.optional(importSchema).parse(await getItem(table, importKey(id))),
    async newest(kind, most, now) {
      const states = await newestOfIndex(table, 'gsi1', importsOf(kind), { from: '2', to: now.toISOString(), most });
      return z.array(importSchema).parse(states);
    },
    save: (state) => put({ ...itemOf(state), ...importKey(state.id) }),
    saveNew: async (state) =>
      (await transact(table, { state: putNew(importKey(state.id), itemOf(state)) })) === undefined,
    files: async (id) => z.array(importedFileSchema).parse(await queryAll(table, importedFileKey(id))),
    saveFile: (id, place, file, now) => put({ ...file, ttl: keptFrom(now), ...importedFileKey(id, place) }),
  };
}

function itemOf(state: Import): object {
  // The list is read as a whole, and shows the kinds of faults of none.
  const { faultKinds: _, ...summary } = state;
  const { id, kind, startedAt } = state;
  return { ...state, summary, ttl: keptFrom(new Date(startedAt)), ...importListKeys(kind, startedAt, id) };
}

const keptFrom = (time: Date): number => epochSeconds(new Date(time.getTime() + KEPT_MS));

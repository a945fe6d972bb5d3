import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Import, type ImportedFile, importedFileSchema, importSchema } from '#shared/schemas/import.ts';
import { getItem } from './get-item.ts';
import { importedFileKey, importKey, importListKeys, importsOf } from './keys.ts';
import { epochSeconds, listIndex, queryAll } from './read-all.ts';
import type { Table } from './table.ts';

const KEPT_MS = 365 * 24 * 60 * 60_000;

/** The provider's own: there is no scope. */
export interface ImportRepository {
  find(id: string): Promise<Import | undefined>;
  /** Newest first. */
  list(kind: Import['kind']): Promise<Import[]>;
  save(state: Import): Promise<void>;
  /** What has been read of its files, in their order. */
  files(id: string): Promise<ImportedFile[]>;
  saveFile(id: string, place: number, file: ImportedFile, now: Date): Promise<void>;
}

export function importRepository(table: Table): ImportRepository {
  const put = async (item: object): Promise<void> => {
    await table.client.send(new PutCommand({ TableName: table.tableName, Item: item as Record<string, unknown> }));
  };
  return {
    find: async (id) => z.optional(importSchema).parse(await getItem(table, importKey(id))),
    async list(kind) {
      const states = await listIndex(table, 'gsi1', importsOf(kind));
      return z.array(importSchema).parse(states).reverse();
    },
    async save(state) {
      const { id, kind, startedAt } = state;
      const ttl = keptFrom(new Date(startedAt));
      await put({ ...state, summary: state, ttl, ...importKey(id), ...importListKeys(kind, startedAt, id) });
    },
    files: async (id) => z.array(importedFileSchema).parse(await queryAll(table, importedFileKey(id))),
    saveFile: (id, place, file, now) => put({ ...file, ttl: keptFrom(now), ...importedFileKey(id, place) }),
  };
}

const keptFrom = (time: Date): number => epochSeconds(new Date(time.getTime() + KEPT_MS));

import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Import, importSchema } from '#shared/schemas/import.ts';
import { getItem } from './get-item.ts';
import { importKey, importListKeys, importsOf } from './keys.ts';
import { epochSeconds, listIndex } from './read-all.ts';
import type { Table } from './table.ts';

const KEPT_MS = 365 * 24 * 60 * 60_000;

/** The provider's own: there is no scope. */
export interface ImportRepository {
  find(id: string): Promise<Import | undefined>;
  /** Newest first. */
  list(kind: Import['kind']): Promise<Import[]>;
  save(state: Import): Promise<void>;
}

export function importRepository({ client, tableName }: Table): ImportRepository {
  return {
    find: async (id) => z.optional(importSchema).parse(await getItem({ client, tableName }, importKey(id))),
    async list(kind) {
      const states = await listIndex({ client, tableName }, 'gsi1', importsOf(kind));
      return z.array(importSchema).parse(states).reverse();
    },
    async save(state) {
      const { id, kind, startedAt } = state;
      const ttl = epochSeconds(new Date(Date.parse(startedAt) + KEPT_MS));
      const item = { ...state, summary: state, ttl, ...importKey(id), ...importListKeys(kind, startedAt, id) };
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
    },
  };
}

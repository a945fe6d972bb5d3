import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ImportUpload, importUploadSchema } from '#shared/schemas/stored/import.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { importUploadKey } from './keys.ts';

/** As long as the bucket keeps the objects themselves. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Uploaded files for imports. They belong to the provider, so there is no scope. */
export interface ImportUploadRepository {
  find(id: string, now: Date): Promise<ImportUpload | undefined>;
  save(upload: ImportUpload, now: Date): Promise<void>;
}

const storedSchema = z.extend(importUploadSchema, { ttl: z.int() });

export function importUploadRepository(table: Table): ImportUploadRepository {
  return {
    async find(id, now) {
      const found = z.optional(storedSchema).parse(await getItem(table, importUploadKey(id)));
      return found && found.ttl > epochSeconds(now) ? found : undefined;
    },
    async save(upload, now) {
      const ttl = epochSeconds(new Date(now.getTime() + KEPT_MS));
      const Item = { ...upload, ttl, ...importUploadKey(upload.id) };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item }));
    },
  };
}

import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ColumnMapping, columnMappingSchema } from '#shared/schemas/fields/people-import.ts';
import { type PeopleUpload, peopleUploadSchema } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportKind } from '#shared/values/people/people-imports.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { columnMappingKey, peopleUploadKey } from './keys.ts';

/** As long as the bucket keeps the objects themselves. */
const KEPT_MS = 86_400_000;
const storedSchema = z.extend(peopleUploadSchema, { ttl: z.int() });

/** Uploaded files of accounts and users. Only the person who uploaded a file can import it. */
export interface PeopleUploadRepository {
  find(userId: string, id: string, now: Date): Promise<PeopleUpload | undefined>;
  save(upload: PeopleUpload, now: Date): Promise<void>;
}

export function peopleUploadRepository(table: Table): PeopleUploadRepository {
  return {
    async find(userId, id, now) {
      const found = z.optional(storedSchema).parse(await getItem(table, peopleUploadKey(id)));
      return found?.userId === userId && found.ttl > epochSeconds(now) ? peopleUploadSchema.parse(found) : undefined;
    },
    async save(upload, now) {
      const ttl = epochSeconds(new Date(now.getTime() + KEPT_MS));
      const Item = { ...peopleUploadSchema.parse(upload), ttl, ...peopleUploadKey(upload.id) };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item }));
    },
  };
}

/** The mapping of columns that an account chose last for a kind of file. */
export interface ColumnMappingRepository {
  find(accountId: number, kind: PeopleImportKind): Promise<ColumnMapping[] | undefined>;
  save(accountId: number, kind: PeopleImportKind, mapping: readonly ColumnMapping[]): Promise<void>;
}

const mappingItemSchema = z.object({ mapping: z.array(columnMappingSchema) });

export function columnMappingRepository(table: Table): ColumnMappingRepository {
  return {
    find: async (accountId, kind) =>
      z.optional(mappingItemSchema).parse(await getItem(table, columnMappingKey(accountId, kind)))?.mapping,
    async save(accountId, kind, mapping) {
      const Item = { ...mappingItemSchema.parse({ mapping }), ...columnMappingKey(accountId, kind) };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item }));
    },
  };
}

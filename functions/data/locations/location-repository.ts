import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type LocationRow, locationRowSchema } from '#shared/schemas/catalogue/location-row.ts';
import { queryAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { locationKey } from './keys.ts';

/**
 * Warehouses and yards with what each gets from others, for those who sell without the search index at hand. The
 * provider's own, for all accounts: there is no scope. They are few and change rarely, so callers may keep the list.
 */
export interface LocationRepository {
  list(): Promise<LocationRow[]>;
  save(location: LocationRow): Promise<void>;
}

export function locationRepository(table: Table): LocationRepository {
  return {
    async list() {
      return z.array(locationRowSchema).parse(await queryAll(table, locationKey()));
    },
    async save(location) {
      const item = { ...locationRowSchema.parse(location), ...locationKey(location.kind, location.number) };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item: item }));
    },
  };
}

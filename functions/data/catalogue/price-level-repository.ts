import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type PriceLevel, priceLevelSchema } from '#shared/schemas/stored/price-level.ts';
import { getItem } from '../table/get-item.ts';
import type { Table } from '../table/table.ts';
import { priceLevelKey } from './keys.ts';

/** The provider's price levels. They apply to all accounts, so there is no scope. */
export interface PriceLevelRepository {
  find(name: string): Promise<PriceLevel | undefined>;
  save(level: PriceLevel): Promise<void>;
}

export function priceLevelRepository(table: Table): PriceLevelRepository {
  return {
    async find(name) {
      return z.optional(priceLevelSchema).parse(await getItem(table, priceLevelKey(name)));
    },
    async save(level) {
      const item = { ...level, ...priceLevelKey(level.name) };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item: item }));
    },
  };
}

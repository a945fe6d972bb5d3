import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  type PriceLevel,
  priceLevelSchema,
  priceLevelSummarySchema,
} from '#shared/schemas/stored/pricing/price-level.ts';
import { getItem } from '../table/get-item.ts';
import { listIndex } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { ALL_PRICE_LEVELS, priceLevelKey, priceLevelListKeys } from './keys.ts';

type PriceLevelSummary = z.infer<typeof priceLevelSummarySchema>;

/** The provider's price levels. They apply to all accounts, so there is no scope. */
export interface PriceLevelRepository {
  find(name: string): Promise<PriceLevel | undefined>;
  /** Sorted by name. */
  list(): Promise<PriceLevelSummary[]>;
  save(level: PriceLevel): Promise<void>;
}

export function priceLevelRepository(table: Table): PriceLevelRepository {
  return {
    async find(name) {
      return z.optional(priceLevelSchema).parse(await getItem(table, priceLevelKey(name)));
    },
    async list() {
      return z.array(priceLevelSummarySchema).parse(await listIndex(table, 'gsi3', ALL_PRICE_LEVELS));
    },
    async save(level) {
      const listed = { ...priceLevelListKeys(level.name), summary: priceLevelSummarySchema.parse(level) };
      const item = { ...level, ...priceLevelKey(level.name), ...listed };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item: item }));
    },
  };
}

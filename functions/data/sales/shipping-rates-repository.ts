import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ShippingRates, shippingRatesSchema } from '#shared/schemas/stored/shipping-rates.ts';
import { getItem } from '../table/get-item.ts';
import type { Table } from '../table/table.ts';
import { shippingRatesKey } from './keys.ts';

/** The provider's own, for all accounts: there is no scope. */
export interface ShippingRatesRepository {
  /** Undefined where the provider has given none. */
  find(): Promise<ShippingRates | undefined>;
  /** In the place of all there were. */
  save(rates: ShippingRates): Promise<void>;
}

export function shippingRatesRepository(table: Table): ShippingRatesRepository {
  return {
    find: async () => z.optional(shippingRatesSchema).parse(await getItem(table, shippingRatesKey)),
    async save(rates) {
      const item = { ...shippingRatesSchema.parse(rates), ...shippingRatesKey };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item: item }));
    },
  };
}

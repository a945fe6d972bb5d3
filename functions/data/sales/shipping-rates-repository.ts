import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ShippingRates, shippingRatesSchema } from '#shared/schemas/stored/pricing/shipping-rates.ts';
import { getItem } from '../table/get-item.ts';
import type { Table } from '../table/table.ts';
import { shippingRatesKey } from './keys.ts';

/** The provider's shipping rates. They apply to all accounts, so there is no scope. */
export interface ShippingRatesRepository {
  /** Undefined when the provider has set none. */
  find(): Promise<ShippingRates | undefined>;
  /** Replaces all rates. */
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

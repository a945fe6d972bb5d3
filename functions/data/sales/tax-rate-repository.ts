import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type TaxRates, taxRatesSchema } from '#shared/schemas/stored/pricing/tax-rates.ts';
import { getItem } from '../table/get-item.ts';
import { getAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { taxRatesKey } from './keys.ts';

/** The provider's tax rates. They apply to all accounts, so there is no scope. */
export interface TaxRateRepository {
  /** The rates of the state, and the rates of the postal code that are added to them. */
  find(state: string, postalCode: string): Promise<TaxRates['rates']>;
  /** Whether the provider has set rates for this state or postal code. */
  has(place: Pick<TaxRates, 'state' | 'postalCode'>): Promise<boolean>;
  save(rates: TaxRates): Promise<void>;
}

export function taxRateRepository(table: Table): TaxRateRepository {
  return {
    async find(state, postalCode) {
      const found = await getAll(table, [taxRatesKey(state), taxRatesKey(state, postalCode)]);
      return z
        .array(taxRatesSchema)
        .parse(found)
        .toSorted((one, other) => Number(one.postalCode !== undefined) - Number(other.postalCode !== undefined))
        .flatMap(({ rates }) => rates);
    },
    has: async ({ state, postalCode }) => (await getItem(table, taxRatesKey(state, postalCode))) !== undefined,
    async save(rates) {
      const item = { ...taxRatesSchema.parse(rates), ...taxRatesKey(rates.state, rates.postalCode) };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item: item }));
    },
  };
}

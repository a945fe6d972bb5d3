import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Warehouse, warehouseSchema } from '#shared/schemas/stored/warehouse.ts';
import { queryAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { warehouseKey } from './keys.ts';

/**
 * The provider's warehouses. They apply to all accounts, so there is no scope. They are few and change rarely, so
 * callers may cache the list.
 */
export interface WarehouseRepository {
  list(): Promise<Warehouse[]>;
  save(warehouse: Warehouse): Promise<void>;
}

export function warehouseRepository(table: Table): WarehouseRepository {
  return {
    async list() {
      return z.array(warehouseSchema).parse(await queryAll(table, warehouseKey()));
    },
    async save(warehouse) {
      const key = warehouseKey(warehouse.companyCode, warehouse.warehouseNumber);
      await table.client.send(new PutCommand({ TableName: table.tableName, Item: { ...warehouse, ...key } }));
    },
  };
}

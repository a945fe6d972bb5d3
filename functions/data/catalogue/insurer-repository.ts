import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { insurerRowSchema } from '#shared/schemas/catalogue/classification-rows.ts';
import { queryAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { insurerKey } from './keys.ts';

export type Insurer = z.infer<typeof insurerRowSchema>;

/** The parts that insurance companies refuse. They apply to all accounts, so there is no scope. */
export interface InsurerRepository {
  list(): Promise<Insurer[]>;
  save(insurer: Insurer): Promise<void>;
}

export function insurerRepository(table: Table): InsurerRepository {
  return {
    async list() {
      return z.array(insurerRowSchema).parse(await queryAll(table, insurerKey()));
    },
    async save(insurer) {
      const item = { ...insurerRowSchema.parse(insurer), ...insurerKey(insurer.name) };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item: item }));
    },
  };
}

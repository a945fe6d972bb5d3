import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** Reads an item consistently: it includes every write that was acknowledged before. Undefined if there is none. */
export async function getItem({ client, tableName }: Table, key: Key): Promise<unknown> {
  const { Item } = await client.send(new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }));
  return Item;
}

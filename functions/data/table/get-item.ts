import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** The item as it is after every write that was acknowledged before; undefined when there is none. */
export async function getItem({ client, tableName }: Table, key: Key): Promise<unknown> {
  const { Item } = await client.send(new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }));
  return Item;
}

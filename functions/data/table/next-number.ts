import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { counterKey } from './keys.ts';
import type { Table } from './table.ts';

/**
 * The next number of a kind, never given before. It stands outside the transaction that uses it, so that creators do not
 * wait for each other; a number of a failed attempt stays unused.
 */
export async function nextNumber(
  { client, tableName }: Table,
  kind: Parameters<typeof counterKey>[0],
  after = 0,
): Promise<number> {
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: tableName,
      Key: counterKey(kind),
      UpdateExpression: 'SET lastNumber = if_not_exists(lastNumber, :after) + :one',
      ExpressionAttributeValues: { ':after': after, ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return z.object({ lastNumber: z.int() }).parse(Attributes).lastNumber;
}

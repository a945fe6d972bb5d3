import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { counterKey } from './keys.ts';
import type { Table } from './table.ts';

/**
 * Returns the next number of a kind, which was never given before. It is outside of the transaction that uses it, so
 * that concurrent creators do not conflict. The number of a failed attempt stays unused.
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

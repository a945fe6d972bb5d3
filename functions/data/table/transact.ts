import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { backoff } from './backoff.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Untabled<Part> = Part extends { TableName: string | undefined } ? Omit<Part, 'TableName'> : Part;
/** An expression with its names and values. */
interface Condition {
  readonly ConditionExpression: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}

/** One write of a transaction, without the table's name. */
export type Write = { readonly [Kind in keyof TransactItem]: Untabled<NonNullable<TransactItem[Kind]>> };

const LAST_ATTEMPT = 20;
/** The table is busy with the same items or too busy in general. Nothing was written, so a retry may succeed. */
const PASSING = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/**
 * Makes all writes or none. Returns the name of the first write whose condition failed, or undefined if all were made.
 * List the item that was read before the writes that follow from it: if it has changed, no other failure matters.
 */
export async function transact<Name extends string>(
  { client, tableName }: Table,
  writes: Readonly<Partial<Record<Name, Write>>>,
): Promise<Name | undefined> {
  const named = Object.entries(writes) as [Name, Write][];
  const TransactItems = named.map(([, write]) => ofTable(write, tableName));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems }));
      return undefined;
    } catch (error) {
      const reasons = reasonsOf(error);
      const failed = reasons.indexOf('ConditionalCheckFailed');
      if (failed >= 0) return named[failed]?.[0];
      if (attempt === LAST_ATTEMPT || !reasons.some((reason) => PASSING.includes(reason))) throw error;
      await backoff(attempt);
    }
  }
}

export const put = (key: Key, item: object, condition?: Condition): Write => ({
  Put: { Item: { ...item, ...key }, ...condition },
});

/** For items that must not exist yet: new ones, and markers of unique values. */
export const putNew = (key: Key, item: object): Write =>
  put(key, item, { ConditionExpression: 'attribute_not_exists(pk)' });

/** For the next version of an item. Its condition is that the stored version is the previous one. */
export const putNext = (key: Key, item: { readonly version: number }): Write =>
  put(key, item, { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': item.version - 1 } });

export const remove = (key: Key, condition?: Condition): Write => ({ Delete: { Key: { ...key }, ...condition } });

export const check = (key: Key, condition: Condition): Write => ({ ConditionCheck: { Key: { ...key }, ...condition } });

const ofTable = (write: Write, TableName: string): TransactItem =>
  Object.fromEntries(Object.entries(write).map(([kind, part]) => [kind, { ...part, TableName }]));

const reasonsOf = (error: unknown): string[] =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).map(({ Code = 'None' }) => Code)
    : [];

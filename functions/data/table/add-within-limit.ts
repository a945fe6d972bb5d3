import * as z from 'zod/mini';
import { getItem } from './get-item.ts';
import type { Key } from './keys.ts';
import { putIfVersion } from './put-if-version.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';

/** The limit of how many items an owner may have, such as 200 saved vehicles. */
interface OwnersLimit {
  /** The item that keeps their number. */
  readonly countKey: Key;
  readonly limit: number;
  /** Counts the items themselves. It must use consistent reads. */
  readonly recount: () => Promise<number>;
}

const countSchema = z.object({ count: z.int(), version: z.int() });

/**
 * Adds an item and counts it in the same transaction, so that the limit also holds for concurrent calls (decision
 * B189). Returns the name of the write whose condition failed, 'limit' if the limit is reached, or undefined if it was
 * added.
 *
 * Only additions are counted. Items that are deleted or expire leave the number too high, never too low, so the items
 * are recounted before anybody is refused. Owners from before the number was introduced begin with a recount, too.
 */
export async function addWithinLimit<Name extends string>(
  table: Table,
  { countKey, limit, recount }: OwnersLimit,
  writes: Readonly<Record<Name, Write>>,
): Promise<Name | 'limit' | undefined> {
  const oneMore: Write = {
    Update: {
      Key: { ...countKey },
      UpdateExpression: 'ADD #count :one, version :one',
      ConditionExpression: '#count < :limit',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':one': 1, ':limit': limit },
    },
  };

  async function isFull(): Promise<boolean> {
    const kept = z.optional(countSchema).parse(await getItem(table, countKey));
    // Another call has recounted in the meantime.
    if (kept && kept.count < limit) return false;
    const count = await recount();
    if (count >= limit) return true;
    // Each addition makes a new version, so this fails if one was made after the number was read.
    const next = { count, version: (kept?.version ?? 0) + 1 };
    await putIfVersion(table, countKey, next);
    return false;
  }

  const { failed } = await retryOnConflict(async () => {
    const name = await transact<Name | 'limit'>(table, { ...writes, limit: oneMore });
    return name === 'limit' && !(await isFull()) ? undefined : { failed: name };
  });
  return failed;
}

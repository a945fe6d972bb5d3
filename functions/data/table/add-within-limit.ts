import * as z from 'zod/mini';
import { getItem } from './get-item.ts';
import type { Key } from './keys.ts';
import { putIfVersion } from './put-if-version.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';

/** How many of something an owner may have, such as 200 saved vehicles. */
interface OwnersLimit {
  /** Where their number is kept. */
  readonly countKey: Key;
  readonly limit: number;
  /** How many there are in truth. Must see every write that was acknowledged before. */
  readonly recount: () => Promise<number>;
}

const countSchema = z.object({ count: z.int(), version: z.int() });

/**
 * Makes the writes that add one more, and counts it in the same transaction, so that the limit also holds for calls at the
 * same time (decision B189). Answers the name of the write whose condition did not hold, 'limit' when there are as many as
 * there may be, and undefined when it was added.
 *
 * Only adding counts. What is deleted or expires leaves the kept number too high, never too low, so it is counted anew
 * before anybody is refused. Owners from before the number was kept have none, and begin with a recount as well.
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
    // Another call has counted anew meanwhile.
    if (kept && kept.count < limit) return false;
    const count = await recount();
    if (count >= limit) return true;
    // Each addition makes a version, so this fails if one came in after the kept number was read.
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

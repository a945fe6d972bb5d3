import { DeleteCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { conditionalWrite } from './conditional-write.ts';
import { getItem } from './get-item.ts';
import type { Key } from './keys.ts';
import { epochSeconds } from './queries.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Table } from './table.ts';

/** At most `limit` events within `windowMs` after the first one. Then the count starts again at one. */
interface CountLimit {
  readonly limit: number;
  readonly windowMs: number;
}

/** The number of events, including this one, and the time of the first (ISO). */
export interface Counted {
  readonly isFull: false;
  readonly count: number;
  readonly firstAt: string;
}

/** The limit is reached, so this event was not counted. */
export interface Full {
  readonly isFull: true;
  /** When the window ends, in milliseconds since the epoch. */
  readonly endsAt: number;
}

interface LimitedCounts {
  /** Counts one more, or none if the limit is reached. It is exact for any number of concurrent calls. */
  add(key: Key, limit: CountLimit, now: Date): Promise<Counted | Full>;
  /** Uncounts one event. Does nothing if another window has begun since. */
  takeBack(key: Key, counted: Counted): Promise<void>;
  /** Resets the count. */
  clear(key: Key): Promise<void>;
}

const countSchema = z.object({ attempts: z.int(), firstAt: z.string() });

/** Counters that never pass their limit. Counting is one conditional write, and the item expires by itself. */
export function limitedCounts(table: Table): LimitedCounts {
  const { client, tableName } = table;

  async function update(key: Key, change: Omit<UpdateCommandInput, 'TableName' | 'Key'>) {
    const sent = client.send(new UpdateCommand({ TableName: tableName, Key: key, ReturnValues: 'ALL_NEW', ...change }));
    const answer = await conditionalWrite(sent);
    return answer && countSchema.parse(answer.Attributes);
  }

  return {
    add: (key, { limit, windowMs }, now) => {
      const over = new Date(now.getTime() - windowMs).toISOString();
      const values = {
        ':one': 1,
        ':now': now.toISOString(),
        ':over': over,
        ':ttl': epochSeconds(new Date(now.getTime() + 2 * windowMs)),
      };
      const goOn = {
        UpdateExpression: 'ADD attempts :one SET firstAt = if_not_exists(firstAt, :now), #ttl = :ttl',
        ConditionExpression:
          'attribute_not_exists(firstAt) OR (firstAt > :over AND attempts BETWEEN :one AND :lastFree)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ...values, ':lastFree': limit - 1 },
      };
      const startAgain = {
        UpdateExpression: 'SET attempts = :one, firstAt = :now, #ttl = :ttl',
        ConditionExpression: 'firstAt <= :over OR attempts < :one',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: values,
      };
      // If several calls find that the window is over, one begins a new window and the others count in it.
      return retryOnConflict(async (): Promise<Counted | Full | undefined> => {
        const counted = (await update(key, goOn)) ?? (await update(key, startAgain));
        if (counted) return { isFull: false, count: counted.attempts, firstAt: counted.firstAt };
        const found = z.optional(countSchema).parse(await getItem(table, key));
        const isFull = found && found.attempts >= limit && found.firstAt > over;
        return isFull ? { isFull, endsAt: Date.parse(found.firstAt) + windowMs } : undefined;
      });
    },

    async takeBack(key, { count, firstAt }) {
      const values = { ':one': 1, ':firstAt': firstAt };
      if (count === 1) {
        // If it was the only one, the item is deleted, so that the next event begins the window.
        const sent = client.send(
          new DeleteCommand({
            TableName: tableName,
            Key: key,
            ConditionExpression: 'firstAt = :firstAt AND attempts = :one',
            ExpressionAttributeValues: values,
          }),
        );
        if (await conditionalWrite(sent)) return;
      }
      await update(key, {
        UpdateExpression: 'SET attempts = attempts - :one',
        ConditionExpression: 'firstAt = :firstAt AND attempts >= :one',
        ExpressionAttributeValues: values,
      });
    },

    async clear(key) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: key }));
    },
  };
}

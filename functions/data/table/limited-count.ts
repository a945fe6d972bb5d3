import { DeleteCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { conditionalWrite } from './conditional-write.ts';
import { getItem } from './get-item.ts';
import type { Key } from './keys.ts';
import { epochSeconds } from './queries.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Table } from './table.ts';

/** At most `limit` of something in `windowMs`, from the first of them on. Then counting starts anew. */
interface CountLimit {
  readonly limit: number;
  readonly windowMs: number;
}

/** How many were counted, the one at hand included, and the ISO moment of the first of them. */
export interface Counted {
  readonly isFull: false;
  readonly count: number;
  readonly firstAt: string;
}

/** The limit is reached, so the one at hand was not counted. */
export interface Full {
  readonly isFull: true;
  /** When counting starts anew, in ms of the epoch. */
  readonly endsAt: number;
}

interface LimitedCounts {
  /** Counts one more, or none when the limit is reached. Holds for any number of calls at once. */
  add(key: Key, limit: CountLimit, now: Date): Promise<Counted | Full>;
  /** Takes one back. Does nothing when counting has started anew meanwhile. */
  takeBack(key: Key, counted: Counted): Promise<void>;
  /** Forgets all that were counted. */
  clear(key: Key): Promise<void>;
}

const countSchema = z.object({ attempts: z.int(), firstAt: z.string() });

/** Counters that refuse to pass their limit: one conditional write counts, and the item ends by itself. */
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
      const startAnew = {
        UpdateExpression: 'SET attempts = :one, firstAt = :now, #ttl = :ttl',
        ConditionExpression: 'firstAt <= :over OR attempts < :one',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: values,
      };
      // Of those that find the old count over, one starts anew and the others go on with the new one.
      return retryOnConflict(async (): Promise<Counted | Full | undefined> => {
        const counted = (await update(key, goOn)) ?? (await update(key, startAnew));
        if (counted) return { isFull: false, count: counted.attempts, firstAt: counted.firstAt };
        const found = z.optional(countSchema).parse(await getItem(table, key));
        const isFull = found && found.attempts >= limit && found.firstAt > over;
        return isFull ? { isFull, endsAt: Date.parse(found.firstAt) + windowMs } : undefined;
      });
    },

    async takeBack(key, { count, firstAt }) {
      const values = { ':one': 1, ':firstAt': firstAt };
      if (count === 1) {
        // Alone it leaves no count behind, so that the window begins with what comes next.
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

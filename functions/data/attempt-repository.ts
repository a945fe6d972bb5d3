import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { LOCKOUT_WINDOW_MS, type LoginAttempts } from '#shared/rules/lockout.ts';
import { attemptsKey, type Key } from './keys.ts';
import { epochSeconds } from './read-all.ts';
import type { Table } from './table.ts';

interface Attempt {
  readonly userName: string;
  readonly address: string;
}

export interface AttemptRepository {
  /** Counts an attempt before its password is looked at, so that a thousand at once are still a thousand. */
  begin(attempt: Attempt, now: Date): Promise<LoginAttempts>;
  /** It was no failure after all: the user name starts anew, the address has one less. */
  succeed(attempt: Attempt, now: Date): Promise<void>;
  /** It was refused without a look at the password: neither user name nor address has failed by it. */
  withdraw(attempt: Attempt, now: Date): Promise<void>;
}

export function attemptRepository({ client, tableName }: Table): AttemptRepository {
  async function add(key: Key, count: 1 | -1, now: Date): Promise<number> {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: tableName,
        Key: key,
        UpdateExpression: 'ADD attempts :count SET #ttl = :ttl',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':count': count,
          ':ttl': epochSeconds(new Date(now.getTime() + 2 * LOCKOUT_WINDOW_MS)),
        },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return z.object({ attempts: z.int() }).parse(Attributes).attempts;
  }

  return {
    async begin({ userName, address }, now) {
      const [ofUserName, ofAddress] = await Promise.all([
        add(attemptsKey('USERNAME', userName, now), 1, now),
        add(attemptsKey('ADDRESS', address, now), 1, now),
      ]);
      return { ofUserName, ofAddress };
    },

    async succeed({ userName, address }, now) {
      await Promise.all([
        client.send(new DeleteCommand({ TableName: tableName, Key: attemptsKey('USERNAME', userName, now) })),
        add(attemptsKey('ADDRESS', address, now), -1, now),
      ]);
    },

    async withdraw({ userName, address }, now) {
      await Promise.all([
        add(attemptsKey('USERNAME', userName, now), -1, now),
        add(attemptsKey('ADDRESS', address, now), -1, now),
      ]);
    },
  };
}

import { DeleteCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type AttemptCount, LOCKOUT_WINDOW_MS, type LoginAttempts } from '#shared/rules/lockout.ts';
import { attemptsKey, type Key } from './keys.ts';
import { epochSeconds } from './read-all.ts';
import type { Table } from './table.ts';
import { unlessRefused } from './unless-refused.ts';
import { untilSaved } from './until-saved.ts';

interface Attempt {
  readonly userName: string;
  readonly address: string;
}

export interface AttemptRepository {
  /** Counts an attempt before its password is looked at, so that a thousand at once are still a thousand. */
  begin(attempt: Attempt, now: Date): Promise<LoginAttempts>;
  /** It was no failure after all: the user name starts anew, the address has one less. */
  succeed(attempt: Attempt, counted: LoginAttempts): Promise<void>;
  /** It was refused without a look at the password: neither user name nor address has failed by it. */
  withdraw(attempt: Attempt, counted: LoginAttempts): Promise<void>;
}

const countSchema = z.object({ attempts: z.int(), firstAt: z.string() });

export function attemptRepository({ client, tableName }: Table): AttemptRepository {
  async function count(key: Key, change: Omit<UpdateCommandInput, 'TableName' | 'Key'>) {
    const sent = client.send(new UpdateCommand({ TableName: tableName, Key: key, ReturnValues: 'ALL_NEW', ...change }));
    const answer = await unlessRefused(sent);
    return answer && countSchema.parse(answer.Attributes);
  }

  /** One trip, but for the first attempt after those that are long ago. */
  function add(key: Key, now: Date): Promise<AttemptCount> {
    const over = new Date(now.getTime() - LOCKOUT_WINDOW_MS).toISOString();
    const values = {
      ':one': 1,
      ':now': now.toISOString(),
      ':over': over,
      ':ttl': epochSeconds(new Date(now.getTime() + 2 * LOCKOUT_WINDOW_MS)),
    };
    const goOn = {
      UpdateExpression: 'ADD attempts :one SET firstAt = if_not_exists(firstAt, :now), #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(firstAt) OR (firstAt > :over AND attempts >= :one)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: values,
    };
    const startAnew = {
      ...goOn,
      UpdateExpression: 'SET attempts = :one, firstAt = :now, #ttl = :ttl',
      ConditionExpression: 'firstAt <= :over OR attempts < :one',
    };
    // Of those that find the old count over, one starts anew and the others go on with the new one.
    return untilSaved(async () => (await count(key, goOn)) ?? (await count(key, startAnew)));
  }

  /** Nothing when counting has started anew meanwhile. Alone it leaves no count behind, so that a failure is the first. */
  async function takeBack(key: Key, { attempts, firstAt }: AttemptCount): Promise<void> {
    const values = { ':one': 1, ':firstAt': firstAt };
    if (attempts === 1) {
      const sent = client.send(
        new DeleteCommand({
          TableName: tableName,
          Key: key,
          ConditionExpression: 'firstAt = :firstAt AND attempts = :one',
          ExpressionAttributeValues: values,
        }),
      );
      if (await unlessRefused(sent)) return;
    }
    await count(key, {
      UpdateExpression: 'SET attempts = attempts - :one',
      ConditionExpression: 'firstAt = :firstAt AND attempts >= :one',
      ExpressionAttributeValues: values,
    });
  }

  return {
    async begin({ userName, address }, now) {
      const [ofUserName, ofAddress] = await Promise.all([
        add(attemptsKey('USERNAME', userName), now),
        add(attemptsKey('ADDRESS', address), now),
      ]);
      return { ofUserName, ofAddress };
    },

    async succeed({ userName, address }, { ofAddress }) {
      await Promise.all([
        client.send(new DeleteCommand({ TableName: tableName, Key: attemptsKey('USERNAME', userName) })),
        takeBack(attemptsKey('ADDRESS', address), ofAddress),
      ]);
    },

    async withdraw({ userName, address }, { ofUserName, ofAddress }) {
      await Promise.all([
        takeBack(attemptsKey('USERNAME', userName), ofUserName),
        takeBack(attemptsKey('ADDRESS', address), ofAddress),
      ]);
    },
  };
}

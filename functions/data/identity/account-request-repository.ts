import * as z from 'zod/mini';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { toOutbox } from '../operations/outbox-repository.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, transact } from '../table/transact.ts';
import { accountRequestKey } from './keys.ts';

/** For this long, repeated requests of an account are not sent. */
const ASKED_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** The user who asks, and the account they ask for. */
interface Requester {
  readonly userId: string;
  readonly accountId: number;
  readonly parentId?: number | undefined;
}

/** Requests of accounts to the provider for a customer number in a line of business (storefront 6). */
export interface AccountRequestRepository {
  /**
   * Queues a request. False when the account has sent another one for this line of business within seven days, and then
   * nothing is sent.
   */
  send(asker: Requester, id: string, lineOfBusiness: LineOfBusiness, now: Date): Promise<boolean>;
}

export function accountRequestRepository(table: Table): AccountRequestRepository {
  return {
    async send({ userId, accountId, parentId }, id, lineOfBusiness, now) {
      const key = accountRequestKey(accountId, lineOfBusiness);
      const envelope = { id, userId, accountId, parentId, createdAt: now.toISOString() };
      const failed = await transact(table, {
        request: put(key, { id, ttl: epochSeconds(new Date(now.getTime() + ASKED_FOR_MS)) }, isOver(now)),
        message: toOutbox({ ...envelope, kind: 'account requested', lineOfBusiness }),
      });
      if (!failed) return true;
      const before = z.optional(z.object({ id: z.string() })).parse(await getItem(table, key));
      return before?.id === id;
    },
  };
}

/** The table deletes expired items late. */
const isOver = (now: Date) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
  ExpressionAttributeNames: { '#ttl': 'ttl' },
  ExpressionAttributeValues: { ':now': epochSeconds(now) },
});

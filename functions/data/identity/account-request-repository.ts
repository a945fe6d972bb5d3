import * as z from 'zod/mini';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { toOutbox } from '../operations/outbox-repository.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, transact } from '../table/transact.ts';
import { accountRequestKey } from './keys.ts';

/** So long nobody of the account asks again. */
const ASKED_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Who asks, and for which account. */
interface Asker {
  readonly userId: string;
  readonly accountId: number;
  readonly parentId?: number | undefined;
}

/** What accounts asked the provider to let them buy (storefront 6). */
export interface AccountRequestRepository {
  /**
   * Leaves a request to be sent. False when the account has asked for the line within the last seven days, and not by this
   * id; then nothing more is sent.
   */
  send(asker: Asker, id: string, lineOfBusiness: LineOfBusiness, now: Date): Promise<boolean>;
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

/** The table deletes late. */
const isOver = (now: Date) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
  ExpressionAttributeNames: { '#ttl': 'ttl' },
  ExpressionAttributeValues: { ':now': epochSeconds(now) },
});

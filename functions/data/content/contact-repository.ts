import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { AppError, throttledUntil } from '#shared/errors.ts';
import { type ContactRequest, contactRequestSchema } from '#shared/schemas/wire/contact-request.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { toOutbox } from '../operations/outbox-repository.ts';
import { getItem } from '../table/get-item.ts';
import type { Key } from '../table/keys.ts';
import { limitedCounts } from '../table/limited-count.ts';
import { epochSeconds } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { putNew, transact } from '../table/transact.ts';
import { contactCountKey, contactKey } from './keys.ts';

/** How long a repeated call is recognized. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Per user (decision B185). */
const CONTACT_LIMIT = { limit: 20, windowMs: 60 * 60 * 1000 };

/** The user who asks, and the warehouse that serves them. */
interface Requester {
  readonly userId: string;
  readonly accountId: number;
  readonly parentId?: number | undefined;
  readonly warehouseNumber?: string | undefined;
}

export interface ContactRepository {
  /**
   * Queues a question. A repeated id changes nothing, and throws 'conflict' with another question (decision W6). Throws
   * 'throttled' when the user has reached the hourly limit.
   */
  send(asker: Requester, id: string, request: ContactRequest, now: Date): Promise<void>;
}

export function contactRepository(table: Table): ContactRepository {
  const counts = limitedCounts(table);

  /** False when nothing was sent under this key. Throws 'conflict' when another question was. */
  async function isRepeat(key: Key, request: ContactRequest): Promise<boolean> {
    const first = z.optional(z.object({ request: contactRequestSchema })).parse(await getItem(table, key));
    if (first && !isDeepStrictEqual(first.request, request)) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
    return first !== undefined;
  }

  return {
    async send({ userId, accountId, parentId, warehouseNumber }, id, request, now) {
      const key = contactKey(userId, id);
      const countKey = contactCountKey(userId);
      const counted = await counts.add(countKey, CONTACT_LIMIT, now);
      if (counted.isFull) {
        if (await isRepeat(key, request)) return;
        throw throttledUntil(CONTENT_TEXTS.tooManyQuestions, counted.endsAt, now);
      }
      const failed = await transact(table, {
        sent: putNew(key, { request, ttl: epochSeconds(new Date(now.getTime() + KEPT_MS)) }),
        message: toOutbox({
          id,
          kind: 'contact us',
          userId,
          accountId,
          parentId,
          createdAt: now.toISOString(),
          request,
          warehouseNumber,
        }),
      });
      if (!failed) return;
      await counts.takeBack(countKey, counted);
      await isRepeat(key, request);
    },
  };
}

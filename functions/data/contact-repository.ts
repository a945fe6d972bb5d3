import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type ContactRequest, contactRequestSchema } from '#shared/schemas/contact-request.ts';
import { ERROR_TEXTS } from '#shared/texts/error-texts.ts';
import { getItem } from './get-item.ts';
import { contactKey } from './keys.ts';
import { toOutbox } from './outbox-repository.ts';
import { epochSeconds } from './read-all.ts';
import type { Table } from './table.ts';
import { putNew, transact } from './transact.ts';

/** How long a repeat is known as one. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Who asks, and from where they are served. */
interface Asker {
  readonly userId: string;
  readonly accountId: number;
  readonly parentId?: number | undefined;
  readonly warehouseNumber?: string | undefined;
}

export interface ContactRepository {
  /** Leaves a question to be sent. The same id again changes nothing; with another question it throws (decision W6). */
  send(asker: Asker, id: string, request: ContactRequest, now: Date): Promise<void>;
}

export function contactRepository(table: Table): ContactRepository {
  return {
    async send({ userId, accountId, parentId, warehouseNumber }, id, request, now) {
      const key = contactKey(userId, id);
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
      const first = z.optional(z.object({ request: contactRequestSchema })).parse(await getItem(table, key));
      if (!isDeepStrictEqual(first?.request, request)) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
    },
  };
}

import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { DRAFT_LINK_LIFETIME_MS } from '#shared/rules/content/draft-links.ts';
import { idSchema } from '#shared/schemas/fields/ids.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, transact } from '../table/transact.ts';
import { draftLinkKey } from './keys.ts';

const draftLinkSchema = z.object({
  pageId: idSchema,
  /** Expiry, in epoch seconds. */
  ttl: z.int(),
});

/**
 * Links to drafts, for 7 days (decision B396). Only the hash of a token is stored. Reads take no scope, because the
 * token proves the right to read.
 */
export interface DraftLinkRepository {
  /** Returns the expiry of the link. */
  save(pageId: string, token: string, now: Date): Promise<Date>;
  /** The page of a link that has not expired. */
  pageOf(token: string, now: Date): Promise<string | undefined>;
}

export function draftLinkRepository(table: Table): DraftLinkRepository {
  return {
    async save(pageId, token, now) {
      const expires = new Date(now.getTime() + DRAFT_LINK_LIFETIME_MS);
      await transact(table, { link: put(draftLinkKey(hashOf(token)), { pageId, ttl: epochSeconds(expires) }) });
      return expires;
    },

    async pageOf(token, now) {
      const link = z.optional(draftLinkSchema).parse(await getItem(table, draftLinkKey(hashOf(token))));
      return link && link.ttl > epochSeconds(now) ? link.pageId : undefined;
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

import * as z from 'zod/mini';
import {
  type ChatMessage,
  type Conversation,
  chatMessageSchema,
  conversationSchema,
} from '#shared/schemas/fields/chat.ts';
import { getItem } from '../table/get-item.ts';
import { type Counted, type Full, limitedCounts } from '../table/limited-count.ts';
import { epochSeconds, newestOfIndex, queryFirst } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { putNew, putNext, transact } from '../table/transact.ts';
import { CONVERSATIONS, chatCountKey, chatMessageKey, conversationKey, sentChatMessageKey } from './keys.ts';

const KEPT_MS = 400 * 86_400_000;
/** Messages of one answer. A page asks again for the rest. */
const MOST_MESSAGES = 50;
/** A gateway sends at most 128 KB at once. */
const MOST_BYTES = 100_000;
/** Far more than anybody types. */
const SENDS = { limit: 30, windowMs: 60_000 };
const MOST_CONVERSATIONS = 500;
/** Sorts after every ISO date of this millennium, and before everything else of a conversation. */
const AFTER_DATES = '3';
/** An index shows writes late and in any order, so a list goes back so far behind the date that is asked for. */
const LATE_MS = 60_000;

export interface ChatPage {
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
}

/** A message with the key that its page chose, and a digest of it. */
export interface SentMessage extends Omit<ChatMessage, 'number' | 'date'> {
  readonly key: string;
  readonly digest: string;
}

/** The conversations of the tenants with the provider. The caller answers for whose they are (find-tenant). */
export interface ChatRepository {
  /** The messages of a tenant's conversation after a moment (ISO), oldest first. */
  since(accountId: number, moment: string, now: Date): Promise<ChatPage>;
  /** Undefined until the first message. */
  conversation(accountId: number): Promise<Conversation | undefined>;
  /**
   * Adds a message after those that the given conversation counts. Returns it, or 'conversation' if another message
   * came first, or 'sent' if this one was added before.
   */
  add(
    accountId: number,
    message: SentMessage,
    seen: Conversation | undefined,
    now: Date,
  ): Promise<ChatMessage | 'conversation' | 'sent'>;
  /** Counts a message of a user, at most thirty a minute. */
  countSend(userId: string, now: Date): Promise<Counted | Full>;
  /** The digest of a message that was added under a key. */
  sentDigest(accountId: number, message: Pick<SentMessage, 'userId' | 'key'>): Promise<string | undefined>;
  /** The conversations of all tenants with messages after a moment, newest first, and perhaps some older ones. */
  conversationsSince(moment: string, now: Date): Promise<readonly Conversation[]>;
}

export const chatRepository = (table: Table): ChatRepository => ({
  async since(accountId, moment, now) {
    const from = chatMessageKey(accountId, laterOf(moment, expiredAt(now)));
    const found = z.array(chatMessageSchema).parse(await queryFirst(table, from, AFTER_DATES, MOST_MESSAGES));
    let bytes = 0;
    const messages = found.slice(0, MOST_MESSAGES).filter((message) => {
      bytes += Buffer.byteLength(JSON.stringify(message));
      return bytes <= MOST_BYTES;
    });
    return { messages, hasMore: messages.length < found.length };
  },

  async conversation(accountId) {
    return z.optional(conversationSchema).parse(await getItem(table, conversationKey(accountId)));
  },

  async add(accountId, { key, digest, ...given }, seen, now) {
    const count = (seen?.count ?? 0) + 1;
    const date = new Date(Math.max(now.getTime(), seen ? Date.parse(seen.date) + 1 : 0)).toISOString();
    const message: ChatMessage = { ...given, number: count, date };
    const answered = given.isFromProvider ? count : (seen?.answered ?? 0);
    const conversation: Conversation = { accountId, count, answered, date };
    const ttl = epochSeconds(new Date(Date.parse(date) + KEPT_MS));
    const listed = { gsi3pk: CONVERSATIONS, gsi3sk: `${date}#${accountId}`, summary: conversation };
    const next = { ...conversation, ...listed, version: count, ttl };
    const failed = await transact(table, {
      conversation: seen ? putNext(conversationKey(accountId), next) : putNew(conversationKey(accountId), next),
      sent: putNew(sentChatMessageKey(accountId, given.userId, key), { digest, ttl }),
      message: putNew(chatMessageKey(accountId, date, count), { ...message, ttl }),
    });
    if (failed === 'message') throw new Error(`There is a message ${count} of account ${accountId} already`);
    return failed ?? message;
  },

  countSend: (userId, now) => limitedCounts(table).add(chatCountKey(userId), SENDS, now),

  async sentDigest(accountId, { userId, key }) {
    const item = await getItem(table, sentChatMessageKey(accountId, userId, key));
    return z.optional(z.object({ digest: z.string() })).parse(item)?.digest;
  },

  async conversationsSince(moment, now) {
    const early = new Date(Math.max(Date.parse(moment) - LATE_MS, 0)).toISOString();
    const range = { from: laterOf(early, expiredAt(now)), to: AFTER_DATES, most: MOST_CONVERSATIONS };
    return z.array(conversationSchema).parse(await newestOfIndex(table, 'gsi3', CONVERSATIONS, range));
  },
});

/** The table deletes expired items late, so that none before this moment are read. */
const expiredAt = (now: Date): string => new Date(now.getTime() - KEPT_MS).toISOString();

const laterOf = (one: string, other: string): string => (one > other ? one : other);

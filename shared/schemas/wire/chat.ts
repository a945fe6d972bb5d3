import * as z from 'zod/mini';
import { FIRST_CHAT_DATE, MOST_CHAT_TEXT } from '../../values/chat.ts';
import { type ChatAbout, chatAboutSchema, chatMessageSchema, conversationSchema } from '../fields/chat.ts';
import { numberIdSchema } from '../fields/ids.ts';

/** A message that is sent. */
export interface NewChatMessage {
  readonly key: string;
  readonly text: string;
  readonly about?: ChatAbout | undefined;
}

/** A request of a page on the socket of the chat (decisions D40, B470). With a text it sends a message. */
export const chatRequestSchema = z
  .object({
    /** The token of the session. */
    authorization: z.string().check(z.maxLength(4096)),
    /** The date of the newest message that the page has. */
    date: z.union([z.literal(FIRST_CHAT_DATE), z.iso.datetime().check(z.regex(/^2/, 'Invalid date'))]),
    /** The tenant whose conversation is meant. The provider's staff gets the list of conversations without it. */
    accountId: z.optional(numberIdSchema),
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_CHAT_TEXT))),
    /** Chosen by the page, so that a message that is sent again is the same message (decision W6). */
    key: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'Invalid key'))),
    about: z.optional(chatAboutSchema),
  })
  .check(
    z.refine(({ text, key }) => (text === undefined) === (key === undefined), {
      path: ['key'],
      message: 'A text needs a key, and only a text has one',
    }),
  );
export type ChatRequest = z.infer<typeof chatRequestSchema>;

const chatMessageViewSchema = z.extend(z.omit(chatMessageSchema, { userId: true }), {
  /** Whether the caller wrote it. */
  isMine: z.boolean(),
});
export type ChatMessageView = z.infer<typeof chatMessageViewSchema>;

/** The answer to it. A refusal is a problem instead, as in every other call. */
export const chatAnswerSchema = z.object({
  /** Newer than the date, oldest first. */
  messages: z.array(chatMessageViewSchema),
  /** Whether there are more than fit into one answer. */
  hasMore: z.boolean(),
  /** Those with newer messages, for the list of the provider's staff. */
  conversations: z.array(conversationSchema),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

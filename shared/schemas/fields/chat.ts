import * as z from 'zod/mini';
import { chatSubjects } from '../../values/chat.ts';
import { idSchema, numberIdSchema } from './ids.ts';

/** The thing that the writer was looking at. Opening it is up to the reader's own rights. */
export const chatAboutSchema = z.object({ kind: z.enum(chatSubjects), id: idSchema });
export type ChatAbout = z.infer<typeof chatAboutSchema>;

/** A message of a conversation (decision B470). */
export const chatMessageSchema = z.object({
  /** Counts up from 1 without gaps in each conversation. */
  number: z.int(),
  /** Later than that of the message before, even if a clock is wrong. */
  date: z.iso.datetime(),
  userId: z.string(),
  /** First and last name of the writer at that time. */
  name: z.string(),
  /** Whether the writer belongs to the provider's staff. */
  isFromProvider: z.boolean(),
  text: z.string(),
  about: z.optional(chatAboutSchema),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** The state of a tenant's conversation after its last message. */
export const conversationSchema = z.object({
  accountId: numberIdSchema,
  /** How many messages there were. */
  count: z.int(),
  /** The number of the last one that the provider's staff wrote; 0 if there is none. */
  answered: z.int(),
  /** The date of the last one. */
  date: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversationSchema>;

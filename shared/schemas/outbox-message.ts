import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from './ids.ts';

/** Something that must happen because something was written, stored with that in one transaction. */
export const outboxMessageSchema = z.object({
  /** Derived from what it is about, so that the same occurrence is told once. */
  id: idSchema,
  /** 'sign-in ended': a secret of a browser that stays signed in came back after it was replaced (decision W2). */
  kind: z.literal('sign-in ended'),
  userId: idSchema,
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
  createdAt: z.iso.datetime(),
  /** Not before then. */
  dueAt: z.iso.datetime(),
  /** How often sending has begun. */
  attempts: z.int(),
  /** Until then one process alone sends it; absent when none does. */
  leasedUntil: z.optional(z.iso.datetime()),
});
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;
export type OutboxKind = OutboxMessage['kind'];

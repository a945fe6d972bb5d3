import * as z from 'zod/mini';
import { deliveryOutcomes } from '../../../values/messages/delivery-outcomes.ts';
import { outboxKinds } from '../../../values/messages/outbox-kinds.ts';
import { idSchema, numberIdSchema } from '../../fields/ids.ts';
import { orderNumberSchema } from '../order.ts';

/**
 * One attempt to send a message of the outbox, or what a person decided about a message in the repair queue. It is
 * written together with the change of the message and never changed.
 */
export const deliverySchema = z.object({
  messageId: idSchema,
  kind: z.enum(outboxKinds),
  at: z.iso.datetime(),
  outcome: z.enum(deliveryOutcomes),
  /** Counts from 1. */
  attempt: z.int(),
  userId: idSchema,
  accountId: numberIdSchema,
  orderNumber: z.optional(orderNumberSchema),
  /** The address and the subject of a mail. An attempt that failed knows only the address of a copy. */
  to: z.optional(z.string()),
  subject: z.optional(z.string()),
  /** The order's number in the provider's system. */
  reference: z.optional(z.string()),
  /** Why it failed. */
  reason: z.optional(z.string()),
  /** The name of the person who decided. */
  by: z.optional(z.string()),
  /** Expiry, in epoch seconds. */
  ttl: z.int(),
});
export type Delivery = z.infer<typeof deliverySchema>;

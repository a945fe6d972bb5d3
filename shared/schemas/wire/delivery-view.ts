import * as z from 'zod/mini';
import { deliveryFailures } from '../../values/messages/delivery-failures.ts';
import { deliveryOutcomes } from '../../values/messages/delivery-outcomes.ts';
import { outboxKinds } from '../../values/messages/outbox-kinds.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';

const text = z.string();

/** An attempt to send a mail or an order, or what a person decided about it. Texts are empty if there are none. */
export const deliveryViewSchema = z.object({
  messageId: idSchema,
  kind: z.enum(outboxKinds),
  at: z.iso.datetime(),
  outcome: z.enum(deliveryOutcomes),
  attempt: z.int(),
  to: text,
  subject: text,
  /** The order's number in the provider's system. */
  reference: text,
  reason: text,
  /** Who decided to send it again, or that it needs nothing more. */
  by: text,
});
export type DeliveryView = z.infer<typeof deliveryViewSchema>;

/** A mail in the list of all mails. */
export const mailRowSchema = z.object({
  ...deliveryViewSchema.shape,
  accountId: numberIdSchema,
  companyName: text,
  orderNumber: text,
  /** Why nothing is sent to the address any more. Null for an address that takes mail. */
  suppressed: z.nullable(z.enum(deliveryFailures)),
});
export type MailRow = z.infer<typeof mailRowSchema>;

/** A message that could not be sent and waits for a person's decision. */
export const repairRowSchema = z.object({
  id: idSchema,
  kind: z.enum(outboxKinds),
  givenUpAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  reason: text,
  accountId: numberIdSchema,
  companyName: text,
  orderNumber: text,
  to: text,
  /** Whether a repeat is harmless. The others may arrive twice (decision O8). */
  isRepeatable: z.boolean(),
});
export type RepairRow = z.infer<typeof repairRowSchema>;

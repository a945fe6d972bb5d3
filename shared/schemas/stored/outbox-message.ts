import * as z from 'zod/mini';
import { orderStatuses } from '../../values/order-status.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { lineOfBusinessSchema } from '../fields/line-of-business.ts';
import { contactRequestSchema } from '../wire/contact-request.ts';

/** Fields of every message. A message is stored in one transaction with the change that causes it. */
const envelopeShape = {
  /** Derived from the cause, so that the same event is sent only once. */
  id: idSchema,
  userId: idSchema,
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
  createdAt: z.iso.datetime(),
  /** The earliest time to send it. */
  dueAt: z.iso.datetime(),
  /** How often sending was tried. */
  attempts: z.int(),
  /** Until then only one process sends it. Absent if none does. */
  leasedUntil: z.optional(z.iso.datetime()),
  /** One of many messages, which are sent when nothing else waits (decision D35). */
  isBulk: z.optional(z.boolean()),
};

export const outboxMessageSchema = z.discriminatedUnion('kind', [
  /** A browser that stays signed in used a secret that had been replaced (decision W2). */
  z.object({ kind: z.literal('sign-in ended'), ...envelopeShape }),
  /**
   * Someone asked for a link to set another password. `userName` is as they typed it, the account is the store's, and
   * the user is nobody: whether the store has such a user is found out when it is sent, so that asking costs the same
   * for every name (decision B290).
   */
  z.object({ kind: z.literal('password reminder'), ...envelopeShape, userName: z.string() }),
  /** Invites the user of the envelope to set a password. The link is made when it is sent. `invitedBy` is a name. */
  z.object({ kind: z.literal('invitation'), ...envelopeShape, invitedBy: z.string() }),
  /** The user of the envelope has another password. */
  z.object({ kind: z.literal('password changed'), ...envelopeShape }),
  /** A question from a user. The warehouse is the service location of their session. */
  z.object({
    kind: z.literal('contact us'),
    ...envelopeShape,
    request: contactRequestSchema,
    warehouseNumber: z.optional(z.string()),
  }),
  /** Sends an order to the provider's system (decision O3). */
  z.object({ kind: z.literal('order to gateway'), ...envelopeShape, orderNumber: z.string() }),
  /** Confirms an order to the person who placed it; `to` is another address that gets a copy. */
  z.object({
    kind: z.literal('order placed'),
    ...envelopeShape,
    orderNumber: z.string(),
    to: z.optional(z.string()),
  }),
  /** Reports a new order status to the person who placed it (decision O2); `to` is another address that gets a copy. */
  z.object({
    kind: z.literal('order-status-changed'),
    ...envelopeShape,
    orderNumber: z.string(),
    status: z.enum(orderStatuses),
    note: z.string(),
    to: z.optional(z.string()),
  }),
  /** An account wants to buy in a line of business without a customer number (storefront 6). */
  z.object({ kind: z.literal('account requested'), ...envelopeShape, lineOfBusiness: lineOfBusinessSchema }),
  /** A child's user sent a cart to the parent for approval (decision O4). There is one message for each recipient. */
  z.object({ kind: z.literal('cart-sent-to-parent'), ...envelopeShape, handOverId: idSchema, to: z.string() }),
  /** The parent returned the cart. */
  z.object({ kind: z.literal('cart-returned'), ...envelopeShape, handOverId: idSchema, to: z.string() }),
  /** The parent ordered the cart. */
  z.object({ kind: z.literal('cart-ordered'), ...envelopeShape, handOverId: idSchema, to: z.string() }),
]);
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;
export type OutboxKind = OutboxMessage['kind'];
export type MessageOf<Kind extends OutboxKind> = Extract<OutboxMessage, { readonly kind: Kind }>;

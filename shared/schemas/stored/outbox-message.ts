import * as z from 'zod/mini';
import { orderStatuses } from '../../values/order-status.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { lineOfBusinessSchema } from '../fields/line-of-business.ts';
import { contactRequestSchema } from '../wire/contact-request.ts';

/** Of everything that must happen because something was written, stored with that in one transaction. */
const envelopeShape = {
  /** Derived from what it is about, so that the same occurrence is told once. */
  id: idSchema,
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
};

export const outboxMessageSchema = z.discriminatedUnion('kind', [
  /** A secret of a browser that stays signed in came back after it was replaced (decision W2). */
  z.object({ kind: z.literal('sign-in ended'), ...envelopeShape }),
  /** A user asks something; the warehouse is the service location of their session. */
  z.object({
    kind: z.literal('contact us'),
    ...envelopeShape,
    request: contactRequestSchema,
    warehouseNumber: z.optional(z.string()),
  }),
  /** An order is to be handed to the provider's system (decision O3). */
  z.object({ kind: z.literal('order to gateway'), ...envelopeShape, orderNumber: z.string() }),
  /** Whoever placed an order is told so; `to` is another address that gets a copy. */
  z.object({
    kind: z.literal('order placed'),
    ...envelopeShape,
    orderNumber: z.string(),
    to: z.optional(z.string()),
  }),
  /** Whoever placed an order is told what the provider has made of it (decision O2); `to` as above. */
  z.object({
    kind: z.literal('order-status-changed'),
    ...envelopeShape,
    orderNumber: z.string(),
    status: z.enum(orderStatuses),
    note: z.string(),
    to: z.optional(z.string()),
  }),
  /** An account wants to buy in a line of business in which it has no customer number yet (storefront 6). */
  z.object({ kind: z.literal('account requested'), ...envelopeShape, lineOfBusiness: lineOfBusinessSchema }),
  /** A child's user left a cart to the parent (decision O4); one for each who is to know. */
  z.object({ kind: z.literal('cart-sent-to-parent'), ...envelopeShape, handOverId: idSchema, to: z.string() }),
  /** The parent gave it back. */
  z.object({ kind: z.literal('cart-returned'), ...envelopeShape, handOverId: idSchema, to: z.string() }),
  /** The parent made an order of it. */
  z.object({ kind: z.literal('cart-ordered'), ...envelopeShape, handOverId: idSchema, to: z.string() }),
]);
export type OutboxMessage = z.infer<typeof outboxMessageSchema>;
export type OutboxKind = OutboxMessage['kind'];
export type MessageOf<Kind extends OutboxKind> = Extract<OutboxMessage, { readonly kind: Kind }>;

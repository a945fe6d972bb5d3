import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../fields/ids.ts';

/** What the users of a session look for in a line of business, where it isn't what the account's customer record says. */
const lineChoiceSchema = z.object({
  /** Whom list prices are shown to instead of the customer's (decision P7). */
  guest: z.optional(
    z.object({ customerName: z.string(), phoneNumber: z.optional(z.string()), email: z.optional(z.string()) }),
  ),
  /** One of the customer's further places; absent, the default one. */
  shipToId: z.optional(idSchema),
});
export type LineChoice = z.infer<typeof lineChoiceSchema>;

/** A parent's user at work on a cart that a child's user sent (decision O4), and what the session was before. */
const orderAsSchema = z.object({
  accountId: numberIdSchema,
  handOverId: idSchema,
  sentBy: z.string(),
  note: z.string(),
  postalCode: z.optional(z.string()),
  warehouseNumber: z.optional(z.string()),
  /** Of the child, when the work began; absent for none. */
  deactivations: z.optional(z.int()),
});
export type OrderAs = z.infer<typeof orderAsSchema>;

/** A sign-in on one host. It ends by logout, by expiry, and when its user or account is deactivated or the password changes. */
export const sessionSchema = z.object({
  sessionId: idSchema,
  userId: idSchema,
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
  host: z.string(),
  /** The user's at the time of signing in. */
  passwordVersion: z.int(),
  /** Of the user's account and its parent together, at the time of signing in; absent for none. */
  deactivations: z.optional(z.int()),
  /** Where the session ships to, and the service location that is nearest (decision P9). */
  postalCode: z.optional(z.string()),
  warehouseNumber: z.optional(z.string()),
  /** The job cart that it works with; absent, the main cart (decision K1). */
  cartName: z.optional(idSchema),
  /** By line of business. */
  aftermarket: z.optional(lineChoiceSchema),
  salvage: z.optional(lineChoiceSchema),
  actingFor: z.optional(orderAsSchema),
  createdAt: z.iso.datetime(),
  /** When it ends, in epoch seconds. */
  ttl: z.int(),
});
export type Session = z.infer<typeof sessionSchema>;

import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../fields/ids.ts';

/** The choices of a session in a line of business, where they differ from the account's customer record. */
const lineChoiceSchema = z.object({
  /** The guest who is shown list prices (decision P7). */
  guest: z.optional(
    z.object({ customerName: z.string(), phoneNumber: z.optional(z.string()), email: z.optional(z.string()) }),
  ),
  /** One of the customer's other addresses. Absent means the default one. */
  shipToId: z.optional(idSchema),
});
export type LineChoice = z.infer<typeof lineChoiceSchema>;

/**
 * A user who orders as another account: one that they picked (decision I4), or a child whose approval request they work on
 * (decision O4). Keeps the earlier state of the session.
 */
const orderAsSchema = z.object({
  accountId: numberIdSchema,
  reason: z.enum(['approval', 'picked']),
  /** The approval request with its sender and note; absent when the account was picked. */
  approvalId: z.optional(idSchema),
  sentBy: z.optional(z.string()),
  note: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  warehouseNumber: z.optional(z.string()),
  /** The account's count of deactivations when this began; absent means none. */
  deactivations: z.optional(z.int()),
});
export type OrderAs = z.infer<typeof orderAsSchema>;

/** A sign-in on one host. It ends with logout, expiry, deactivation of its user or account, or a password change. */
export const sessionSchema = z.object({
  sessionId: idSchema,
  userId: idSchema,
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
  host: z.string(),
  /** The user's password version at sign-in. */
  passwordVersion: z.int(),
  /** Deactivations of the user's account and its parent together at sign-in; absent means none. */
  deactivations: z.optional(z.int()),
  /** The session's ship-to postal code and its nearest service location (decision P9). */
  postalCode: z.optional(z.string()),
  warehouseNumber: z.optional(z.string()),
  /** The active job cart. Absent means the main cart (decision K1). */
  cartName: z.optional(idSchema),
  /** Choices by line of business. */
  aftermarket: z.optional(lineChoiceSchema),
  salvage: z.optional(lineChoiceSchema),
  orderAs: z.optional(orderAsSchema),
  /** The browser that signed in, such as 'Chrome on Windows'. Absent if it is not one of the usual ones. */
  browser: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  /** When the browser last got a new token, which a browser in use does every few minutes. Absent before the first. */
  usedAt: z.optional(z.iso.datetime()),
  /** Expiry, in epoch seconds. */
  ttl: z.int(),
});
export type Session = z.infer<typeof sessionSchema>;

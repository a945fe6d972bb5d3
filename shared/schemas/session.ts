import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from './ids.ts';

/** A sign-in on one host. It ends by logout, by expiry, and when its user is deactivated or changes the password. */
export const sessionSchema = z.object({
  sessionId: idSchema,
  userId: idSchema,
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
  host: z.string(),
  /** The user's at the time of signing in. */
  passwordVersion: z.int(),
  /** Where the session ships to, and the service location that is nearest (decision P9). */
  postalCode: z.optional(z.string()),
  warehouseNumber: z.optional(z.string()),
  /** The job cart that it works with; absent, the main cart (decision K1). */
  cartName: z.optional(idSchema),
  createdAt: z.iso.datetime(),
  /** When it ends, in epoch seconds. */
  ttl: z.int(),
});
export type Session = z.infer<typeof sessionSchema>;

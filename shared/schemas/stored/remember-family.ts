import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../fields/ids.ts';

/** The successive secrets of a browser that stays signed in (decision W2). Only their hashes are kept. */
export const rememberFamilySchema = z.object({
  family: idSchema,
  /** The session that the cookie restores. */
  sessionId: idSchema,
  userId: idSchema,
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
  host: z.string(),
  secretHash: z.string(),
  previousHash: z.optional(z.string()),
  rotatedAt: z.iso.datetime(),
  /** Expiry, in epoch seconds. */
  ttl: z.int(),
});
export type RememberFamily = z.infer<typeof rememberFamilySchema>;

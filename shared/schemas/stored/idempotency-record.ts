import * as z from 'zod/mini';

/**
 * One intention of one user, as digests: what it is known again by, and what was asked for (decision W6). What it changes
 * keeps it, so that a repeat changes nothing more.
 */
export const idempotencyRecordSchema = z.object({ key: z.string(), body: z.string() });
export type IdempotencyRecord = z.infer<typeof idempotencyRecordSchema>;

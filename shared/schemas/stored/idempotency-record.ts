import * as z from 'zod/mini';

/**
 * Digests of the key and the body of one call (decision W6). The changed item keeps them, so that a repeat changes
 * nothing.
 */
export const idempotencyRecordSchema = z.object({ key: z.string(), body: z.string() });
export type IdempotencyRecord = z.infer<typeof idempotencyRecordSchema>;

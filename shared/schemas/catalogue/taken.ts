import * as z from 'zod/mini';

const text = z.string();

/**
 * What our orders took of a part. Written by orders alone: no feed can undo a reservation or bring a sold part back.
 * A release is a state too, so that lists hear of it.
 */
export const takenSchema = z.discriminatedUnion('lineOfBusiness', [
  z.object({
    lineOfBusiness: z.literal('aftermarket'),
    id: text,
    version: z.int(),
    /** Eaches by warehouse, by order number, and when (ISO 8601); a released order is not in it. */
    entries: z.record(z.string(), z.object({ quantities: z.record(z.string(), z.int()), at: text })),
  }),
  z.object({
    lineOfBusiness: z.literal('salvage'),
    id: text,
    version: z.int(),
    state: z.enum(['taken', 'released']),
    orderNumber: text,
    at: text,
  }),
]);
export type Taken = z.infer<typeof takenSchema>;

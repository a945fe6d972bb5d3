import * as z from 'zod/mini';

const text = z.string();

/**
 * Reservations of a part by our orders. Only orders write them, so no feed can undo a reservation or bring a sold part back.
 * A release is kept as a state, so that lists learn of it.
 */
export const partReservationsSchema = z.discriminatedUnion('lineOfBusiness', [
  z.object({
    lineOfBusiness: z.literal('aftermarket'),
    id: text,
    version: z.int(),
    /** Eaches by warehouse and the time (ISO 8601), by order number. Released orders are not in it. */
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
export type PartReservations = z.infer<typeof partReservationsSchema>;

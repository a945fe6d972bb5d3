import * as z from 'zod/mini';

/** List prices of a part or an interchange number in one year: an entry for each change, oldest first. */
export const priceHistorySchema = z.object({
  /** ISO date, and ten-thousandths of a dollar. */
  entries: z.array(z.object({ date: z.string(), list: z.int() })),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;

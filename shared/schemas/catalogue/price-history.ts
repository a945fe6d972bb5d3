import * as z from 'zod/mini';

/** List prices of a part or an interchange number in one year, with an entry for each change, the oldest first. */
export const priceHistorySchema = z.object({
  /** An ISO date, and ten-thousandths of a dollar. */
  entries: z.array(z.object({ date: z.string(), list: z.int() })),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;

import * as z from 'zod/mini';

/** Prices are ten-thousandths of a dollar (decision W4). Natural key: companyCode, partNumber. */
export const priceRowSchema = z.object({
  companyCode: z.string(),
  partNumber: z.string(),
  list: z.int(),
  core: z.optional(z.int()),
  /** Explicit prices by price level (decision P7). */
  levels: z.record(z.string(), z.int()),
});
export type PriceRow = z.infer<typeof priceRowSchema>;

/** What the warehouses hold. Natural key: companyCode, partNumber. */
export const stockRowSchema = z.object({
  companyCode: z.string(),
  partNumber: z.string(),
  onHand: z.record(z.string(), z.int()),
  /** First day on which more is expected, if the feed says so. */
  expected: z.optional(z.string()),
  /** When this was counted, ISO 8601, where a row says so; else it is as of the source. */
  asOf: z.optional(z.string()),
});
export type StockRow = z.infer<typeof stockRowSchema>;

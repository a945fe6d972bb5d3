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

/** The stock of the warehouses. Natural key: companyCode, partNumber. */
export const stockRowSchema = z.object({
  companyCode: z.string(),
  partNumber: z.string(),
  onHand: z.record(z.string(), z.int()),
  /** The first day on which more is expected, if the feed has it. */
  expected: z.optional(z.string()),
  /** When this row was counted, ISO 8601. The default is the time of the source. */
  asOf: z.optional(z.string()),
});
export type StockRow = z.infer<typeof stockRowSchema>;

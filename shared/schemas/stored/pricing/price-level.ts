import * as z from 'zod/mini';
import { basisPointsSchema } from '../../fields/money.ts';

/**
 * The discounts from list of a group of customers, by product line (aftermarket) or part type (salvage) (decision P7).
 */
export const priceLevelSchema = z.object({
  name: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  description: z.string().check(z.maxLength(100)),
  /** For product lines and part types without a discount of their own. */
  discount: basisPointsSchema,
  discounts: z.record(z.string(), basisPointsSchema),
});
export type PriceLevel = z.infer<typeof priceLevelSchema>;

/** A price level in the list of all. */
export const priceLevelSummarySchema = z.pick(priceLevelSchema, { name: true, description: true });

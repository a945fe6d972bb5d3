import * as z from 'zod/mini';
import { basisPointsSchema } from '../fields/money.ts';

/** Discounts from list that a group of customers gets, by product line (aftermarket) or part type (salvage) (decision P7). */
export const priceLevelSchema = z.object({
  name: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  description: z.string().check(z.maxLength(100)),
  /** Where a product line or part type has no discount of its own. */
  discount: basisPointsSchema,
  discounts: z.record(z.string(), basisPointsSchema),
});
export type PriceLevel = z.infer<typeof priceLevelSchema>;

import * as z from 'zod/mini';

/** Somewhere a part may not be shipped to. */
const barredPlaceSchema = z.object({
  /** A country ('CA'), a region with its country ('US-CA') or a postal code ('90015'). */
  place: z.string(),
  /** The same in words: 'California'. */
  name: z.string(),
});

/** How and where a part may be sold. Quantities are in eaches where the part is kept, and in selling units on the wire. */
export const termsOfSaleSchema = z.object({
  /** The smallest order. 1 if the feed says nothing. */
  minimum: z.int(),
  /** An order is a multiple of it. 1 if the feed says nothing. */
  multiple: z.int(),
  barred: z.array(barredPlaceSchema),
});
export type TermsOfSale = z.infer<typeof termsOfSaleSchema>;

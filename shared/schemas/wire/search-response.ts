import * as z from 'zod/mini';
import { certificationNames } from '../../values/part-flags.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema } from '../fields/money.ts';
import { partCardSchema } from './part.ts';

const count = z.int();

/** The answer of a search (storefront 7). Counts are as if their own facet had no selection (decision C3). */
export const searchResponseSchema = z.object({
  parts: z.array(partCardSchema),
  totalPartsCount: count,
  /** Whichever tab is chosen. */
  lineOfBusinessCounts: z.array(z.object({ lineOfBusiness: lineKeySchema, count })),
  /** A part counts once for each of its certifications. */
  certificationCounts: z.array(z.object({ certification: z.enum(certificationNames), count })),
  /** Both ends inclusive; the last bucket has no end. None at all where the account shows no prices. */
  salvagePriceCounts: z.array(z.object({ start: moneySchema, end: z.nullable(moneySchema), count })),
  /** Miles; the last one counts parts whose mileage nobody knows, and has neither start nor end. */
  mileageCounts: z.array(z.object({ start: z.nullable(z.int()), end: z.nullable(z.int()), count })),
  conditionCounts: z.array(z.object({ condition: z.string(), count })),
  manufacturerCounts: z.array(z.object({ manufacturer: z.string(), count })),
  /** What the keyword was read as; null where it was none, or a number. */
  keywordReading: z.nullable(
    z.object({
      years: z.array(z.string()),
      makes: z.array(z.string()),
      models: z.array(z.string()),
      words: z.array(z.string()),
      /** Words that nothing has, and those that were searched instead. */
      corrections: z.array(z.object({ typed: z.string(), used: z.string() })),
    }),
  ),
  /** The page lies beyond the parts that are put in order. */
  isTooDeep: z.boolean(),
  /** Further pages name it, to be of the same list. */
  catalogueVersion: z.int(),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

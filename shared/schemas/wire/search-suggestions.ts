import * as z from 'zod/mini';
import { searchChanges } from '../../values/catalogue/search-changes.ts';
import { named } from '../../wire/wire.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { partCardSchema } from './part.ts';

/** A vehicle that a keyword may mean (storefront 7, ParseKeyword). */
export const keywordReadingSchema = z.object({
  year: z.string(),
  make: z.string(),
  model: z.string(),
  /** The rest of the keyword, to search by. */
  keywords: z.string(),
  /** The whole reading in one line. */
  val: named('val', z.string()),
});

/** Suggestions for a keyword that is being typed. Each list has the most likely ones first. */
export const suggestionsSchema = z.object({
  vehicles: z.array(keywordReadingSchema),
  partTypes: z.array(
    z.object({
      /** The vehicle that the keyword names, or else that of the request. Empty without one. */
      year: z.string(),
      make: z.string(),
      model: z.string(),
      /** The name of the type, after the positions and certifications that were typed. It is searched by. */
      keywords: z.string(),
      /** Hits of that search in all lines of business. Null without a vehicle. */
      count: z.nullable(z.int()),
    }),
  ),
  /** Parts whose number begins with the keyword, or only those that have it as a whole number. */
  parts: z.array(partCardSchema),
});
export type SearchSuggestions = z.infer<typeof suggestionsSchema>;

/** Other searches to offer when a search finds nothing. Each of them has hits. */
export const nextBestSchema = z.object({
  /** The search itself, in every line of business. */
  lineOfBusinessCounts: z.array(z.object({ lineOfBusiness: lineKeySchema, count: z.int() })),
  /** Hits in all lines of business without one condition. */
  changes: z.array(z.object({ without: z.enum(searchChanges), count: z.int() })),
  /** Full names of the categories that the words are about, within the vehicle. */
  categories: z.array(z.object({ fullName: z.string(), count: z.int() })),
});
export type NextBest = z.infer<typeof nextBestSchema>;

import * as z from 'zod/mini';
import { numberIdSchema } from '../fields/ids.ts';

/** What is counted as it happens. Orders and sales are not: they are read from the orders themselves. */
export type FigureName = 'pageViews' | 'searches' | 'searchesWithoutHits' | 'carts';
export type Figures = Readonly<Record<FigureName, number>>;

export const NO_FIGURES: Figures = { pageViews: 0, searches: 0, searchesWithoutHits: 0, carts: 0 };

const counted = z._default(z.int(), 0);
/** An ISO date, of UTC, and the top-level account whose stores it was in. */
const dayOfTenant = { day: z.iso.date(), tenantId: numberIdSchema };

/** The roll-up of a day. What was never counted has no attribute yet. */
export const dailyMetricsSchema = z.object({
  ...dayOfTenant,
  pageViews: counted,
  searches: counted,
  searchesWithoutHits: counted,
  carts: counted,
});
export type DailyMetrics = z.infer<typeof dailyMetricsSchema>;

const missedKeywordSchema = z.object({
  /** As rules/reported-keyword leaves it. */
  keyword: z.string(),
  count: z.int(),
  lastAt: z.iso.datetime(),
});
export type ZeroResultKeyword = z.infer<typeof missedKeywordSchema>;

/** What was searched for on a day and not found. */
export const zeroResultKeywordsSchema = z.object({
  ...dayOfTenant,
  version: z.int(),
  keywords: z.array(missedKeywordSchema),
  /** Searches whose words are not kept: there were too many different ones, or they may have named a person. */
  others: z.int(),
});
export type ZeroResultKeywords = z.infer<typeof zeroResultKeywordsSchema>;

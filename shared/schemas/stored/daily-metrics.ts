import * as z from 'zod/mini';
import { numberIdSchema } from '../fields/ids.ts';

/** The figures that are counted as events happen. Orders and sales are not counted; they are read from the orders. */
export type FigureName = 'pageViews' | 'searches' | 'searchesWithoutHits' | 'carts';
export type Figures = Readonly<Record<FigureName, number>>;

export const NO_FIGURES: Figures = { pageViews: 0, searches: 0, searchesWithoutHits: 0, carts: 0 };

const counted = z._default(z.int(), 0);
/** An ISO date in UTC, and the top-level account. */
const dayOfTenant = { day: z.iso.date(), tenantId: numberIdSchema };

/** The daily totals. A figure that was never counted has no attribute. */
export const dailyMetricsSchema = z.object({
  ...dayOfTenant,
  pageViews: counted,
  searches: counted,
  searchesWithoutHits: counted,
  carts: counted,
});
export type DailyMetrics = z.infer<typeof dailyMetricsSchema>;

const missedKeywordSchema = z.object({
  /** As rules/zero-result-keywords leaves it. */
  keyword: z.string(),
  count: z.int(),
  lastAt: z.iso.datetime(),
});
export type ZeroResultKeyword = z.infer<typeof missedKeywordSchema>;

/** Keywords that found nothing on a day. */
export const zeroResultKeywordsSchema = z.object({
  ...dayOfTenant,
  version: z.int(),
  keywords: z.array(missedKeywordSchema),
  /** Searches whose words are not kept, because there were too many or they may have named a person. */
  others: z.int(),
});
export type ZeroResultKeywords = z.infer<typeof zeroResultKeywordsSchema>;

import * as z from 'zod/mini';
import { numberIdSchema } from '../fields/ids.ts';
import { moneySchema } from '../fields/money.ts';

const figures = {
  /** Without those that were canceled. */
  orders: z.int(),
  /** Their totals, with shipping and taxes. */
  sales: moneySchema,
  canceledOrders: z.int(),
  canceledSales: moneySchema,
  pageViews: z.int(),
  searches: z.int(),
  searchesWithoutHits: z.int(),
  /** Carts that got their first part. */
  carts: z.int(),
};
const figuresSchema = z.object(figures);
export type ReportFigures = z.infer<typeof figuresSchema>;

/** What the stores of a provider did, by days of UTC. */
export const analyticsReportSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: figuresSchema,
  /** Every day of the period, the first one first. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  /** Those with any figure, the highest sales first. */
  tenants: z.array(z.object({ id: numberIdSchema, companyName: z.string(), ...figures })),
  /** What was searched for and not found, the most frequent first; kept for 90 days. */
  keywords: z.array(z.object({ keyword: z.string(), count: z.int(), lastSeen: z.iso.datetime() })),
  /** Searches without hits whose words are not kept, or not in the list. */
  otherKeywords: z.int(),
});
export type AnalyticsReport = z.infer<typeof analyticsReportSchema>;

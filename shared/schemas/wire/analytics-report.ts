import * as z from 'zod/mini';
import { numberIdSchema } from '../fields/ids.ts';
import { moneySchema } from '../fields/money.ts';

const figures = {
  /** Canceled orders are not counted. */
  orders: z.int(),
  /** Totals of the orders, with shipping and taxes. */
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

/** The figures of a provider's stores, by UTC day. */
export const analyticsReportSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: figuresSchema,
  /** Every day of the period, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  /** Tenants with any figure, highest sales first. */
  tenants: z.array(z.object({ id: numberIdSchema, companyName: z.string(), ...figures })),
  /** Keywords that found nothing, most frequent first. Kept for 90 days. */
  keywords: z.array(z.object({ keyword: z.string(), count: z.int(), lastSeen: z.iso.datetime() })),
  /** Searches that found nothing and whose words are not kept or not listed. */
  otherKeywords: z.int(),
});
export type AnalyticsReport = z.infer<typeof analyticsReportSchema>;

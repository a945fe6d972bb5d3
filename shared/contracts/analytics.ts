import * as z from 'zod/mini';
import { analyticsReportSchema } from '../schemas/wire/analytics-report.ts';
import { defineGroup } from '../wire/endpoint.ts';

/** Kinds of pages. A page view names no address, so it does not say what the user looked at. */
const pageNames = [
  'home',
  'catalog',
  'part',
  'cart',
  'checkout',
  'orders',
  'order',
  'content',
  'contact',
  'welcome',
  'admin',
] as const;
export type PageName = (typeof pageNames)[number];

const accountId = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Expected an account'));

/** Page views and the analytics report. The spec has no paths for them. */
export const analyticsContract = defineGroup({
  getAnalytics: {
    method: 'GET',
    path: '/api/analytics',
    summary:
      'Orders, sales, searches, page views and carts of a period, by UTC day and by tenant, and the keywords that found nothing. Defaults to the last 30 days; at most 366.',
    access: { signedIn: true, level: 0, permission: 'usermanagement' },
    query: z.object({
      /** ISO dates, both inclusive. */
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
      /** A top-level account, counted together with its children. Without it, the report covers all tenants. */
      id: z.optional(accountId),
    }),
    output: analyticsReportSchema,
  },
  countPageViews: {
    method: 'POST',
    path: '/api/analytics/views',
    summary: 'Reports page views. Visitors who ask not to be tracked (DNT, Sec-GPC) are not counted.',
    access: { signedIn: true },
    body: z.object({ pages: z.array(z.enum(pageNames)).check(z.minLength(1), z.maxLength(50)) }),
    output: z.null(),
  },
});

import * as z from 'zod/mini';
import { analyticsReportSchema } from '../schemas/wire/analytics-report.ts';
import { defineGroup } from '../wire/endpoint.ts';

/** Kinds of pages, by what stands on them: no address, so nothing of what somebody looked at there. */
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

/** What happens in the stores. The spec has no paths for it. */
export const analyticsContract = defineGroup({
  getAnalytics: {
    method: 'GET',
    path: '/api/analytics',
    summary:
      'Orders, sales, searches, page views and carts of a period by days of UTC and by tenant, with what was searched for and not found: the last 30 days where none are given, at most 366.',
    access: { signedIn: true, level: 0, permission: 'usermanagement' },
    query: z.object({
      /** ISO dates, both inclusive. */
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
      /** Of a top-level account, whose children are with it; all tenants without it. */
      id: z.optional(accountId),
    }),
    output: analyticsReportSchema,
  },
  countPageViews: {
    method: 'POST',
    path: '/api/analytics/views',
    summary: 'Pages that somebody has looked at. Not counted for who asks not to be tracked (DNT, Sec-GPC).',
    access: { signedIn: true },
    body: z.object({ pages: z.array(z.enum(pageNames)).check(z.minLength(1), z.maxLength(50)) }),
    output: z.null(),
  },
});

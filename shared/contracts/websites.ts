import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../schemas/fields/ids.ts';
import { trueOrFalseSchema } from '../schemas/fields/query-values.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import { websiteCheckSchema, websiteViewSchema } from '../schemas/wire/website-view.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

/** The provider's staff (admin 6). */
const provider = { signedIn: true, level: 0, permission: 'usermanagement' } as const;

const numberText = z.string().check(z.regex(/^\d{1,9}$/, 'Expected a number'));
const ofWebsite = z.object({ id: numberText });
const text = (most: number) => z.string().check(z.maxLength(most));

/** The columns that the list of websites can be sorted by. */
export const websiteSorts = ['Name', 'Url', 'CompanyName', 'Default'] as const;
export type WebsiteSort = (typeof websiteSorts)[number];

const websiteBodySchema = z.object({
  /** Absent or null for a new website. */
  id: z.optional(z.nullable(numberIdSchema)),
  /** The version that the fields were seen with. A new website has none. */
  version: z.optional(z.int().check(z.minimum(1))),
  /** A top-level account. A website stays with its account. */
  accountId: z.optional(numberIdSchema),
  name: z.optional(text(100)),
  /** Beginning with http or https. Only scheme, host and port of it count. */
  url: z.optional(text(300)),
  default: z.optional(z.boolean()),
});
export type WebsiteBody = z.output<typeof websiteBodySchema>;

/** The websites of the tenants, for the provider's staff (admin 2, 3, 6, 7). */
export const websitesContract = defineGroup({
  getWebsites: {
    method: 'GET',
    path: '/api/websites',
    summary: 'The websites. Total counts the rows that match, All those without the filters.',
    access: provider,
    query: z.object({
      ...pagingFields,
      search: named('search', z.optional(text(100))),
      sortBy: named('sortBy', z.optional(z.enum(websiteSorts))),
      asc: named('asc', z.optional(trueOrFalseSchema)),
      /** Only the websites of one account. */
      accountId: named('accountId', z.optional(numberText)),
    }),
    output: z.object({ data: z.array(websiteViewSchema), total: z.int(), all: z.int() }),
  },
  getOpenAccounts: {
    method: 'GET',
    path: '/api/websites/openaccounts',
    summary: 'The active top-level accounts, those without a website first.',
    access: provider,
    output: z.array(z.object({ id: numberIdSchema, companyName: z.string(), websites: z.int() })),
  },
  getWebsite: {
    method: 'GET',
    path: '/api/website/{id}',
    summary: 'A website.',
    access: provider,
    params: ofWebsite,
    output: websiteViewSchema,
  },
  saveWebsite: {
    method: 'POST',
    path: '/api/website',
    summary:
      'Creates a website, or changes the one with the Id: an absent field stays. The first website of an account becomes its default, and another default replaces the one before.',
    access: provider,
    body: websiteBodySchema,
    output: websiteViewSchema,
    idempotencyKey: true,
  },
  removeWebsite: {
    method: 'DELETE',
    path: '/api/website/{id}',
    summary:
      'Removes a website and ends its sessions within 30 seconds. The response names the entry of the history with which it can be restored.',
    access: provider,
    params: ofWebsite,
    output: z.object({ entry: idSchema }),
  },
  checkWebsite: {
    method: 'GET',
    path: '/api/website/{id}/check',
    summary:
      'What keeps a website from being used: its address, certificate, brand, email and people, each with what to do. IsStandIn if the network was not asked.',
    access: provider,
    params: ofWebsite,
    output: z.object({ checks: z.array(websiteCheckSchema), isStandIn: z.boolean() }),
  },
});

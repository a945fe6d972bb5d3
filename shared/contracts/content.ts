import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../schemas/fields/ids.ts';
import { trueOrFalseSchema } from '../schemas/fields/query-values.ts';
import { marketingSpotSchema } from '../schemas/stored/content/marketing-spot.ts';
import { menuEntrySchema } from '../schemas/stored/content/page.ts';
import { contactRequestSchema } from '../schemas/wire/contact-request.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';
import { pageRowSchema, pageViewSchema, spotRowSchema } from './content-views.ts';

/** Administrators of every level, each for the accounts in their scope (admin 6). */
const administrator = { signedIn: true, level: 2, permission: 'usermanagement' } as const;

const numberText = z.string().check(z.regex(/^\d{1,9}$/));
/** The id of an account. */
const ofAccount = z.object({ id: numberText });
const ofItem = z.object({ id: idSchema });
const text = (most: number) => z.optional(z.string().check(z.maxLength(most)));
const seenVersion = z.int().check(z.minimum(0));

/** The columns that a list of pages can be sorted by. */
export const pageSorts = [
  'Title',
  'Slug',
  'MenuTitle',
  'Active',
  'DisplayNavMenuLink',
  'Updated',
  'CompanyName',
] as const;
export type PageSort = (typeof pageSorts)[number];

/** Pasted text shrinks when it is sanitised, so more is read than is kept. */
const LONGEST_PASTED = 200_000;

/** The rules of each field are in rules/content/page-checks, which names the field at fault. */
const pageBodySchema = z.object({
  /** Absent or null: a new page. */
  id: z.optional(z.nullable(idSchema)),
  /** The account of a new page, by default one’s own. */
  accountId: z.optional(numberIdSchema),
  /** The version that the fields were seen with. A change needs it. */
  version: z.optional(seenVersion),
  title: text(100),
  slug: text(60),
  menuTitle: text(40),
  text: text(LONGEST_PASTED),
  active: z.optional(z.boolean()),
  displayNavMenuLink: z.optional(z.boolean()),
});
export type PageBody = z.output<typeof pageBodySchema>;

/** The rules of each field are in rules/content/spot-checks, which names the field at fault. */
const spotFields = {
  title: text(100),
  url: text(500),
  image: named('image', text(200)),
  localFileName: text(200),
  active: z.optional(z.boolean()),
};
const newSpotSchema = z.object({ ...spotFields, accountId: z.optional(numberIdSchema) });
const spotChangeSchema = z.object({
  ...spotFields,
  id: idSchema,
  accountId: z.optional(numberIdSchema),
  /** The version that the fields were seen with. */
  version: seenVersion,
});
export type SpotBody = z.output<typeof newSpotSchema>;

/** The id of the history entry that restores a removed page or marketing spot. */
const removedSchema = z.object({ historyEntry: idSchema });

/** Content of an account: pages, the header menu and marketing spots, and the contact form. */
export const contentContract = defineGroup({
  getHeaderPages: {
    method: 'GET',
    path: '/api/headerpage/{id}',
    summary: 'The header menu for the users of this account: its own pages and those of its parent.',
    access: { signedIn: true },
    params: ofAccount,
    output: z.object({ data: z.array(menuEntrySchema) }),
  },
  getPage: {
    method: 'GET',
    path: '/api/page/{id}',
    summary:
      'An active page by its id or slug, from the account of the signed-in user or from the store on this host. Administrators get any page in scope by its id, and a draft link gets its draft for 7 days.',
    access: { signedIn: false },
    /** Any text from an address. A text that is no id or slug is answered with 404. */
    params: z.object({ id: z.string().check(z.maxLength(200)) }),
    query: z.object({
      /** The token of a draft link. */
      draft: named('draft', text(200)),
    }),
    output: pageViewSchema,
  },
  getPages: {
    method: 'GET',
    path: '/api/pages/{accountId}',
    summary:
      'The pages of an account with its drafts, and the active ones of its parent, which its users see too. Total counts the rows that match, All those without the filters.',
    access: administrator,
    params: z.object({ accountId: numberText }),
    query: z.object({
      ...pagingFields,
      search: named('search', text(100)),
      sortBy: named('sortBy', z.optional(z.enum(pageSorts))),
      asc: named('asc', z.optional(trueOrFalseSchema)),
      active: named('active', z.optional(trueOrFalseSchema)),
    }),
    output: z.object({ data: z.array(pageRowSchema), total: z.int(), all: z.int() }),
  },
  savePage: {
    method: 'POST',
    path: '/api/page',
    summary:
      'Creates a page, or changes the given fields of one. The text is sanitised. Broken links and missing pictures are told, not refused.',
    access: administrator,
    body: pageBodySchema,
    output: pageViewSchema,
    idempotencyKey: true,
  },
  removePage: {
    method: 'DELETE',
    path: '/api/page/{id}',
    summary: 'Removes a page. It can be restored from its history.',
    access: administrator,
    params: ofItem,
    output: removedSchema,
  },
  linkDraft: {
    method: 'POST',
    path: '/api/page/{id}/draft',
    summary: 'Makes a link with which anybody can read a draft in its store for 7 days.',
    access: administrator,
    params: ofItem,
    body: z.object({}),
    output: z.object({ url: z.string(), expires: z.iso.datetime() }),
    idempotencyKey: true,
  },
  getMarketingSpots: {
    method: 'GET',
    path: '/api/MarketingSpots/{id}/account',
    summary: 'The active marketing spots for the users of this account: its own and those of its parent.',
    access: { signedIn: true },
    params: ofAccount,
    output: z.array(marketingSpotSchema),
  },
  getSpots: {
    method: 'GET',
    path: '/api/MarketingSpots/{id}',
    summary: 'All marketing spots of an account and the active ones of its parent, by title.',
    access: administrator,
    params: ofAccount,
    output: z.array(spotRowSchema),
  },
  getSpot: {
    method: 'GET',
    path: '/api/MarketingSpot/{id}',
    summary: 'A marketing spot.',
    access: administrator,
    params: ofItem,
    output: spotRowSchema,
  },
  createSpot: {
    method: 'POST',
    path: '/api/MarketingSpot',
    summary: 'Creates a marketing spot. Its image was uploaded before.',
    access: administrator,
    body: newSpotSchema,
    output: spotRowSchema,
    idempotencyKey: true,
  },
  changeSpot: {
    method: 'PUT',
    path: '/api/MarketingSpot',
    summary: 'Changes the given fields of a marketing spot.',
    access: administrator,
    body: spotChangeSchema,
    output: spotRowSchema,
    idempotencyKey: true,
  },
  removeSpot: {
    method: 'DELETE',
    path: '/api/MarketingSpot/{id}',
    summary: 'Removes a marketing spot. It can be restored from its history.',
    access: administrator,
    params: ofItem,
    output: removedSchema,
  },
  contactUs: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Sends a question by email to the contact for its type.',
    access: { signedIn: true },
    body: contactRequestSchema,
    output: z.null(),
    idempotencyKey: true,
  },
});

import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../schemas/fields/ids.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import { historyKinds, historySources } from '../values/history.ts';
import { defineGroup } from '../wire/endpoint.ts';

const administrator = { signedIn: true, level: 2, permission: 'usermanagement' } as const;

/** One change of a thing of an account. Before and after are as a person reads them. */
const historyEntryViewSchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  accountId: numberIdSchema,
  kind: z.enum(historyKinds),
  thingId: z.string(),
  /** The name of the thing at that time. */
  name: z.string(),
  action: z.string(),
  by: z.string(),
  byCompany: z.string(),
  source: z.enum(historySources),
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  /** Whether the values before can be restored. */
  mayRestore: z.boolean(),
});
export type HistoryEntryView = z.infer<typeof historyEntryViewSchema>;
/** How many tenants, and the id of the first by name. */
const waitingTenantsSchema = z.object({ count: z.int(), first: z.nullable(numberIdSchema) });

/** Take of the entries after Skip, and whether there are more. */
const historyPageSchema = z.object({ data: z.array(historyEntryViewSchema), more: z.boolean() });

/**
 * The home of the admin area and the history of what was done in it (decisions B284, B303). The spec has no paths for
 * them. They are a part of the group `users`, because restoring a user follows its rules.
 */
export const historyEndpoints = defineGroup({
  getHome: {
    method: 'GET',
    path: '/api/home',
    summary: 'How many things wait for the caller, by kind.',
    access: administrator,
    output: z.object({
      /** Users whose invitation has expired before they accepted it. */
      invitationsExpired: z.int(),
      /** Tenants that nobody can sign in to yet. For the provider only, like the next two. */
      tenantsNotOpened: z.optional(waitingTenantsSchema),
      tenantsWithoutWebsite: z.optional(waitingTenantsSchema),
      tenantsWithoutLogo: z.optional(waitingTenantsSchema),
    }),
  },
  getHistory: {
    method: 'GET',
    path: '/api/history/{id}',
    summary: 'What was done in an account, newest first.',
    access: administrator,
    params: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/, 'Expected an account')) }),
    query: z.object(pagingFields),
    output: historyPageSchema,
  },
  getHistoryOf: {
    method: 'GET',
    path: '/api/history/{kind}/{id}',
    summary: 'What was done to a user, an account, a website, a page or a marketing spot, newest first.',
    access: administrator,
    params: z.object({
      kind: z.enum(historyKinds),
      /** The number of a user, an account or a website, or the id of a page or a marketing spot. */
      id: idSchema,
    }),
    query: z.object(pagingFields),
    output: historyPageSchema,
  },
  restoreFromHistory: {
    method: 'POST',
    path: '/api/history/{entry}/restore',
    summary: 'Saves the values before a change again, as a change of its own.',
    access: administrator,
    params: z.object({ entry: idSchema }),
    body: z.object({}),
    output: z.null(),
    idempotencyKey: true,
  },
});

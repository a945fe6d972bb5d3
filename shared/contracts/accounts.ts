import * as z from 'zod/mini';
import { numberIdSchema } from '../schemas/fields/ids.ts';
import { lineKeySchema } from '../schemas/fields/line-of-business.ts';
import { trueOrFalseSchema } from '../schemas/fields/query-values.ts';
import {
  accountChangeFields,
  accountChoiceSchema,
  accountEffectSchema,
  accountRowSchema,
  accountViewSchema,
} from '../schemas/wire/account-view.ts';
import { accountImportRowSchema, importRowResultSchema, MOST_IMPORT_ROWS } from '../schemas/wire/import-rows.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import { countries } from '../values/countries.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { named } from '../wire/wire.ts';

/** Administrators down to a level, each for the accounts in their scope (admin 6). */
const downTo = (level: 0 | 1 | 2) => ({ signedIn: true, level, permission: 'usermanagement' }) as const;

const numberText = z.string().check(z.regex(/^\d{1,9}$/, 'Expected a number'));
const ofAccount = z.object({ id: numberText });
const text = (most: number) => z.string().check(z.maxLength(most));

/** The columns that a list of accounts can be sorted by. */
export const accountSorts = [
  'CompanyName',
  'StoreNumber',
  'Type',
  'City',
  'State',
  'OrderProcessType',
  'Active',
  'Children',
  'Users',
] as const;
export type AccountSort = (typeof accountSorts)[number];

const newAccountSchema = z.object({
  ...accountChangeFields,
  /** Absent or null: a top-level account for level 0, a child of the own account for level 1. */
  parentId: z.optional(z.nullable(numberIdSchema)),
});
export type NewAccountBody = z.output<typeof newAccountSchema>;

const accountChangeSchema = z.object({
  ...accountChangeFields,
  id: numberIdSchema,
  /** The version that the fields were seen with. */
  version: z.int().check(z.minimum(1)),
});
export type AccountChangeBody = z.output<typeof accountChangeSchema>;

/** A customer record of an account, as the provider's staff edit it (field 202, decision D13). */
const customerRecordSchema = z.object({
  accountId: numberIdSchema,
  lineOfBusinessKey: lineKeySchema,
  companyCode: z.string(),
  customerNumber: z.string(),
  customerName: z.string(),
  priceLevel: z.string(),
  purchaseOrderNumberRequired: z.boolean(),
  taxExempt: z.boolean(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.enum(countries),
  /** To be named by a save. 0 if there is no record yet. */
  version: z.int(),
  /** Who wrote the record last: somebody by name, or a file by its name. Empty for records from before this was kept. */
  writtenBy: z.string(),
  writtenFrom: z.enum(['screen', 'file', 'unknown']),
  writtenAt: z.nullable(z.iso.datetime()),
});
export type CustomerRecord = z.infer<typeof customerRecordSchema>;

const customerChangeSchema = z.object({
  accountId: numberIdSchema,
  lineOfBusinessKey: lineKeySchema,
  companyCode: z.optional(text(3)),
  /** The version that the fields were seen with. */
  version: z.int().check(z.minimum(0)),
  customerNumber: z.optional(text(20)),
  customerName: z.optional(text(100)),
  priceLevel: z.optional(text(40)),
  purchaseOrderNumberRequired: z.optional(z.boolean()),
  taxExempt: z.optional(z.boolean()),
  address1: z.optional(text(100)),
  address2: z.optional(text(100)),
  city: z.optional(text(60)),
  state: z.optional(text(3)),
  postalCode: z.optional(text(20)),
  country: z.optional(z.enum(countries)),
});
export type CustomerBody = z.output<typeof customerChangeSchema>;

/** Accounts: their settings, where these come from and who may change them (admin 2, 3, 6, 7). */
export const accountsContract = defineGroup({
  getAccounts: {
    method: 'GET',
    path: '/api/accounts/{id}',
    summary:
      'The accounts under an account. The own id of levels 0 and 1 stands for all the accounts they administer. Total counts the rows that match, All those without the filters; topLevel counts as no filter.',
    access: downTo(1),
    params: ofAccount,
    query: z.object({
      ...pagingFields,
      search: named('search', z.optional(text(100))),
      sortBy: named('sortBy', z.optional(z.enum(accountSorts))),
      asc: named('asc', z.optional(trueOrFalseSchema)),
      active: named('active', z.optional(trueOrFalseSchema)),
      type: named('type', z.optional(z.enum(['Fleet', 'White Label']))),
      /** Only accounts with a value of their own for this code. */
      own: named('own', z.optional(numberText)),
      /** Only top-level accounts, or only children: a tree asks for its rows level by level. */
      topLevel: named('topLevel', z.optional(trueOrFalseSchema)),
    }),
    output: z.object({ data: z.array(accountRowSchema), total: z.int(), all: z.int() }),
  },
  getAccountsList: {
    method: 'GET',
    path: '/api/accountsList/{id}',
    summary: 'The active accounts under an account, for pickers: without the provider and without oneself.',
    access: downTo(2),
    params: ofAccount,
    output: z.array(accountChoiceSchema),
  },
  getAccount: {
    method: 'GET',
    path: '/api/account/{id}',
    summary: 'An account with its effective settings, its own ones, and by code where each comes from.',
    access: downTo(2),
    params: ofAccount,
    output: accountViewSchema,
  },
  createAccount: {
    method: 'POST',
    path: '/api/account',
    summary: 'Creates an account: a top-level one (level 0), or a child.',
    access: downTo(1),
    body: newAccountSchema,
    output: accountViewSchema,
    idempotencyKey: true,
  },
  importAccounts: {
    method: 'POST',
    path: '/api/accounts',
    summary:
      'Imports one batch of an account file. Each row is a save of its own, with its result. A dry run only judges the rows.',
    access: downTo(1),
    body: z.object({
      rows: z.array(accountImportRowSchema).check(z.maxLength(MOST_IMPORT_ROWS)),
      dryRun: z.optional(z.boolean()),
    }),
    output: z.object({ results: z.array(importRowResultSchema) }),
    idempotencyKey: true,
  },
  changeAccount: {
    method: 'PUT',
    path: '/api/account',
    summary:
      'Changes the given fields of an account. An absent field stays, an empty one becomes an own value, and the codes in Reset are taken over from the parent or the defaults again.',
    access: downTo(2),
    body: accountChangeSchema,
    output: accountViewSchema,
    idempotencyKey: true,
  },
  deactivateAccount: {
    method: 'DELETE',
    path: '/api/account',
    summary: 'Deactivates an account: its people and those of its children can’t sign in any more.',
    access: downTo(1),
    query: z.object({ id: named('id', numberText) }),
    output: z.null(),
  },
  getEffects: {
    method: 'POST',
    path: '/api/account/effects',
    summary: 'What a change would do to the children. It refuses what the change would refuse, and changes nothing.',
    access: downTo(2),
    body: accountChangeSchema,
    output: z.array(accountEffectSchema),
  },
  getCustomers: {
    method: 'GET',
    path: '/api/account/{id}/customers',
    summary: 'The customer records of an account, one for each line of business.',
    access: downTo(0),
    params: ofAccount,
    output: z.array(customerRecordSchema),
  },
  saveCustomer: {
    method: 'PUT',
    path: '/api/account/customer',
    summary:
      'Saves the given fields of the customer record of an account and a line of business. An absent field stays, an empty one is taken away.',
    access: downTo(0),
    body: customerChangeSchema,
    output: customerRecordSchema,
    idempotencyKey: true,
  },
  getPriceLevels: {
    method: 'GET',
    path: '/api/pricelevels',
    summary: 'The price levels by name.',
    access: downTo(0),
    output: z.array(z.object({ name: z.string(), description: z.string() })),
  },
});

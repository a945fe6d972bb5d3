import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { checkAccount } from '#shared/rules/accounts/account-checks.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import {
  type Account,
  type AccountSummary,
  accountSchema,
  accountSummarySchema,
} from '#shared/schemas/stored/account.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { getItem } from '../table/get-item.ts';
import { nextNumber } from '../table/next-number.ts';
import { notFound } from '../table/not-found.ts';
import { listIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { check, putNew, putNext, remove, transact, type Write } from '../table/transact.ts';
import { checkActive } from './check-active.ts';
import { ALL_ACCOUNTS, accountKey, accountListKeys, childrenOf, companyKey, websiteKey } from './keys.ts';

export type NewAccount = Omit<Account, 'id' | 'isActive' | 'version'>;
/** Returns the next state of an account. The parent is given for rules that depend on it. */
type AccountRule = (account: Account, parent: Account | undefined) => Account;

export interface AccountRepository {
  find(scope: Scope, id: number): Promise<Account | undefined>;
  /** The provider sees all accounts, top-level ones first. A parent sees its children. Sorted by company name. */
  list(scope: Scope): Promise<AccountSummary[]>;
  /** Finds the account with this name under a parent, or among the top-level accounts. */
  findByCompanyName(scope: Scope, parentId: number | undefined, companyName: string): Promise<Account | undefined>;
  /**
   * Throws 'Company Name already exists', and errors of the account itself, such as a default website that is neither
   * its own nor its parent's (decision B168). Only levels 0 and 1 may create accounts (admin 6).
   */
  create(scope: Scope, account: NewAccount): Promise<Account>;
  /** Creates the provider's account in a fresh table. Returns the existing one if there is one. */
  createProvider(account: NewAccount): Promise<Account>;
  /** Applies the rule to the newest version, and repeats it when another change comes in between. */
  change(scope: Scope, id: number, rule: AccountRule): Promise<Account>;
  /**
   * Ends all sessions of the account and its children for good. Nobody can sign in to them any more, and their websites
   * give a neutral response (decision A3).
   */
  deactivate(scope: Scope, id: number): Promise<Account>;
}

const markerSchema = z.object({ accountId: z.int() });

export function accountRepository(table: Table): AccountRepository {
  const repository: AccountRepository = {
    async find(scope, id) {
      return inScope(scope, await load(id));
    },

    async list(scope) {
      if (scope.level > 1) return [];
      const summaries =
        scope.level === 0
          ? await listIndex(table, 'gsi3', ALL_ACCOUNTS)
          : await listIndex(table, 'gsi1', childrenOf(scope.accountId));
      return z.array(accountSummarySchema).parse(summaries);
    },

    async findByCompanyName(scope, parentId, companyName) {
      const marker = z.optional(markerSchema).parse(await getItem(table, companyKey(parentId, companyName)));
      return marker && repository.find(scope, marker.accountId);
    },

    async create(scope, given) {
      const parent = given.parentId === undefined ? undefined : await load(given.parentId);
      if (!mayCreateUnder(scope, parent)) throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
      if (given.parentId !== undefined && !mayBeParent(parent)) throw fault('invalid_input', 'noSuchParent');
      checkAccount({ ...given, id: Number.NaN, isActive: true, version: 1 }, parent);
      const id = await nextNumber(table, 'ACCOUNT', PROVIDER_ACCOUNT_ID);
      const account = { ...given, id, isActive: true, version: 1 };
      const failed = await transact(table, {
        account: putNew(accountKey(id), itemOf(account)),
        companyName: putNew(companyKey(given.parentId, given.companyName), { accountId: id }),
        ...(parent && { parent: checkActive(parent.id) }),
        ...websiteCheck(account),
      });
      if (failed === 'companyName') throw fault('conflict', 'companyNameExists');
      if (failed === 'website') throw fault('invalid_input', 'noSuchWebsite');
      if (failed === 'parent') throw fault('invalid_input', 'noSuchParent');
      if (failed) throw new Error(`Account ${id} already exists`);
      return account;
    },

    async createProvider(given) {
      const account = { ...given, id: PROVIDER_ACCOUNT_ID, isActive: true, version: 1 };
      checkAccount(account);
      const failed = await transact(table, {
        account: putNew(accountKey(account.id), itemOf(account)),
        companyName: putNew(companyKey(undefined, account.companyName), { accountId: account.id }),
        ...websiteCheck(account),
      });
      if (failed === 'companyName') throw fault('conflict', 'companyNameExists');
      if (failed === 'website') throw fault('invalid_input', 'noSuchWebsite');
      return failed ? accountSchema.parse(await load(PROVIDER_ACCOUNT_ID)) : account;
    },

    async change(scope, id, rule) {
      return retryOnConflict(async () => {
        const seen = await repository.find(scope, id);
        if (!seen) throw notFound();
        const parent = seen.parentId === undefined ? undefined : await load(seen.parentId);
        const changed = rule(seen, parent);
        const next = {
          ...changed,
          ...deactivationsAfter(seen, changed),
          id,
          parentId: seen.parentId,
          version: seen.version + 1,
        };
        checkAccount(next, parent);
        const before = companyKey(seen.parentId, seen.companyName);
        const after = companyKey(seen.parentId, next.companyName);
        const failed = await transact(table, {
          account: putNext(accountKey(id), itemOf(next)),
          ...(before.pk !== after.pk && { companyName: putNew(after, { accountId: id }), formerName: remove(before) }),
          ...(next.settings.defaultWebsiteId !== seen.settings.defaultWebsiteId && websiteCheck(next)),
        });
        if (failed === 'companyName') throw fault('conflict', 'companyNameExists');
        if (failed === 'website') throw fault('invalid_input', 'noSuchWebsite');
        return failed ? undefined : next;
      });
    },

    deactivate: (scope, id) => repository.change(scope, id, (account) => ({ ...account, isActive: false })),
  };

  const load = async (id: number) => z.optional(accountSchema).parse(await getItem(table, accountKey(id)));

  return repository;
}

/** Counted here, so that no rule can forget or undo it. */
function deactivationsAfter(seen: Account, { isActive }: Account): Pick<Account, 'deactivations'> {
  const count = (seen.deactivations ?? 0) + (seen.isActive && !isActive ? 1 : 0);
  return count === 0 ? {} : { deactivations: count };
}

const itemOf = (account: Account) => ({
  ...accountSchema.parse(account),
  ...accountListKeys(account),
  summary: accountSummarySchema.parse(account),
});

/** The default website must belong to the account or its parent, because emails link to it. */
function websiteCheck({ id, parentId, settings }: Account): { website?: Write } {
  const { defaultWebsiteId = null } = settings;
  if (defaultWebsiteId === null) return {};
  const isOwn = {
    ConditionExpression: 'accountId IN (:own, :parent)',
    ExpressionAttributeValues: { ':own': id, ':parent': parentId ?? id },
  };
  return { website: check(websiteKey(defaultWebsiteId), isOwn) };
}

const inScope = (scope: Scope, account: Account | undefined): Account | undefined =>
  account && within(scope, { accountId: account.id, parentId: account.parentId }) && account;

/** The provider may create accounts anywhere, a parent's admin only under the parent. */
const mayCreateUnder = ({ level, accountId }: Scope, parent: Account | undefined): boolean =>
  level === 0 || (level === 1 && parent?.id === accountId);

/** Accounts are nested two levels deep, and the provider is never a parent (decision I3). */
const mayBeParent = (parent: Account | undefined): boolean =>
  parent?.isActive === true && parent.parentId === undefined && parent.id !== PROVIDER_ACCOUNT_ID;

const fault = (code: 'conflict' | 'invalid_input', text: keyof typeof ACCOUNT_TEXTS): AppError =>
  new AppError(code, ACCOUNT_TEXTS[text]);

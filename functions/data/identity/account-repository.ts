import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { checkAccount } from '#shared/rules/accounts/account-checks.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { type Account, type AccountSummary, accountSchema } from '#shared/schemas/stored/account.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { namingPictures, refuseMissingPicture } from '../content/picture-repository.ts';
import { getItem } from '../table/get-item.ts';
import { isRepeatedSave } from '../table/last-saves.ts';
import { nextNumber } from '../table/next-number.ts';
import { notFound } from '../table/not-found.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { check, putNew, remove, transact, type Write } from '../table/transact.ts';
import { accountItem, activeChange, countInAccount, countsOf, putCounted, seenCounts } from './account-counts.ts';
import { type AccountDirectory, accountDirectory, accountSummaries } from './account-directory.ts';
import { type AccountReader, accountReader, inScope } from './account-reader.ts';
import { accountKey, companyKey, creationKey, websiteKey } from './keys.ts';
import { nextAccount } from './next-account.ts';

/** A new account is active unless it says otherwise. */
export type NewAccount = Omit<Account, 'id' | 'isActive' | 'version'> & Partial<Pick<Account, 'isActive'>>;
/** Returns the next state of an account. The parent is given for rules that depend on it. */
type AccountRule = (account: Account, parent: Account | undefined) => Account;
/** Further writes of the transaction, such as the entry in the history. */
type Also<States extends readonly Account[]> = (...states: States) => Readonly<Record<string, Write>>;

export interface AccountRepository extends AccountDirectory, AccountReader {
  /** The row of an account in the lists. It is never behind. */
  findSummary(scope: Scope, id: number): Promise<AccountSummary | undefined>;
  /** The number of the account with this name under a parent, or among the top-level accounts, whoever asks. */
  ownerOfName(parentId: number | undefined, companyName: string): Promise<number | undefined>;
  /** Finds the account with this name under a parent, or among the top-level accounts. */
  findByCompanyName(scope: Scope, parentId: number | undefined, companyName: string): Promise<Account | undefined>;
  /**
   * Throws 'Company Name already exists', and errors of the account itself, such as a default website that is neither
   * its own nor its parent's (decision B168). Only levels 0 and 1 may create accounts (admin 6). A repeat with the same
   * `lastSaves` returns the account that the first call made.
   */
  create(scope: Scope, account: NewAccount, also?: Also<[made: Account]>): Promise<Account>;
  /** Creates the provider's account in a fresh table. Returns the existing one if there is one. */
  createProvider(account: NewAccount): Promise<Account>;
  /**
   * Applies the rule to the newest version, and repeats it when another change comes in between. Writes nothing if the
   * rule returns what it was given.
   */
  change(scope: Scope, id: number, rule: AccountRule, also?: Also<[before: Account, after: Account]>): Promise<Account>;
  /**
   * Ends all sessions of the account and its children for good. Nobody can sign in to them any more, and their websites
   * give a neutral response (decision A3).
   */
  deactivate(scope: Scope, id: number): Promise<Account>;
}

const markerSchema = z.object({ accountId: z.int() });
const creationSchema = z.object({ accountId: z.int(), body: z.string() });

export function accountRepository(table: Table): AccountRepository {
  const repository: AccountRepository = {
    ...accountDirectory(table),
    ...accountReader(table),

    async findSummary(scope, id) {
      const stored = await read(id);
      return stored && inScope(scope, stored.account) && accountSummaries([stored.summary])[0];
    },

    async ownerOfName(parentId, companyName) {
      const marker = z.optional(markerSchema).parse(await getItem(table, companyKey(parentId, companyName)));
      return marker?.accountId;
    },

    async findByCompanyName(scope, parentId, companyName) {
      const owner = await repository.ownerOfName(parentId, companyName);
      return owner === undefined ? undefined : repository.find(scope, owner);
    },

    async create(scope, given, also) {
      const parent = given.parentId === undefined ? undefined : await load(given.parentId);
      if (!mayCreateUnder(scope, parent)) throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
      if (given.parentId !== undefined && !mayBeParent(parent)) throw fault('invalid_input', 'noSuchParent');
      checkAccount({ ...given, id: Number.NaN, isActive: true, version: 1 }, parent);
      const id = await nextNumber(table, 'ACCOUNT', PROVIDER_ACCOUNT_ID);
      const account = { isActive: true, ...given, id, version: 1 };
      const save = given.lastSaves?.[0];
      const failed = await transact(table, {
        account: putNew(accountKey(id), newItem(account)),
        ...(save && { creation: putNew(creationKey(save.key), { accountId: id, body: save.body }) }),
        companyName: putNew(companyKey(given.parentId, given.companyName), { accountId: id }),
        ...(parent && { parent: countInAccount(parent.id, 'children', 1, { isEntering: true }) }),
        ...websiteCheck(account),
        ...namingLogo(account),
        ...also?.(account),
      });
      refuseMissingPicture(failed);
      if (failed === 'creation' && save) return repeated(scope, save);
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
        account: putNew(accountKey(account.id), newItem(account)),
        companyName: putNew(companyKey(undefined, account.companyName), { accountId: account.id }),
        ...websiteCheck(account),
      });
      if (failed === 'companyName') throw fault('conflict', 'companyNameExists');
      if (failed === 'website') throw fault('invalid_input', 'noSuchWebsite');
      return failed ? accountSchema.parse(await load(PROVIDER_ACCOUNT_ID)) : account;
    },

    async change(scope, id, rule, also) {
      return retryOnConflict(async () => {
        const stored = await read(id);
        const seen = inScope(scope, stored?.account);
        if (!stored || !seen) throw notFound();
        const parent = seen.parentId === undefined ? undefined : await load(seen.parentId);
        const changed = rule(seen, parent);
        if (changed === seen) return seen;
        const next = nextAccount(seen, changed);
        checkAccount(next, parent);
        const [before, after] = [
          companyKey(seen.parentId, seen.companyName),
          companyKey(seen.parentId, next.companyName),
        ];
        const counts = await countsOf(table, id, stored.counts);
        const failed = await transact(table, {
          account: putCounted(next, counts, { ...stored.counts, version: seen.version }),
          ...(before.pk !== after.pk && { companyName: putNew(after, { accountId: id }), formerName: remove(before) }),
          ...(parent &&
            seen.isActive !== next.isActive && {
              parent: countInAccount(parent.id, 'children', activeChange(seen.isActive, next.isActive)),
            }),
          ...(next.settings.defaultWebsiteId !== seen.settings.defaultWebsiteId && websiteCheck(next)),
          ...(next.settings.logoFileName !== seen.settings.logoFileName && namingLogo(next)),
          ...also?.(seen, next),
        });
        refuseMissingPicture(failed);
        if (failed === 'companyName') throw fault('conflict', 'companyNameExists');
        if (failed === 'website') throw fault('invalid_input', 'noSuchWebsite');
        return failed ? undefined : next;
      });
    },

    deactivate: (scope, id) => repository.change(scope, id, (account) => ({ ...account, isActive: false })),
  };

  const load = async (id: number) => z.optional(accountSchema).parse(await getItem(table, accountKey(id)));

  async function read(id: number) {
    const item = await getItem(table, accountKey(id));
    if (item === undefined) return undefined;
    return {
      account: accountSchema.parse(item),
      counts: seenCounts(item),
      summary: Reflect.get(Object(item), 'summary'),
    };
  }

  /** The account that an earlier call with the same key created. */
  async function repeated(scope: Scope, { key, body }: IdempotencyRecord): Promise<Account> {
    const made = creationSchema.parse(await getItem(table, creationKey(key)));
    isRepeatedSave({ lastSaves: [{ key, body: made.body }] }, { key, body });
    const account = await repository.find(scope, made.accountId);
    if (!account) throw notFound();
    return account;
  }

  return repository;
}

const newItem = (account: Account) => accountItem(accountSchema.parse(account), { children: 0, users: 0 });

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

/** Keeps the logo, if it was uploaded. */
const namingLogo = ({ settings }: Pick<Account, 'settings'>) => namingPictures([settings.logoFileName ?? '']);

/** The provider may create accounts anywhere, a parent's admin only under the parent. */
const mayCreateUnder = ({ level, accountId }: Scope, parent: Account | undefined): boolean =>
  level === 0 || (level === 1 && parent?.id === accountId);

/** Accounts are nested two levels deep, and the provider is never a parent (decision I3). */
const mayBeParent = (parent: Account | undefined): boolean =>
  parent?.isActive === true && parent.parentId === undefined && parent.id !== PROVIDER_ACCOUNT_ID;

const fault = (code: 'conflict' | 'invalid_input', text: keyof typeof ACCOUNT_TEXTS): AppError =>
  new AppError(code, ACCOUNT_TEXTS[text]);

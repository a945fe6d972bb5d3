import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import { type Account, accountSchema } from '#shared/schemas/stored/account.ts';
import { type Website, websiteSchema } from '#shared/schemas/stored/content/website.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { WEBSITE_SAVE_TEXTS } from '#shared/texts/admin/websites/website-save-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { getItem } from '../table/get-item.ts';
import { isRepeatedSave } from '../table/last-saves.ts';
import { nextNumber } from '../table/next-number.ts';
import { notFound } from '../table/not-found.ts';
import { getAll, listIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { check, put, putNew, remove, transact, type Write } from '../table/transact.ts';
import { ALL_WEBSITES, accountKey, creationKey, hostKey, websiteKey, websiteListKeys } from './keys.ts';
import { accountWithDefault, putAccount, putWebsiteIds, readWebsitesOfAccount } from './websites-of-account.ts';

/** A website with the top-level account whose brand it shows. */
export interface Store {
  readonly website: Website;
  readonly account: Account;
}

/** A website of an account. Emails to the account link to its default (decision D12). */
export interface WebsiteOfAccount extends Store {
  readonly isDefault: boolean;
}

type NewWebsite = Omit<Website, 'id' | 'version'>;

/** Further writes of the transaction, such as the entry in the history. */
type Also<States extends readonly WebsiteOfAccount[]> = (...states: States) => Readonly<Record<string, Write>>;
/** The next state of a website. Only its name, address and saves change, and whether it is the default. */
type WebsiteRule = (seen: WebsiteOfAccount) => Pick<WebsiteOfAccount, 'website' | 'isDefault'>;

interface Creation {
  /** It becomes the default of its account. The first website does so anyway. */
  readonly isDefault?: boolean | undefined;
  /** The number of a website that was removed and is made again. */
  readonly id?: number;
}

export interface WebsiteRepository {
  /** Needs no sign-in. Undefined for an unknown host, and for one whose account is deactivated (decision A3). */
  findStore(host: string): Promise<Store | undefined>;
  find(scope: Scope, id: number): Promise<Website | undefined>;
  /** A website with its account, read consistently. */
  findWithAccount(scope: Scope, id: number): Promise<WebsiteOfAccount | undefined>;
  /** All websites in scope, by name. The list may be a moment behind. */
  list(scope: Scope): Promise<Website[]>;
  /** The websites of these accounts, by name. The list may be a moment behind. */
  ofAccounts(accountIds: readonly number[]): Promise<Website[]>;
  /**
   * Throws when another website has the host. A repeat with the same `lastSaves` returns the website that the first call
   * made.
   */
  create(
    scope: Scope,
    website: NewWebsite,
    creation?: Creation,
    also?: Also<[made: WebsiteOfAccount]>,
  ): Promise<WebsiteOfAccount>;
  /**
   * Applies the rule to the newest version, and repeats it when another change comes in between. Writes nothing if the
   * rule returns what it was given. Throws when another website has the host, and 'Unauthorized' for a website out of
   * scope. A website stays with its account: another account id throws 'invalid_input' and changes nothing.
   */
  change(
    scope: Scope,
    id: number,
    rule: WebsiteRule,
    also?: Also<[before: WebsiteOfAccount, after: WebsiteOfAccount]>,
  ): Promise<WebsiteOfAccount>;
  /**
   * Frees the host for other websites. The default goes last, and the provider keeps one (decision D12). Its sessions
   * end within 30 seconds.
   */
  remove(scope: Scope, id: number, also?: Also<[removed: WebsiteOfAccount]>): Promise<void>;
}

const markerSchema = z.object({ websiteId: z.int(), accountId: z.int() });
const creationSchema = z.object({ websiteId: z.int(), body: z.string() });

export function websiteRepository(table: Table): WebsiteRepository {
  async function find(scope: Scope, id: number): Promise<Website | undefined> {
    return within(scope, z.optional(websiteSchema).parse(await getItem(table, websiteKey(id))));
  }

  async function listAll(): Promise<Website[]> {
    return z.array(websiteSchema).parse(await listIndex(table, 'gsi3', ALL_WEBSITES));
  }

  /** The website and what it depends on. Undefined if it is missing or out of scope. */
  async function stateOf(scope: Scope, id: number) {
    const website = await find(scope, id);
    const state = website && (await readWebsitesOfAccount(table, website.accountId));
    if (!state) return undefined;
    const { account } = state;
    return { state, seen: { website, account, isDefault: account.settings.defaultWebsiteId === id } };
  }

  /** The same, but throws 'Unauthorized' instead. */
  async function read(scope: Scope, id: number) {
    const found = await stateOf(scope, id);
    if (!found) throw notFound();
    return found;
  }

  const repository: WebsiteRepository = {
    find,

    findWithAccount: async (scope, id) => (await stateOf(scope, id))?.seen,

    list: async (scope) => (await listAll()).filter((website) => within(scope, website)),

    async ofAccounts(accountIds) {
      return (await listAll()).filter(({ accountId }) => accountIds.includes(accountId));
    },

    async findStore(host) {
      // A client can send any host. One that is no valid host name may be too long for a key.
      if (!websiteSchema.shape.host.safeParse(host).success) return undefined;
      const marker = z.optional(markerSchema).parse(await getItem(table, hostKey(host)));
      if (!marker) return undefined;
      const keys = [websiteKey(marker.websiteId), accountKey(marker.accountId)];
      const items = z.array(z.looseObject({ sk: z.string() })).parse(await getAll(table, keys));
      const website = z.optional(websiteSchema).parse(items.find(({ sk }) => sk === 'WEBSITE'));
      const account = z.optional(accountSchema).parse(items.find(({ sk }) => sk === 'ACCOUNT'));
      return website && account?.isActive ? { website, account } : undefined;
    },

    async create(scope, given, creation = {}, also) {
      if (!within(scope, given)) throw notFound();
      const numbered = creation.id ?? nextNumber(table, 'WEBSITE');
      const save = given.lastSaves?.[0];
      return retryOnConflict(async () => {
        const [id, state] = await Promise.all([numbered, readWebsitesOfAccount(table, given.accountId)]);
        const website: Website = { ...given, id, version: 1 };
        // Websites belong to top-level accounts (decision I3).
        if (!state || state.account.parentId !== undefined) throw notFound();
        const { defaultWebsiteId } = state.account.settings;
        const hasDefault = defaultWebsiteId != null && state.websiteIds.includes(defaultWebsiteId);
        const isDefault = creation.isDefault === true || !hasDefault;
        const account = isDefault ? accountWithDefault(state, id) : state.account;
        const made = { website, account, isDefault };
        const failed = await transact(table, {
          ...(save && { creation: putNew(creationKey(save.key), { websiteId: id, body: save.body }) }),
          website: putNew(websiteKey(id), itemOf(website)),
          host: putNew(hostKey(website.host), markerOf(website)),
          list: putWebsiteIds(state, [...state.websiteIds, id]),
          account: isDefault ? await putAccount(table, state, account) : check(accountKey(account.id), IS_THERE),
          ...also?.(made),
        });
        if (failed === 'creation' && save) return repeated(scope, save);
        if (failed === 'host') throw hostTaken();
        if (failed === 'website' && creation.id !== undefined) throw conflict(WEBSITE_SAVE_TEXTS.isThere);
        if (failed === 'website') throw new Error(`Website ${id} already exists`);
        return failed ? undefined : made;
      });
    },

    async change(scope, id, rule, also) {
      return retryOnConflict(async () => {
        const { state, seen } = await read(scope, id);
        const next = rule(seen);
        if (next.website === seen.website && next.isDefault === seen.isDefault) return seen;
        if (next.website.accountId !== seen.website.accountId) {
          throw new AppError('invalid_input', ACCOUNT_TEXTS.accountStays);
        }
        const website: Website = { ...next.website, id, version: seen.website.version + 1 };
        const isMoved = website.host !== seen.website.host;
        const becomesDefault = next.isDefault && !seen.isDefault;
        const account = becomesDefault ? accountWithDefault(state, id) : seen.account;
        const after = { website, account, isDefault: next.isDefault || seen.isDefault };
        const { host: former } = seen.website;
        const failed = await transact(table, {
          formerHost: isMoved ? remove(hostKey(former), leadsTo(id)) : check(hostKey(former), leadsTo(id)),
          ...(isMoved && { host: putNew(hostKey(website.host), markerOf(website)) }),
          website: put(websiteKey(id), itemOf(website), isVersion(seen.website.version)),
          ...(becomesDefault && { account: await putAccount(table, state, account) }),
          ...also?.(seen, after),
        });
        if (failed === 'host') throw hostTaken();
        return failed ? undefined : after;
      });
    },

    async remove(scope, id, also) {
      await retryOnConflict(async () => {
        const { state, seen } = await read(scope, id);
        const others = state.websiteIds.filter((each) => each !== id);
        if (seen.isDefault && others.length > 0) throw conflict(WEBSITE_SAVE_TEXTS.defaultRemoved);
        if (seen.account.id === PROVIDER_ACCOUNT_ID && others.length === 0) {
          throw conflict(WEBSITE_SAVE_TEXTS.lastOfProvider);
        }
        const failed = await transact(table, {
          host: remove(hostKey(seen.website.host), leadsTo(id)),
          website: remove(websiteKey(id), isVersion(seen.website.version)),
          list: putWebsiteIds(state, others),
          account: seen.isDefault
            ? await putAccount(table, state, accountWithDefault(state, undefined))
            : check(accountKey(seen.account.id), isNoDefault(id)),
          ...also?.(seen),
        });
        return failed ? undefined : true;
      });
    },
  };

  /** The website that an earlier call with the same key created. */
  async function repeated(scope: Scope, { key, body }: IdempotencyRecord): Promise<WebsiteOfAccount> {
    const made = creationSchema.parse(await getItem(table, creationKey(key)));
    isRepeatedSave({ lastSaves: [{ key, body: made.body }] }, { key, body });
    return (await read(scope, made.websiteId)).seen;
  }

  return repository;
}

const IS_THERE = { ConditionExpression: 'attribute_exists(pk)' };

const markerOf = ({ id, accountId }: Website) => ({ websiteId: id, accountId });

/** A host's marker is deleted with the website, and moves when the website does. */
const leadsTo = (id: number) => ({
  ConditionExpression: 'websiteId = :id',
  ExpressionAttributeValues: { ':id': id },
});

/** Websites from before versions were kept have none. The marker of their host shows that they still exist. */
const isVersion = (version: number) => ({
  ConditionExpression: 'version = :version OR attribute_not_exists(version)',
  ExpressionAttributeValues: { ':version': version },
});

/** The form of the account could make it the default at the same time. */
const isNoDefault = (id: number) => ({
  ConditionExpression: 'attribute_not_exists(#settings.#default) OR #settings.#default <> :id',
  ExpressionAttributeNames: { '#settings': 'settings', '#default': 'defaultWebsiteId' },
  ExpressionAttributeValues: { ':id': id },
});

function itemOf(given: Website) {
  const { lastSaves, ...website } = websiteSchema.parse(given);
  return { ...website, ...(lastSaves && { lastSaves }), ...websiteListKeys(website), summary: website };
}

const conflict = (text: string): AppError => new AppError('conflict', text);
const hostTaken = () => conflict(ACCOUNT_TEXTS.hostExists);

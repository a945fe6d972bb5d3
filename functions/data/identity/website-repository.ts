import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import { type Account, accountSchema } from '#shared/schemas/stored/account.ts';
import { type Website, websiteSchema } from '#shared/schemas/stored/website.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { getItem } from '../table/get-item.ts';
import { nextNumber } from '../table/next-number.ts';
import { notFound } from '../table/not-found.ts';
import { getAll, listIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { check, put, putNew, remove, transact } from '../table/transact.ts';
import { ALL_WEBSITES, accountKey, hostKey, websiteKey, websiteListKeys } from './keys.ts';

/** A website with the top-level account whose brand it shows. */
export interface Store {
  readonly website: Website;
  readonly account: Account;
}

export interface WebsiteRepository {
  /** Needs no sign-in. Undefined for an unknown host, and for one whose account is deactivated (decision A3). */
  findStore(host: string): Promise<Store | undefined>;
  find(scope: Scope, id: number): Promise<Website | undefined>;
  /** The websites of these accounts, by name. The list may be a moment behind. */
  ofAccounts(accountIds: readonly number[]): Promise<Website[]>;
  /** Throws when another website has the host. */
  create(scope: Scope, website: Omit<Website, 'id'>): Promise<Website>;
  /**
   * Throws when another website has the host, and 'Unauthorized' for a website out of scope. A website stays with its
   * account: another account id throws 'invalid_input' and changes nothing.
   */
  save(scope: Scope, website: Website): Promise<void>;
  /** Frees the host for other websites. */
  remove(scope: Scope, id: number): Promise<void>;
}

const markerSchema = z.object({ websiteId: z.int(), accountId: z.int() });

export function websiteRepository(table: Table): WebsiteRepository {
  async function find(scope: Scope, id: number): Promise<Website | undefined> {
    return within(scope, z.optional(websiteSchema).parse(await getItem(table, websiteKey(id))));
  }

  async function findOrThrow(scope: Scope, id: number): Promise<Website> {
    const website = await find(scope, id);
    if (!website) throw notFound();
    return website;
  }

  return {
    find,

    async ofAccounts(accountIds) {
      const websites = z.array(websiteSchema).parse(await listIndex(table, 'gsi3', ALL_WEBSITES));
      return websites.filter(({ accountId }) => accountIds.includes(accountId));
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

    async create(scope, given) {
      if (!within(scope, given)) throw notFound();
      const website = { ...given, id: await nextNumber(table, 'WEBSITE') };
      const failed = await transact(table, {
        host: putNew(hostKey(website.host), markerOf(website)),
        website: putNew(websiteKey(website.id), itemOf(website)),
        // Websites belong to top-level accounts (decision I3).
        account: check(accountKey(website.accountId), {
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(parentId)',
        }),
      });
      if (failed === 'host') throw hostTaken();
      if (failed === 'account') throw notFound();
      if (failed) throw new Error(`Website ${website.id} already exists`);
      return website;
    },

    async save(scope, given) {
      await retryOnConflict(async () => {
        const seen = await findOrThrow(scope, given.id);
        if (given.accountId !== seen.accountId) throw new AppError('invalid_input', ACCOUNT_TEXTS.accountStays);
        const isMoved = given.host !== seen.host;
        const failed = await transact(table, {
          formerHost: isMoved ? remove(hostKey(seen.host), leadsTo(seen)) : check(hostKey(seen.host), leadsTo(seen)),
          ...(isMoved && { host: putNew(hostKey(given.host), markerOf(given)) }),
          website: put(websiteKey(given.id), itemOf(given)),
        });
        if (failed === 'host') throw hostTaken();
        return failed ? undefined : true;
      });
    },

    async remove(scope, id) {
      await retryOnConflict(async () => {
        const seen = await findOrThrow(scope, id);
        const failed = await transact(table, {
          host: remove(hostKey(seen.host), leadsTo(seen)),
          website: remove(websiteKey(id)),
        });
        return failed ? undefined : true;
      });
    },
  };
}

const markerOf = ({ id, accountId }: Website) => ({ websiteId: id, accountId });

/** The host's marker serves as a version: it moves with every change of the host, and is deleted with the website. */
const leadsTo = ({ id }: Website) => ({
  ConditionExpression: 'websiteId = :id',
  ExpressionAttributeValues: { ':id': id },
});

function itemOf(given: Website) {
  const website = websiteSchema.parse(given);
  return { ...website, ...websiteListKeys(website), summary: website };
}

const hostTaken = () => new AppError('conflict', ACCOUNT_TEXTS.hostExists);

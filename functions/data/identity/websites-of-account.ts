import * as z from 'zod/mini';
import { type Account, accountSchema } from '#shared/schemas/stored/account.ts';
import { websiteSchema } from '#shared/schemas/stored/content/website.ts';
import { getItem } from '../table/get-item.ts';
import { listIndex } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { putNew, putNext, type Write } from '../table/transact.ts';
import { countsOf, putCounted, type SeenCounts, seenCounts } from './account-counts.ts';
import { ALL_WEBSITES, accountKey, websitesOfAccountKey } from './keys.ts';
import { nextAccount } from './next-account.ts';

/*
 * An account with websites has exactly one default among them (decision D12). So every write that adds or removes one
 * also writes the list of the account's websites, which makes such writes come one after the other.
 */

/** An account with the numbers of its websites, read consistently. */
export interface WebsitesOfAccount {
  readonly account: Account;
  readonly counts: SeenCounts;
  readonly websiteIds: readonly number[];
  /** 0 if there is no list yet. */
  readonly listVersion: number;
}

const listSchema = z.object({ websiteIds: z.array(z.int()), version: z.int() });

export async function readWebsitesOfAccount(table: Table, accountId: number): Promise<WebsitesOfAccount | undefined> {
  const [item, stored] = await Promise.all([
    getItem(table, accountKey(accountId)),
    getItem(table, websitesOfAccountKey(accountId)),
  ]);
  if (item === undefined) return undefined;
  const list = z.optional(listSchema).parse(stored);
  return {
    account: accountSchema.parse(item),
    counts: seenCounts(item),
    websiteIds: list?.websiteIds ?? (await listedBefore(table, accountId)),
    listVersion: list?.version ?? 0,
  };
}

/** Websites from before the lists were kept. */
async function listedBefore(table: Table, accountId: number): Promise<number[]> {
  const websites = z.array(websiteSchema).parse(await listIndex(table, 'gsi3', ALL_WEBSITES));
  return websites.filter((website) => website.accountId === accountId).map(({ id }) => id);
}

/** Writes the list, if nobody else has written it since it was read. */
export function putWebsiteIds({ account, listVersion }: WebsitesOfAccount, websiteIds: readonly number[]): Write {
  const key = websitesOfAccountKey(account.id);
  const item = { websiteIds, version: listVersion + 1 };
  return listVersion === 0 ? putNew(key, item) : putNext(key, item);
}

/** The account with another default website, or without one. */
export function accountWithDefault({ account }: WebsitesOfAccount, websiteId: number | undefined): Account {
  const { defaultWebsiteId: _former, ...settings } = account.settings;
  return nextAccount(account, {
    ...account,
    settings: { ...settings, ...(websiteId !== undefined && { defaultWebsiteId: websiteId }) },
  });
}

/** Writes the account, if neither it nor its counters have changed since they were read. */
export async function putAccount(table: Table, { account, counts }: WebsitesOfAccount, next: Account): Promise<Write> {
  return putCounted(next, await countsOf(table, account.id, counts), { ...counts, version: account.version });
}

import * as z from 'zod/mini';
import type { Account } from '#shared/schemas/stored/account.ts';
import { listIndex } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { check, put, type Write } from '../table/transact.ts';
import { type AccountCounts, accountListItem, accountSummaries } from './account-directory.ts';
import { accountKey, childrenOf, usersOf } from './keys.ts';
import { userSummaries } from './user-directory.ts';

/*
 * An account counts its active children and active users in its summary, because the indexes hold nothing else. The
 * counters move in the transactions that create, activate or deactivate a child or a user. They do not raise the version
 * of the account, so whoever has its form open is not told of a change.
 */

/** The counters as they were seen. An account from before there were any has no packed row. */
const seenCountsSchema = z.object({
  row: z.optional(z.string()),
  children: z.optional(z.int()),
  users: z.optional(z.int()),
});
export type SeenCounts = z.infer<typeof seenCountsSchema>;

export const seenCounts = (item: unknown): SeenCounts =>
  z.object({ summary: z.optional(seenCountsSchema) }).parse(item).summary ?? {};

/** Accounts from before there were counters are counted. */
export async function countsOf(table: Table, id: number, { row, children = 0, users = 0 }: SeenCounts) {
  return row === undefined ? recounted(table, id) : { children, users };
}

async function recounted(table: Table, id: number): Promise<AccountCounts> {
  const [children, users] = await Promise.all([
    listIndex(table, 'gsi1', childrenOf(id)),
    listIndex(table, 'gsi1', usersOf(id)),
  ]);
  return {
    children: accountSummaries(children).filter(({ isActive }) => isActive).length,
    users: userSummaries(users).filter(({ active }) => active).length,
  };
}

/** An account as the table keeps it. */
export const accountItem = (account: Account, counts: AccountCounts) => ({
  ...account,
  ...accountListItem(account, counts),
});

/** Puts an account, if neither its version nor a counter has moved since it was seen: a count must not get lost. */
export function putCounted(account: Account, counts: AccountCounts, seen: SeenCounts & { version: number }): Write {
  const isAsSeen = (counter: keyof AccountCounts) =>
    seen[counter] === undefined ? `attribute_not_exists(#summary.#${counter})` : `#summary.#${counter} = :${counter}`;
  return put(accountKey(account.id), accountItem(account, counts), {
    ConditionExpression: `version = :version AND ${isAsSeen('children')} AND ${isAsSeen('users')}`,
    ExpressionAttributeNames: { '#summary': 'summary', '#children': 'children', '#users': 'users' },
    ExpressionAttributeValues: {
      ':version': seen.version,
      ...(seen.children !== undefined && { ':children': seen.children }),
      ...(seen.users !== undefined && { ':users': seen.users }),
    },
  });
}

const IS_THERE = { ConditionExpression: 'attribute_exists(pk)' };
const IS_ACTIVE = { ConditionExpression: 'isActive = :yes', ExpressionAttributeValues: { ':yes': true } };

/**
 * Moves a counter of an account. With `isEntering` the account must be active: nothing new comes into an account that is,
 * or is just being, deactivated. A transaction touches an item only once, so the check and the count are one write.
 */
export function countInAccount(
  accountId: number,
  counter: keyof AccountCounts,
  change: -1 | 0 | 1,
  { isEntering = false } = {},
): Write {
  const condition = isEntering ? IS_ACTIVE : IS_THERE;
  if (change === 0) return check(accountKey(accountId), condition);
  return {
    Update: {
      Key: { ...accountKey(accountId) },
      UpdateExpression: 'SET #summary.#counter = if_not_exists(#summary.#counter, :zero) + :change',
      ...condition,
      ExpressionAttributeNames: { '#summary': 'summary', '#counter': counter },
      ExpressionAttributeValues: {
        ...(isEntering && IS_ACTIVE.ExpressionAttributeValues),
        ':zero': 0,
        ':change': change,
      },
    },
  };
}

/** By how much something counts that was active or not, and is now. */
export const activeChange = (before: boolean, after: boolean): -1 | 0 | 1 => (before === after ? 0 : after ? 1 : -1);

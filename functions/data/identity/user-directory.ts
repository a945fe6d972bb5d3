import type { Scope } from '#shared/rules/accounts/scope.ts';
import { type User, type UserSummary, userSummarySchema } from '#shared/schemas/stored/user.ts';
import { packedRows } from '../table/packed-rows.ts';
import { listIndex } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { allUsers, LIST_SHARDS, userListKeys, usersOf, usersUnder } from './keys.ts';

/** The lists of users. They may be a moment behind the users themselves. */
export interface UserDirectory {
  /**
   * The users of an account. Without an account, or with their own, the provider and a parent get all the users they
   * administer. Nobody gets users out of scope.
   */
  list(scope: Scope, accountId?: number): Promise<UserSummary[]>;
  /** The active master users of an account, who are emailed about its approval requests. */
  mastersOf(accountId: number): Promise<UserSummary[]>;
}

export function userDirectory(table: Table): UserDirectory {
  const ofAccount = async (accountId: number) => userSummaries(await listIndex(table, 'gsi1', usersOf(accountId)));

  async function inShards(index: 'gsi2' | 'gsi3', listOf: (shard: number) => string): Promise<UserSummary[]> {
    const shards = await Promise.all(LIST_SHARDS.map((shard) => listIndex(table, index, listOf(shard))));
    return userSummaries(shards.flat());
  }

  return {
    async list(scope, accountId = scope.accountId) {
      const isOwn = accountId === scope.accountId;
      if (scope.level === 0) return isOwn ? inShards('gsi3', allUsers) : ofAccount(accountId);
      if (scope.level === 1) {
        const users = await inShards('gsi2', (shard) => usersUnder(scope.accountId, shard));
        return isOwn ? users : users.filter((user) => user.accountId === accountId);
      }
      return isOwn ? ofAccount(accountId) : [];
    },

    mastersOf: async (accountId) => (await ofAccount(accountId)).filter(({ type, active }) => type === 1 && active),
  };
}

/** The attributes of a user's item that the lists read. */
export const userListItem = (user: User) => ({ ...userListKeys(user), summary: packed(user) });

function packed(user: User): string {
  const { sentAt, acceptedAt } = user.invitation ?? {};
  const summary: UserSummary = userSummarySchema.parse({ ...user, invitedAt: acceptedAt ? undefined : sentAt });
  const { userName, email } = summary;
  // Most user names are the email, which is then stored once.
  return pack(email === userName ? { ...summary, email: undefined } : summary);
}

type Packed = Omit<UserSummary, 'email'> & { email: string | undefined };
const { pack, unpack } = packedRows<Packed>(Object.keys(userSummarySchema.shape) as (keyof UserSummary)[]);

function unpacked(stored: unknown): UserSummary {
  // Summaries from before they were packed have the same fields.
  const row = typeof stored === 'string' ? unpack(stored) : (stored as Packed);
  row.email ??= row.userName;
  return row as UserSummary;
}

/** The rows of summaries as they are stored. */
export const userSummaries = (stored: readonly unknown[]): UserSummary[] => stored.map(unpacked);

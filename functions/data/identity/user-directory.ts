import type { Scope } from '#shared/rules/accounts/scope.ts';
import { type User, type UserSummary, userSummarySchema } from '#shared/schemas/stored/user.ts';
import { listIndex } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { allUsers, USER_SHARDS, userListKeys, usersOf, usersUnder } from './keys.ts';

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
  const ofAccount = async (accountId: number) => summariesOf(await listIndex(table, 'gsi1', usersOf(accountId)));

  async function inShards(index: 'gsi2' | 'gsi3', listOf: (shard: number) => string): Promise<UserSummary[]> {
    const shards = await Promise.all(USER_SHARDS.map((shard) => listIndex(table, index, listOf(shard))));
    return summariesOf(shards.flat());
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

/**
 * A row of a list is stored as one text, a JSON array of the values of FIELDS. So eight parts of 25,000 users are
 * smaller than a page each, and reading them decodes one attribute a user instead of fourteen.
 */
function packed(user: User): string {
  const { sentAt, acceptedAt } = user.invitation ?? {};
  const summary: UserSummary = userSummarySchema.parse({ ...user, invitedAt: acceptedAt ? undefined : sentAt });
  return JSON.stringify(FIELDS.map((field) => (isUserName(field, summary) ? null : summary[field])));
}

/** Most user names are the email, which is then stored once. */
const isUserName = (field: keyof UserSummary, { email, userName }: UserSummary): boolean =>
  field === 'email' && email === userName;

const FIELDS = Object.keys(userSummarySchema.shape) as (keyof UserSummary)[];

function unpacked(text: unknown): UserSummary {
  const values: readonly unknown[] = JSON.parse(String(text));
  const row: Partial<Record<keyof UserSummary, unknown>> = {};
  for (const [index, field] of FIELDS.entries()) row[field] = values[index] ?? undefined;
  row.email ??= row.userName;
  return row as UserSummary;
}

const summariesOf = (items: readonly unknown[]): UserSummary[] => items.map(unpacked);

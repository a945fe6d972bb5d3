import { accountItem } from '#functions/data/identity/account-counts.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import { type UserRepository, userRepository } from '#functions/data/identity/user-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { usersDependencies } from '#functions/users/dependencies.ts';
import { usersRoutes } from '#functions/users/routes.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { levelOn, permissionsOfNewUser } from '#shared/rules/accounts/level.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { StoreVisitor } from '../api-journeys/store-visitor.ts';
import { aChild, anAccount } from '../builders/accounts.ts';
import { aNewUser, provider } from '../builders/people.ts';
import { aSignedIn } from '../builders/signed-in.ts';
import { putItem, testTable } from './test-table.ts';
import { visitGroup } from './visit-group.ts';

const ACCOUNTS: readonly Account[] = [
  anAccount({ id: 1, companyName: 'Great Plains Auto Parts' }),
  anAccount(),
  aChild(),
  anAccount({ id: 4, companyName: 'Northside Fleet' }),
];

interface Administration {
  readonly table: Table;
  readonly users: UserRepository;
  /** Creates a user who can't sign in. */
  readonly hire: (userId: string, accountId: number, type: 0 | 1) => Promise<User>;
  /** The user administration as this user calls it, with the rights that they have now. */
  readonly as: (userId: string) => Promise<StoreVisitor>;
}

/** The provider 1, the top-level account 2 with its child 3 and the top-level account 4, without passwords and sessions. */
export async function administration(endpoint?: string): Promise<Administration> {
  const table = await testTable(endpoint);
  for (const account of ACCOUNTS) {
    const children = ACCOUNTS.filter(({ parentId }) => parentId === account.id).length;
    await putItem(table, accountKey(account.id), accountItem(account, { children, users: 0 }));
  }
  const users = userRepository(table);
  const dependencies = usersDependencies(table, { findStore: async () => undefined, now: () => new Date() });
  const accountOf = (id: number | undefined) => ACCOUNTS.find((account) => account.id === id);

  return {
    table,
    users,
    hire: (userId, accountId, type) =>
      users.create(
        provider,
        aNewUser({
          userId,
          accountId,
          type,
          permissions: permissionsOfNewUser(type),
          userName: `user.named.${userId}`,
          email: `${userId}@example.com`,
        }),
        'no password has this hash',
      ),
    as: async (userId) => {
      const user = await users.find(provider, userId);
      const account = accountOf(user?.accountId);
      if (!user || !account) throw new Error(`There is no user ${userId}`);
      const parent = accountOf(account.parentId);
      const actor = aSignedIn({
        userId,
        accountId: account.id,
        parentId: account.parentId,
        level: levelOn({ accountId: (parent ?? account).id }, user),
        permissions: user.permissions,
        user,
        account: effectiveAccount(account, parent),
      });
      return visitGroup(usersContract, usersRoutes(dependencies), user.active ? actor : undefined);
    },
  };
}

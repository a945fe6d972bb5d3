import { type EffectiveAccount, effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { UserMarker } from '../data/identity/user-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { UserSavesDependencies } from './dependencies.ts';

/** Reads the account of a user in scope, and its parent, whose settings it inherits. */
const product: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'user administration', level: 0 };

export interface UserWithAccount {
  readonly user: User;
  readonly account: EffectiveAccount;
  /** The top-level account: the parent, or the account itself. */
  readonly tenant: EffectiveAccount;
}

/** Finds users for an administrator. Whoever is missing or out of scope is 404 'Unauthorized' (decision W3). */
export function makeFindUser({ accounts, users }: Pick<UserSavesDependencies, 'accounts' | 'users'>) {
  async function accountsOf(accountId: number, parentId: number | undefined) {
    const [account, parent] = await Promise.all([
      accounts.find(product, accountId),
      parentId === undefined ? undefined : accounts.find(product, parentId),
    ]);
    if (!account) throw notFound();
    return both(account, parent);
  }

  async function marker(actor: ActingPerson, id: string): Promise<UserMarker> {
    const found = within(homeScope(actor), await users.findNumber(Number(id)));
    if (!found) throw notFound();
    return found;
  }

  async function whole(actor: ActingPerson, { userId, accountId, parentId }: UserMarker): Promise<UserWithAccount> {
    const [user, found] = await Promise.all([users.find(homeScope(actor), userId), accountsOf(accountId, parentId)]);
    if (!user) throw notFound();
    return { user, ...found };
  }

  return {
    /** The ids of a user in scope. */
    marker,
    /** The user of a marker in scope, with their account. */
    whole,
    byNumber: async (actor: ActingPerson, id: string): Promise<UserWithAccount> =>
      whole(actor, await marker(actor, id)),

    async byKey(actor: ActingPerson, userId: string): Promise<UserWithAccount> {
      const user = await users.find(homeScope(actor), userId);
      if (!user) throw notFound();
      return { user, ...(await accountsOf(user.accountId, user.parentId)) };
    },

    /** An account in scope, with its tenant. */
    async accounts(actor: ActingPerson, accountId: number): Promise<Omit<UserWithAccount, 'user'>> {
      const account = await accounts.find(homeScope(actor), accountId);
      if (!account) throw notFound();
      const { parentId } = account;
      const parent = parentId === undefined ? undefined : await accounts.find(product, parentId);
      return both(account, parent);
    },
  };
}

function both(account: Account, parent: Account | undefined): Omit<UserWithAccount, 'user'> {
  const effective = effectiveAccount(account, parent);
  return { account: effective, tenant: parent ? effectiveAccount(parent) : effective };
}

import { type EffectiveAccount, effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { UsersDependencies } from './dependencies.ts';

/** Reads the parent of an account in scope, whose settings the account inherits. */
const product: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'user administration', level: 0 };

/** Finds users for an administrator. Whoever is missing or out of scope is 404 'Unauthorized' (decision W3). */
export function makeFindUser({ accounts, users }: Pick<UsersDependencies, 'accounts' | 'users'>) {
  return {
    async byNumber(actor: SignedIn, id: string): Promise<User> {
      const found = await users.findByNumber(homeScope(actor), Number(id));
      if (!found) throw notFound();
      return found;
    },

    async byKey(actor: SignedIn, userId: string): Promise<User> {
      const found = await users.find(homeScope(actor), userId);
      if (!found) throw notFound();
      return found;
    },

    /** An account in scope with its own and inherited settings. */
    async account(actor: SignedIn, accountId: number): Promise<EffectiveAccount> {
      const account = await accounts.find(homeScope(actor), accountId);
      if (!account) throw notFound();
      const parent = account.parentId === undefined ? undefined : await accounts.find(product, account.parentId);
      return effectiveAccount(account, parent);
    },
  };
}

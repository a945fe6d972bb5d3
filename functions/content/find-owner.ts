import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { ContentDependencies } from './dependencies.ts';

/** Reads what the users of an account see although it is not theirs: content of the parent, and what a draft link names. */
export const contentScope: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'content', level: 0 };

interface Owner {
  readonly account: Account;
  readonly parent: Account | undefined;
}

/** Finds an account in scope with its parent, whose content its users see too. Throws 'Unauthorized' for another one. */
export const makeFindOwner =
  ({ accounts }: Pick<ContentDependencies, 'accounts'>) =>
  async (actor: SignedIn, accountId: number): Promise<Owner> => {
    const account = await accounts.find(homeScope(actor), accountId);
    if (!account) throw notFound();
    const { parentId } = account;
    return { account, parent: parentId === undefined ? undefined : await accounts.find(contentScope, parentId) };
  };

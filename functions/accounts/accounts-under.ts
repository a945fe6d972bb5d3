import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { AccountSummary } from '#shared/schemas/stored/account.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { AccountsDependencies } from './dependencies.ts';

interface AccountsUnder {
  readonly account: AccountSummary;
  /** By company name, the top-level ones first. Never the provider, nor the account itself. */
  readonly others: readonly AccountSummary[];
}

/**
 * The accounts under an account, in one round trip (decision D17). The own account of the provider and of a parent stands
 * for all that they administer. The children of another account are for the provider only; to everybody else, other
 * accounts are the same as missing ones.
 */
export function makeAccountsUnder({ accounts }: Pick<AccountsDependencies, 'accounts'>) {
  return async (actor: SignedIn, accountId: number): Promise<AccountsUnder> => {
    const scope = homeScope(actor);
    const isOwn = accountId === scope.accountId;
    if (!isOwn && scope.level > 0) throw notFound();
    const [account, listed] = await Promise.all([
      accounts.findSummary(scope, accountId),
      isOwn ? accounts.list(scope) : accounts.childrenOf(scope, accountId),
    ]);
    if (!account) throw notFound();
    return { account, others: listed.filter(({ id }) => id !== accountId && id !== PROVIDER_ACCOUNT_ID) };
  };
}

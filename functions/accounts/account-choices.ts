import type { AccountChoice } from '#shared/schemas/wire/account-view.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { makeAccountsUnder } from './accounts-under.ts';
import type { AccountsDependencies } from './dependencies.ts';

/**
 * The accounts under an account that somebody can be chosen for: active ones whose parent is active too, because nobody
 * can sign in to the others (decision A3).
 */
export function makeAccountChoices(dependencies: Pick<AccountsDependencies, 'accounts'>) {
  const accountsUnder = makeAccountsUnder(dependencies);

  return async (actor: SignedIn, accountId: number): Promise<AccountChoice[]> => {
    const { account, others } = await accountsUnder(actor, accountId);
    const closed = new Set([account, ...others].filter(({ isActive }) => !isActive).map(({ id }) => id));
    return others
      .filter(({ id, parentId }) => !closed.has(id) && (parentId === undefined || !closed.has(parentId)))
      .map(({ id, parentId = null, companyName }) => ({ id, parentId, companyName }));
  };
}

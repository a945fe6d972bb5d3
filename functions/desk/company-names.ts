import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { DeskDependencies } from './dependencies.ts';

/** Finds the names of accounts in one read. The name of an account that no longer exists is empty. */
export function makeNameCompanies({ accounts }: Pick<DeskDependencies, 'accounts'>) {
  return async (actor: SignedIn, ids: readonly number[]): Promise<(accountId: number) => string> => {
    const found = ids.length === 0 ? [] : await accounts.findMany(homeScope(actor), [...new Set(ids)]);
    const names = new Map(found.map(({ id, companyName }) => [id, companyName]));
    return (accountId) => names.get(accountId) ?? '';
  };
}

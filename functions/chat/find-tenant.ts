import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { ChatDependencies } from './dependencies.ts';

/**
 * The tenant whose conversation a caller means: their own, or for the provider's staff any top-level account. Undefined
 * if the staff named none. `exists` rejects with 'not found' for what is not a tenant; it reads beside the conversation.
 */
export function makeFindTenant({ accounts }: Pick<ChatDependencies, 'accounts'>) {
  return (actor: SignedIn, accountId: number | undefined) => {
    const scope = homeScope(actor);
    if (scope.level > 0) {
      if (accountId !== undefined && accountId !== scope.accountId) throw notFound();
      return { tenantId: scope.accountId, exists: Promise.resolve() };
    }
    if (accountId === undefined) return undefined;
    const exists = accounts.find(scope, accountId).then((account) => {
      if (!account || account.parentId !== undefined || account.id === PROVIDER_ACCOUNT_ID) throw notFound();
    });
    return { tenantId: accountId, exists };
  };
}

import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { notFound } from '../data/table/not-found.ts';
import type { Actor } from '../http/authenticate.ts';
import type { SellingContext } from '../selling/selling-context.ts';
import { type CatalogueContext, catalogueSelling } from './catalogue-context.ts';
import type { CatalogueDependencies } from './dependencies.ts';

/**
 * Loads the selling context of an account in the actor's scope. For another account than the actor's, it is that of its
 * users without a postal code. Throws 404 for an account out of scope.
 */
export function makeLoadAccountSelling({ accounts, now }: Pick<CatalogueDependencies, 'accounts' | 'now'>) {
  return async (id: string, { selling, dictionary }: CatalogueContext, actor: Actor): Promise<SellingContext> => {
    if (id === String(actor.accountId)) return selling;
    const account = /^\d{1,9}$/.test(id) ? await accounts.find(actor, Number(id)) : undefined;
    if (!account) throw notFound();
    const parent = account.parentId === undefined ? undefined : await accounts.find(actor, account.parentId);
    const records = { account: effectiveAccount(account, parent), customers: [], priceLevels: {} };
    return catalogueSelling(records, {}, dictionary, now());
  };
}

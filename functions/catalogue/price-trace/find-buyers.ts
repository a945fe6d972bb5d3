import { activeCustomers } from '#shared/rules/accounts/active-customer.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { notFound } from '../../data/table/not-found.ts';
import type { SignedIn } from '../../http/authenticate.ts';
import { homeScope } from '../../http/home-scope.ts';
import type { CatalogueDependencies } from '../dependencies.ts';

interface Buyers {
  readonly account: Account;
  /** The customers that the users of the account buy as. */
  readonly customers: readonly Customer[];
}

/** Reads the parent of an account in scope, whose settings it inherits. */
const product: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'price trace', level: 0 };

/** Finds an account that an administrator looks at, and its parent. Throws 404 for an account out of scope. */
export function makeFindBuyers({ accounts, findCustomer }: Pick<CatalogueDependencies, 'accounts' | 'findCustomer'>) {
  return {
    /** In one round trip. */
    async findBuyers(actor: SignedIn, id: number): Promise<Buyers> {
      const [account, ...records] = await Promise.all([
        accounts.find(homeScope(actor), id),
        ...linesOfBusiness.map((line) => findCustomer(id, line)),
      ]);
      if (!account) throw notFound();
      const known = records.filter((record) => record !== undefined);
      return { account, customers: activeCustomers(id, known, {}) };
    },
    findParent: async ({ parentId }: Account): Promise<Account | undefined> =>
      parentId === undefined ? undefined : accounts.find(product, parentId),
  };
}

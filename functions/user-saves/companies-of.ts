import type { EffectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { Company } from '#shared/rules/people-imports/company-of-row.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { UserSavesDependencies } from './dependencies.ts';
import { makeFindUser } from './find-user.ts';

interface Companies {
  readonly own: EffectiveAccount;
  /** The accounts that the person administers, their own among them. */
  readonly companies: readonly Company[];
  /** The top-level account above their own, which is out of scope for level 2. */
  readonly tenant: EffectiveAccount;
}

/** Reads the accounts whose users a person administers, by name. */
export function makeCompaniesOf(dependencies: Pick<UserSavesDependencies, 'accounts' | 'users'>) {
  const findUser = makeFindUser(dependencies);
  return async (actor: ActingPerson): Promise<Companies> => {
    const scope = homeScope(actor);
    const [{ account: own, tenant }, listed] = await Promise.all([
      findUser.accounts(actor, scope.accountId),
      scope.level < 2 ? dependencies.accounts.list(scope) : [],
    ]);
    return { own, tenant, companies: [own, ...listed.filter(({ id }) => id !== own.id)] };
  };
}

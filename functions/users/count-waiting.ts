import type { usersContract } from '#shared/contracts/users.ts';
import { waitingTenants } from '#shared/rules/accounts/waiting-tenants.ts';
import { invitationExpiry } from '#shared/rules/session/password-links.ts';
import type { UserSummary } from '#shared/schemas/stored/user.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { UsersDependencies } from './dependencies.ts';

/** Counts what waits for a caller, from the lists that they administer, all read at once (decision B284). */
export function makeCountWaiting({ accounts, directory, now }: UsersDependencies) {
  const isExpired = ({ active, invitedAt }: UserSummary) =>
    active && invitedAt !== undefined && invitationExpiry(invitedAt) <= now();

  return async (actor: SignedIn): Promise<Output<(typeof usersContract)['getHome']>> => {
    const scope = homeScope(actor);
    const [users, tenants] = await Promise.all([
      directory.list(scope),
      scope.level === 0 ? accounts.list(scope) : undefined,
    ]);
    return { invitationsExpired: users.filter(isExpired).length, ...(tenants && waitingTenants(tenants)) };
  };
}

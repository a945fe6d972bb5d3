import type { SignedIn } from '#functions/http/authenticate.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { permissionsOfNewUser } from '#shared/rules/accounts/level.ts';
import { anAccount } from './accounts.ts';
import { anActor, aSession, aUser } from './people.ts';

/** An ordinary user of account 2 with matching records. At an admin level the user has the admin permissions. */
export function aSignedIn(overrides: Partial<SignedIn> = {}): SignedIn {
  const { accountId, parentId } = overrides.user ?? aUser();
  return {
    ...anActor(),
    home: { accountId, parentId },
    permissions: permissionsOfNewUser((overrides.level ?? 3) < 3 ? 1 : 0),
    session: aSession(),
    user: aUser(),
    account: effectiveAccount(anAccount()),
    homeAccount: overrides.account ?? effectiveAccount(anAccount()),
    customers: [],
    customerRecords: overrides.customers ?? [],
    ...overrides,
  };
}

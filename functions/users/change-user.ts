import type { UserChangeBody } from '#shared/contracts/users.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { UserWithAccount } from '../user-saves/find-user.ts';
import { makeSaveUser } from '../user-saves/save-user.ts';
import type { UsersDependencies } from './dependencies.ts';
import { makeReadCircumstances, userView } from './user-view.ts';

/** Saves a user as `makeSaveUser` does, and returns the view of them. */
export function makeChangeUser(dependencies: UsersDependencies) {
  const saveUser = makeSaveUser(dependencies);
  const readCircumstances = makeReadCircumstances(dependencies);

  return async (
    actor: SignedIn,
    found: UserWithAccount,
    body: UserChangeBody,
    idempotency: IdempotencyRecord | undefined,
    action: 'changed' | 'restored' = 'changed',
  ): Promise<UserView> => {
    const user = await saveUser(actor, found, body, { idempotency, action });
    return userView(actor, { ...found, user }, await readCircumstances(user), dependencies.now());
  };
}

import type { UserChangeBody } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { passwordFaults } from '#shared/rules/people/user-checks.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { toHistory } from '../data/operations/history-repository.ts';
import { hashPassword } from '../data/passwords/password-hash.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { userChanges, userHistoryEntry } from '../http/user-history.ts';
import type { UsersDependencies } from './dependencies.ts';
import type { UserWithAccount } from './find-user.ts';
import { givenUser } from './given-user.ts';
import { forbidden, userAfter } from './user-rule.ts';
import { makeReadCircumstances, userView } from './user-view.ts';

/**
 * Saves the given fields of a user, and a password if there is one (admin 4, 5). What the administrator may not change
 * is refused and recorded in the history (decision B303).
 */
export function makeChangeUser(dependencies: UsersDependencies) {
  const { history, users, newId, now } = dependencies;
  const readCircumstances = makeReadCircumstances(dependencies);

  async function save(
    actor: SignedIn,
    { user, account }: UserWithAccount,
    body: UserChangeBody,
    idempotency: IdempotencyRecord | undefined,
    action: 'changed' | 'restored',
  ): Promise<User> {
    const { password = '' } = body;
    const rule = (seen: User) => userAfter(actor, seen, { body, account, idempotency });
    const also = (before: User, after: User) => ({
      history: toHistory(
        userHistoryEntry(actor, after, {
          action: password === '' ? action : 'password set',
          at: now(),
          newId: newId(),
          changes: userChanges(before, after),
        }),
      ),
    });
    if (password === '') return users.change(homeScope(actor), user.userId, rule, also);
    // One's own password is changed in the profile, where the current one is asked for.
    if (actor.userId === user.userId) throw forbidden();
    refuseFields(passwordFaults(password, givenUser(body).userName ?? user.userName));
    return users.setPassword(homeScope(actor), user.userId, await hashPassword(password), rule, also);
  }

  return async (
    actor: SignedIn,
    found: UserWithAccount,
    body: UserChangeBody,
    idempotency: IdempotencyRecord | undefined,
    action: 'changed' | 'restored' = 'changed',
  ): Promise<UserView> => {
    try {
      const user = await save(actor, found, body, idempotency, action);
      return userView(actor, { ...found, user }, await readCircumstances(user), now());
    } catch (error) {
      if (error instanceof AppError && error.code === 'forbidden') await recordRefusal(actor, found.user, body);
      throw error;
    }
  };

  async function recordRefusal(actor: SignedIn, user: User, body: UserChangeBody): Promise<void> {
    const changes = userChanges(user, { ...user, ...withoutNull(givenUser(body, user.country)) });
    await history.record(userHistoryEntry(actor, user, { action: 'refused', at: now(), newId: newId(), changes }));
  }
}

const withoutNull = ({ monthlyLimit, ...given }: ReturnType<typeof givenUser>): Partial<User> => ({
  ...given,
  ...(monthlyLimit != null && { monthlyLimit }),
});

import type { UserChangeBody } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { passwordFaults } from '#shared/rules/people/user-checks.ts';
import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { toHistory } from '../data/operations/history-repository.ts';
import { hashPassword } from '../data/passwords/password-hash.ts';
import type { Write } from '../data/table/transact.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { userChanges, userHistoryEntry } from '../http/user-history.ts';
import type { UserSavesDependencies } from './dependencies.ts';
import type { UserWithAccount } from './find-user.ts';
import { givenUser } from './given-user.ts';
import { forbidden, userAfter } from './user-rule.ts';

interface Saving {
  readonly idempotency: IdempotencyRecord | undefined;
  readonly action?: 'changed' | 'restored';
  /** By default the change comes from a screen. */
  readonly source?: HistoryEntry['source'];
  /** Further writes of the transaction. */
  readonly also?: (before: User, after: User) => Readonly<Record<string, Write>>;
}

/**
 * Saves the given fields of a user, and a password if there is one (admin 4, 5). What the administrator may not change
 * is refused and recorded in the history (decision B303).
 */
export function makeSaveUser({ history, users, newId, now }: UserSavesDependencies) {
  async function save(
    actor: ActingPerson,
    { user, account }: UserWithAccount,
    body: UserChangeBody,
    { idempotency, action = 'changed', source = 'screen', also: others }: Saving,
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
          source,
        }),
      ),
      ...others?.(before, after),
    });
    if (password === '') return users.change(homeScope(actor), user.userId, rule, also);
    // One's own password is changed in the profile, where the current one is asked for.
    if (actor.userId === user.userId) throw forbidden();
    refuseFields(passwordFaults(password, givenUser(body).userName ?? user.userName));
    return users.setPassword(homeScope(actor), user.userId, await hashPassword(password), rule, also);
  }

  return async (actor: ActingPerson, found: UserWithAccount, body: UserChangeBody, saving: Saving): Promise<User> => {
    try {
      return await save(actor, found, body, saving);
    } catch (error) {
      if (error instanceof AppError && error.code === 'forbidden') {
        const { user } = found;
        const { source = 'screen' } = saving;
        const changes = userChanges(user, { ...user, ...withoutNull(givenUser(body, user.country)) });
        const entry = userHistoryEntry(actor, user, { action: 'refused', at: now(), newId: newId(), changes, source });
        await history.record(entry);
      }
      throw error;
    }
  };
}

const withoutNull = ({ monthlyLimit, ...given }: ReturnType<typeof givenUser>): Partial<User> => ({
  ...given,
  ...(monthlyLimit != null && { monthlyLimit }),
});

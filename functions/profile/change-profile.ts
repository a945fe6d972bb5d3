import { isDeepStrictEqual } from 'node:util';
import type { ProfileChange } from '#shared/contracts/profile.ts';
import { AppError, type FieldError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';
import { storedAddress } from '#shared/rules/people/valid-address.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { toHistory } from '../data/operations/history-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { userChanges, userHistoryEntry } from '../http/user-history.ts';
import type { ProfileDependencies } from './dependencies.ts';

/**
 * Changes the given fields of one's own profile. They are judged together with the stored ones, because an address is
 * valid as a whole. What is as it was is neither judged nor saved (admin 4). Throws 'forbidden' if the user's account
 * does not let its users do it (decision B277).
 */
export function makeChangeProfile({
  findAccount,
  users,
  now,
}: Pick<ProfileDependencies, 'findAccount' | 'users' | 'now'>) {
  return async (
    actor: SignedIn,
    change: ProfileChange,
    errorsOf: (profile: User) => readonly FieldError[],
  ): Promise<SignedIn> => {
    await assertMayEdit(actor);
    const rule = (seen: User): User => {
      const typed = withGiven(seen, change);
      const next = storedProfile(typed);
      if (isDeepStrictEqual(next, storedProfile(seen))) return seen;
      refuseFields(errorsOf(typed));
      return next;
    };
    const user = await users.change(homeScope(actor), actor.userId, rule, (before, after) => ({
      history: toHistory(
        userHistoryEntry(actor, after, {
          action: 'changed',
          at: now(),
          newId: `profile-${after.id}-${after.version}`,
          changes: userChanges(before, after),
        }),
      ),
    }));
    return { ...actor, user };
  };

  /** The user's own account decides, also while they order as another one. */
  async function assertMayEdit(actor: SignedIn): Promise<void> {
    const { settings } = await homeAccountOf(actor);
    if (!settings.allowEditProfile) throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
  }

  async function homeAccountOf(actor: SignedIn) {
    if (actor.account.id === actor.home.accountId) return actor.account;
    // Only users of top-level accounts order as others.
    const account = await findAccount(homeScope(actor), actor.home.accountId);
    if (!account) throw notFound();
    return effectiveAccount(account);
  }
}

const withGiven = (user: User, change: ProfileChange): User => {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...user, ...Object.fromEntries(given) };
};

/** A profile in its stored form: without blanks around its texts, and the phone number as digits. */
function storedProfile({ address2, ...typed }: User): User {
  return {
    ...typed,
    ...storedAddress({ ...typed, ...(address2 !== undefined && { address2 }) }),
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    phoneNumber: storedPhoneNumber(typed.phoneNumber) ?? typed.phoneNumber.trim(),
  };
}

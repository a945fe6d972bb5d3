import type { EffectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { isAdministrator, mayEditUsers } from '#shared/rules/people/user-change.ts';
import { mayChooseType } from '#shared/rules/people/user-rights.ts';
import { whatMayUserDo } from '#shared/rules/people/what-may-user-do.ts';
import { invitationExpiry } from '#shared/rules/session/password-links.ts';
import type { Session } from '#shared/schemas/stored/session.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { PermissionView, UserView } from '#shared/schemas/wire/user-view.ts';
import { USER_TEXTS } from '#shared/texts/admin/user-texts.ts';
import type { Permission } from '#shared/values/access.ts';
import { PERMISSION_FACTS } from '#shared/values/people/permission-keys.ts';
import { isFor, type PasswordReset } from '../data/passwords/password-reset-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { UserWithAccount } from '../user-saves/find-user.ts';
import type { UsersDependencies } from './dependencies.ts';

/** Facts that a view shows besides the user and the account. */
interface Circumstances {
  readonly administrators: number;
  readonly sessions: readonly Session[];
  readonly lastSignInAt?: string | undefined;
  /** The newest link to set a password. */
  readonly reset?: PasswordReset | undefined;
}

export const permissionView = (permission: Permission): PermissionView => ({
  permissionKey: PERMISSION_FACTS[permission].key,
  permissionName: PERMISSION_FACTS[permission].name,
});

/** Reads what a view of a user shows besides the user. */
export const makeReadCircumstances =
  ({ administratorCount, resets, sessions, now }: UsersDependencies) =>
  async ({ userId, accountId }: Pick<User, 'userId' | 'accountId'>): Promise<Circumstances> => {
    const [administrators, live, lastSignInAt, reset] = await Promise.all([
      administratorCount(accountId),
      sessions.listOf(userId, now()),
      sessions.lastSignIn(userId),
      resets.newest(userId),
    ]);
    return { administrators, sessions: live, lastSignInAt, reset };
  };

/** A user as the form shows them, with what the caller may do about them (admin 3). */
export function userView(
  actor: SignedIn,
  { user, account, tenant }: UserWithAccount,
  { administrators, sessions, lastSignInAt, reset }: Circumstances,
  now: Date,
): UserView {
  const { fieldVersions: _fields, lastSaves: _saves, passwordVersion, parentId: _parent, ...shown } = user;
  const live = sessions.filter((session) => session.passwordVersion === passwordVersion);
  return {
    ...shown,
    companyName: account.companyName,
    address2: user.address2 ?? '',
    country: user.country ?? 'US',
    resultantPermissions: user.permissions.map(permissionView),
    monthlyLimit: user.monthlyLimit ?? null,
    ...editing(actor, user, account),
    isLastAdministrator: isAdministrator(user) && administrators <= 1,
    invitation: invitationView(user, reset, now),
    lastSignInAt: lastSignInAt ?? null,
    sessions: live.map(({ sessionId, host, browser = '', createdAt, usedAt = createdAt }) => ({
      sessionId,
      host,
      browser,
      createdAt,
      usedAt,
      isThisOne: sessionId === actor.sessionId,
    })),
    abilities: whatMayUserDo({ user, account, tenant }),
  };
}

function editing(actor: SignedIn, user: User, account: EffectiveAccount) {
  const isAdministering =
    actor.permissions.includes('usermanagement') && mayEditUsers(actor, account.settings.disableUserEdit);
  const isOneself = actor.userId === user.userId;
  const whyNot = isAdministering ? '' : USER_TEXTS.editDisabled;
  return {
    mayEdit: isAdministering,
    whyNot,
    mayEditRights: isAdministering && !isOneself,
    whyNotRights: isAdministering && isOneself ? USER_TEXTS.notOwnRights : whyNot,
    mayChooseType: isAdministering && !isOneself && mayChooseType(actor),
  };
}

function invitationView(user: User, reset: PasswordReset | undefined, now: Date): UserView['invitation'] {
  if (!user.invitation) return null;
  const { sentAt, acceptedAt = null } = user.invitation;
  const openedAt = (reset?.kind === 'invitation' && reset.openedAt) || null;
  const expiry = invitationExpiry(sentAt);
  // A link that was made before the invitation is about to be replaced.
  const isWithdrawn = reset?.kind === 'invitation' && reset.createdAt >= sentAt && !isFor(reset, user);
  return { state: stateOf(), sentAt, openedAt, acceptedAt, expiresAt: expiry.toISOString() };

  function stateOf() {
    if (acceptedAt !== null) return 'accepted';
    if (expiry <= now || isWithdrawn) return 'expired';
    return openedAt === null ? 'sent' : 'opened';
  }
}

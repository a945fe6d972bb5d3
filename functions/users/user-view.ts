import type { EffectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { isAdministrator } from '#shared/rules/accounts/administrators.ts';
import { INVITATION_LIFETIME_MS, isInvitationExpired } from '#shared/rules/people/invitation.ts';
import { mayChooseType, mayEditUsers } from '#shared/rules/people/user-rights.ts';
import type { Session } from '#shared/schemas/stored/session.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { PermissionView, UserView } from '#shared/schemas/wire/user-view.ts';
import { USER_TEXTS } from '#shared/texts/admin/user-texts.ts';
import type { Permission } from '#shared/values/access.ts';
import { PERMISSION_KEYS } from '#shared/values/permission-keys.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { UsersDependencies } from './dependencies.ts';
import type { UserWithAccount } from './find-user.ts';

/** What a view shows besides the user and the account. */
interface Circumstances {
  readonly administrators: number;
  readonly sessions: readonly Session[];
}

export const permissionView = (permission: Permission): PermissionView => ({
  permissionKey: PERMISSION_KEYS[permission].key,
  permissionName: PERMISSION_KEYS[permission].name,
});

/** Reads what a view of a user shows besides the user. */
export const makeReadCircumstances =
  ({ administratorCount, sessions, now }: Pick<UsersDependencies, 'administratorCount' | 'sessions' | 'now'>) =>
  async ({ userId, accountId }: Pick<User, 'userId' | 'accountId'>): Promise<Circumstances> => {
    const [administrators, live] = await Promise.all([administratorCount(accountId), sessions.listOf(userId, now())]);
    return { administrators, sessions: live };
  };

/** A user as the form shows them, with what the caller may do about them (admin 3). */
export function userView(
  actor: SignedIn,
  { user, account }: UserWithAccount,
  { administrators, sessions }: Circumstances,
  now: Date,
): UserView {
  const { fieldVersions: _fields, lastSave: _save, passwordVersion, parentId: _parent, ...shown } = user;
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
    invitation: invitationView(user, now),
    sessions: live.map(({ sessionId, host, createdAt }) => ({
      sessionId,
      host,
      createdAt,
      isThisOne: sessionId === actor.sessionId,
    })),
    abilities: [],
  };
}

function editing(actor: SignedIn, user: User, account: EffectiveAccount) {
  const isAdministering = actor.permissions.includes('usermanagement') && mayEditUsers(actor, account.settings);
  const isOneself = actor.userId === user.userId;
  const whyNot = isAdministering ? '' : USER_TEXTS.onlyProviderEdits;
  return {
    mayEdit: isAdministering,
    whyNot,
    mayEditRights: isAdministering && !isOneself,
    whyNotRights: isAdministering && isOneself ? USER_TEXTS.notOwnRights : whyNot,
    mayChooseType: isAdministering && !isOneself && mayChooseType(actor),
  };
}

function invitationView({ invitation }: User, now: Date): UserView['invitation'] {
  if (!invitation) return null;
  const { sentAt, acceptedAt = null } = invitation;
  const isOver = isInvitationExpired(sentAt, now);
  return {
    state: acceptedAt !== null ? 'accepted' : isOver ? 'expired' : 'sent',
    sentAt,
    openedAt: null,
    acceptedAt,
    expiresAt: new Date(Date.parse(sentAt) + INVITATION_LIFETIME_MS).toISOString(),
  };
}

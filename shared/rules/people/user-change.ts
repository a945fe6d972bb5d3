import type { User } from '../../schemas/stored/user.ts';
import type { Level, Permission } from '../../values/access.ts';
import { PROVIDER_ACCOUNT_ID } from '../accounts/level.ts';
import { within } from '../accounts/scope.ts';

/** The facts that decide which rights a user has, and where. */
export type Standing = Pick<User, 'accountId' | 'parentId' | 'type' | 'active' | 'permissions'>;

interface Actor {
  readonly userId: string;
  readonly level: Level;
  /** The account that the actor belongs to, whichever they order for at the moment. */
  readonly accountId: number;
  readonly permissions: readonly Permission[];
}

interface UserChange {
  readonly actor: Actor;
  /** Absent for a new user. */
  readonly before?: (Standing & { readonly userId: string }) | undefined;
  readonly after: Standing;
  /** Setting 134 of the user's account: its users are created and changed by the provider only. */
  readonly isUserEditDisabled: boolean;
  /** The administrators of the user's account besides this user, counted in the transaction that writes the change. */
  readonly otherAdministrators: number;
}

/** Whether a user administers an account (admin 6): an active master user with the permission of the admin area. */
export const isAdministrator = ({
  type,
  active,
  permissions,
}: Pick<User, 'type' | 'active' | 'permissions'>): boolean =>
  active && type === 1 && permissions.includes('usermanagement');

/**
 * Why a user can't be created or changed as an administrator wishes (decisions B276, B277). Undefined if it is allowed.
 * For changes of a name, an address or a password, `before` and `after` are the same.
 */
export function userChangeRefusal(change: UserChange): 'forbidden' | 'last administrator' | undefined {
  if (!mayChange(change) || !mayGive(change)) return 'forbidden';
  return losesLastAdministrator(change) ? 'last administrator' : undefined;
}

function mayChange({ actor, before, after, isUserEditDisabled }: UserChange): boolean {
  const isInAdminArea = actor.level <= 2 && actor.permissions.includes('usermanagement');
  if (!isInAdminArea || !within(actor, after)) return false;
  if (before && before.accountId !== after.accountId) return false;
  return mayEditUsers(actor, isUserEditDisabled);
}

/** Whether users of an account are the actor's to change. With setting 134 they are the provider's (decision B277). */
export const mayEditUsers = ({ level }: Pick<Actor, 'level'>, isUserEditDisabled: boolean): boolean =>
  level === 0 || !isUserEditDisabled;

/** Whether the actor may make the difference between the former rights and the new ones. */
function mayGive({ actor, before, after }: UserChange): boolean {
  const isNewType = after.type !== (before?.type ?? 0);
  const changed = permissionsThatChange(before?.permissions ?? [], after.permissions);
  if (before?.userId === actor.userId) {
    return !isNewType && changed.length === 0 && before.active === after.active;
  }
  // Who is a master user, and whether they may open the admin area, is decided one level up.
  if (actor.level === 2 && (isNewType || changed.includes('usermanagement'))) return false;
  const given = after.permissions.filter((permission) => changed.includes(permission));
  return given.every((permission) => mayGrant(actor, permission));
}

/** Nobody gives a permission that they don't have. The provider gives all. */
const mayGrant = ({ level, permissions }: Pick<Actor, 'level' | 'permissions'>, permission: Permission): boolean =>
  level === 0 || permissions.includes(permission);

const permissionsThatChange = (before: readonly Permission[], after: readonly Permission[]): Permission[] => [
  ...before.filter((permission) => !after.includes(permission)),
  ...after.filter((permission) => !before.includes(permission)),
];

/** An account's own people can't leave it without an administrator. Nobody can do that to the provider. */
function losesLastAdministrator({ actor, before, after, otherAdministrators }: UserChange): boolean {
  if (!before || !isAdministrator(before) || isAdministrator(after) || otherAdministrators > 0) return false;
  return mustKeepAdministrator(actor, before.accountId);
}

/** Whether this person may not take away the last administrator of an account (decision B276). */
export const mustKeepAdministrator = (actor: Pick<Actor, 'accountId'>, accountId: number): boolean =>
  accountId === actor.accountId || accountId === PROVIDER_ACCOUNT_ID;

/** The account of a new user (admin 6): level 2 creates users in its own account only, whichever was asked for. */
export const accountOfNewUser = ({ level, accountId }: Pick<Actor, 'level' | 'accountId'>, asked: number): number =>
  level === 2 ? accountId : asked;

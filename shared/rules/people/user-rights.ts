import type { Level, Permission } from '../../values/access.ts';

/** The administrator who makes a change. */
interface Actor {
  readonly userId: string;
  readonly level: Level;
  readonly permissions: readonly Permission[];
}

interface Rights {
  readonly type: 0 | 1;
  readonly active: boolean;
  readonly permissions: readonly Permission[];
}

/** Why rights can't be changed. */
export type RightsRefusal = 'own rights' | 'type by branch' | 'permission not own';

/** Levels 0 and 1 choose whether a user is a master user; level 2 makes ordinary users (decision D25). */
export const mayChooseType = ({ level }: Pick<Actor, 'level'>): boolean => level < 2;

/**
 * Whether users of an account may be created and changed. With DisableUserEdit only the provider may (decision D27). The
 * setting is the effective one of the users' account.
 */
export const mayEditUsers = ({ level }: Pick<Actor, 'level'>, { disableUserEdit }: { disableUserEdit: boolean }) =>
  level === 0 || (level < 3 && !disableUserEdit);

/**
 * Why an administrator may not give these rights to a user (decision D25). `before` is absent for a new user. Nobody
 * changes their own rights, level 2 makes ordinary users only, and nobody gives a permission they don't have.
 */
export function rightsRefusal(
  actor: Actor,
  userId: string,
  before: Rights | undefined,
  after: Rights,
): RightsRefusal | undefined {
  const added = after.permissions.filter((permission) => !before?.permissions.includes(permission));
  const isChanged =
    after.type !== before?.type ||
    after.active !== before.active ||
    added.length > 0 ||
    after.permissions.length !== before.permissions.length;
  if (actor.userId === userId && isChanged) return 'own rights';
  if (after.type !== (before?.type ?? 0) && !mayChooseType(actor)) return 'type by branch';
  if (added.some((permission) => !actor.permissions.includes(permission))) return 'permission not own';
  return undefined;
}

/** A master user has usermanagement and an ordinary user does not: a change of type adds or removes it (admin 4). */
export function permissionsAfter(
  before: Pick<Rights, 'type'> | undefined,
  after: Pick<Rights, 'type' | 'permissions'>,
): Permission[] {
  if (before?.type === after.type) return [...after.permissions];
  const others = after.permissions.filter((permission) => permission !== 'usermanagement');
  return after.type === 1 ? [...others, 'usermanagement'] : others;
}

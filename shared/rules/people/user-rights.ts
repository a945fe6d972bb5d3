import type { User } from '../../schemas/stored/user.ts';
import type { Level, Permission } from '../../values/access.ts';

type Rights = Pick<User, 'type' | 'permissions'>;

/** Levels 0 and 1 choose whether a user is a master user; level 2 makes ordinary users (decision B276). */
export const mayChooseType = ({ level }: { readonly level: Level }): boolean => level < 2;

/** A master user has usermanagement and an ordinary user does not: a change of type adds or removes it (admin 4). */
export function permissionsAfter(before: Pick<Rights, 'type'> | undefined, after: Rights): Permission[] {
  if (before?.type === after.type) return [...after.permissions];
  const others = after.permissions.filter((permission) => permission !== 'usermanagement');
  return after.type === 1 ? [...others, 'usermanagement'] : others;
}

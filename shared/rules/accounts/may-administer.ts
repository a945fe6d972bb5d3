import type { SignedInUser } from '../../schemas/wire/signed-in-user.ts';
import type { Level } from '../../values/access.ts';

type Person = Pick<SignedInUser, 'level' | 'resultantPermissions'>;

/** Whether somebody may open a part of the admin area that is for this level and those above (admin 6, decision I6). */
export const mayAdminister = ({ level, resultantPermissions }: Person, deepest: Level): boolean =>
  level <= deepest && resultantPermissions.some(({ permissionName }) => permissionName === 'usermanagement');

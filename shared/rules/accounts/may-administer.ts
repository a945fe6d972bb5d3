import type { SignedInUser } from '../../schemas/wire/signed-in-user.ts';
import type { Level } from '../../values/access.ts';

type Person = Pick<SignedInUser, 'level' | 'resultantPermissions'>;

/** Whether the user may open an admin view for this level and those above it (admin 6, decision I6). */
export const mayAdminister = ({ level, resultantPermissions }: Person, deepest: Level): boolean =>
  level <= deepest && resultantPermissions.some(({ permissionName }) => permissionName === 'usermanagement');

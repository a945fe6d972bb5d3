import type { Permission } from '../../values/access.ts';

/** What a user is granted when created (decision I6): checkout, and for a master user the admin area (admin 4). */
export const permissionsOfNewUser = (type: 0 | 1): Permission[] =>
  type === 1 ? ['checkout', 'usermanagement'] : ['checkout'];

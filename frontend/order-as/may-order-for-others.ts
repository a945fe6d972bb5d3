import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';

/** Whether the user may order as other accounts at all. As which ones is up to the server (rules/may-order-as). */
export const mayOrderForOthers = (user: Pick<SignedInUser, 'level' | 'resultantPermissions'>): boolean =>
  mayAdminister(user, 1) && user.resultantPermissions.some(({ permissionName }) => permissionName === 'checkout');

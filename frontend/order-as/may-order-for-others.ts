import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';

type Viewer = Pick<SignedInUser, 'accountId' | 'level' | 'resultantPermissions'>;

/** Whether the user may order as other accounts at all. As which ones is up to the server (rules/may-order-as). */
export const mayOrderForOthers = (user: Omit<Viewer, 'accountId'>): boolean =>
  mayAdminister(user, 1) && user.resultantPermissions.some(({ permissionName }) => permissionName === 'checkout');

/** Whether the user may order as one of the accounts that they administer: an active one, and not their own. */
export const mayOrderFor = (user: Viewer, { id, active }: { readonly id: number; readonly active: boolean }): boolean =>
  active && id !== user.accountId && mayOrderForOthers(user);

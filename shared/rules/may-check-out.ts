import type { SignedInUser } from '../schemas/signed-in-user.ts';

/** 'Parent Must Complete': a child hands its cart over to its parent instead (storefront 6, decision O4). */
const PARENT_MUST_COMPLETE = 2;

/** Whether checkout is offered at all: by permission, IP restriction and order process type (storefront 6). */
export const mayCheckOut = ({
  account: { orderProcessType, isCheckoutRestricted },
  resultantPermissions,
}: Pick<SignedInUser, 'resultantPermissions'> & {
  readonly account: Pick<SignedInUser['account'], 'orderProcessType' | 'isCheckoutRestricted'>;
}): boolean =>
  orderProcessType !== PARENT_MUST_COMPLETE &&
  !isCheckoutRestricted &&
  resultantPermissions.some(({ permissionName }) => permissionName === 'checkout');

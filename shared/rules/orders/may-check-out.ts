import type { SignedInUser } from '../../schemas/wire/signed-in-user.ts';

/**
 * The account orders for itself: it is not a parent that orders only for children, nor a child whose parent must
 * complete (storefront 6, decision O4).
 */
const ORDERS_FOR_ITSELF = 0;

/** The facts about a user that decide whether they may order, the same in browser and server. */
interface Buyer extends Pick<SignedInUser, 'resultantPermissions'> {
  readonly account: Pick<SignedInUser['account'], 'orderProcessType' | 'isCheckoutRestricted'>;
  /** Set while a parent completes a child's cart. */
  readonly orderAs?: object | null;
}

/** Whether the user may order at all, by permission and IP restriction. */
const mayOrder = ({ account: { isCheckoutRestricted }, resultantPermissions }: Buyer): boolean =>
  !isCheckoutRestricted && resultantPermissions.some(({ permissionName }) => permissionName === 'checkout');

/**
 * Whether the user may check out the current cart: the account orders for itself, or the user completes a child's cart.
 */
export const mayCheckOut = ({ orderAs = null, ...buyer }: Buyer): boolean =>
  (orderAs !== null || buyer.account.orderProcessType === ORDERS_FOR_ITSELF) && mayOrder(buyer);

import type { SignedInUser } from '../../schemas/wire/signed-in-user.ts';

/** Neither a parent that orders only for its children, nor a child whose parent must complete (storefront 6, decision O4). */
const ORDERS_FOR_ITSELF = 0;

/** What of somebody decides whether they order, in the browser as on the server. */
interface Buyer extends Pick<SignedInUser, 'resultantPermissions'> {
  readonly account: Pick<SignedInUser['account'], 'orderProcessType' | 'isCheckoutRestricted'>;
  /** Set while a parent completes what a child handed over. */
  readonly orderAs?: object | null;
}

/** Whether somebody orders at all, by permission and IP restriction. */
const mayOrder = ({ account: { isCheckoutRestricted }, resultantPermissions }: Buyer): boolean =>
  !isCheckoutRestricted && resultantPermissions.some(({ permissionName }) => permissionName === 'checkout');

/** Whether somebody checks out the cart at hand: in an account that orders for itself, or as the parent who completes. */
export const mayCheckOut = ({ orderAs = null, ...buyer }: Buyer): boolean =>
  (orderAs !== null || buyer.account.orderProcessType === ORDERS_FOR_ITSELF) && mayOrder(buyer);

import type { SignedInUser } from '../../schemas/wire/signed-in-user.ts';

/**
 * The account orders for itself: it is not a parent that orders only for children, nor a child whose parent must
 * complete (storefront 6, decision O4).
 */
const ORDERS_FOR_ITSELF = 0;
/** 'For Children': no user can order for the account itself. */
const ORDERS_FOR_CHILDREN = 1;

/** The facts about a user that decide whether they may order, the same in browser and server. */
interface Buyer extends Pick<SignedInUser, 'resultantPermissions'> {
  readonly account: Pick<SignedInUser['account'], 'orderProcessType' | 'isCheckoutRestricted'>;
  /** Set while the user orders as another account. */
  readonly orderAs?: object | null;
}

/** Whether the user may order at all, by permission and IP restriction. */
const mayOrder = ({ account: { isCheckoutRestricted }, resultantPermissions }: Buyer): boolean =>
  !isCheckoutRestricted && resultantPermissions.some(({ permissionName }) => permissionName === 'checkout');

/**
 * Whether the user may check out the current cart: the account orders for itself, or the user orders as an account that
 * may be ordered for.
 */
export function mayCheckOut({ orderAs = null, ...buyer }: Buyer): boolean {
  const { orderProcessType } = buyer.account;
  const isAllowed =
    orderAs === null ? orderProcessType === ORDERS_FOR_ITSELF : orderProcessType !== ORDERS_FOR_CHILDREN;
  return isAllowed && mayOrder(buyer);
}

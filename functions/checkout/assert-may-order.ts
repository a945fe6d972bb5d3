import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { mayCheckOut } from '#shared/rules/orders/may-check-out.ts';
import { needsPostalCode } from '#shared/rules/shipping/needs-postal-code.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { isIpBlocked } from '#shared/values/ip-restriction.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { RequestOrigin } from '../http/request-origin.ts';

/** Throws when the caller may not check out at all, whatever is in the cart (rules/may-check-out). */
export function assertMayOrder(
  { account, customers, permissions, postalCode, session }: SignedIn,
  { address }: RequestOrigin,
  { orderAs, options }: Pick<CheckoutRequest, 'orderAs' | 'options'>,
): void {
  // Ordering for another account comes with its own checks (decision I4).
  if (orderAs) throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
  const { accountId = account.id, customerNumber } = options;
  if (accountId !== account.id) throw notFound();
  if (customerNumber && !customers.some((own) => own.customerNumber === customerNumber)) throw notFound();
  const { orderProcessType, settings } = account;
  const isCheckoutRestricted = isIpBlocked(settings.ipRestriction, 'checkout', address);
  const resultantPermissions = permissions.map((permissionName) => ({ permissionName }));
  const orderedFor = session.orderAs ?? null;
  const buyer = { account: { orderProcessType, isCheckoutRestricted }, resultantPermissions, orderAs: orderedFor };
  if (!mayCheckOut(buyer)) throw new AppError('forbidden', CHECKOUT_TEXTS.notAllowed);
  if (postalCode === undefined && needsPostalCode(settings, customers)) {
    throw new AppError('conflict', CHECKOUT_TEXTS.postalCodeNeeded);
  }
}

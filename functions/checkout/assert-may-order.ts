import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { mayCheckOut } from '#shared/rules/orders/may-check-out.ts';
import { needsPostalCode } from '#shared/rules/shipping/needs-postal-code.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { ORDER_AS_REFUSALS } from '#shared/texts/session/order-as-refusal-texts.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { isCheckoutRestricted } from '../http/is-checkout-restricted.ts';
import type { RequestOrigin } from '../http/request-origin.ts';

/** Throws when the caller may not check out at all, whatever is in the cart (rules/may-check-out). */
export function assertMayOrder(
  actor: SignedIn,
  { address }: RequestOrigin,
  { orderAs: shownOrderAs = null, options }: Pick<CheckoutRequest, 'orderAs' | 'options'>,
): void {
  const { account, customers, permissions, postalCode, session } = actor;
  const orderAs = session.orderAs ?? null;
  if (shownOrderAs !== (orderAs?.accountId ?? null)) throw new AppError('conflict', ORDER_AS_REFUSALS.otherAccount);
  const { accountId = account.id, customerNumber } = options;
  if (accountId !== account.id) throw notFound();
  if (customerNumber && !customers.some((own) => own.customerNumber === customerNumber)) throw notFound();
  const { orderProcessType, settings } = account;
  const resultantPermissions = permissions.map((permissionName) => ({ permissionName }));
  const seen = { orderProcessType, isCheckoutRestricted: isCheckoutRestricted(actor, address) };
  const buyer = { account: seen, resultantPermissions, orderAs };
  if (!mayCheckOut(buyer)) throw new AppError('forbidden', CHECKOUT_TEXTS.notAllowed);
  if (postalCode === undefined && needsPostalCode(settings, customers)) {
    throw new AppError('conflict', CHECKOUT_TEXTS.postalCodeNeeded);
  }
}

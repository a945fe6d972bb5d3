import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { isKeptOut } from '#shared/rules/ip-restriction.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session-texts.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Visitor } from '../http/visitor.ts';

/** Neither a parent that orders only for its children, nor a child whose parent must complete (storefront 6, decision O4). */
const ORDERS_FOR_ITSELF = 0;

/** Throws when this caller can't check out, whatever is in the cart; permission was asked before (storefront 6). */
export function refuseWhoMayNotOrder({ account }: SignedIn, { address }: Visitor, { orderAs }: CheckoutRequest): void {
  // Ordering for another account comes with its own checks (decision I4).
  if (orderAs) throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
  const { orderProcessType, settings } = account;
  const isRestricted = isKeptOut(settings.ipRestriction, 'checkout', address);
  if (orderProcessType !== ORDERS_FOR_ITSELF || isRestricted)
    throw new AppError('forbidden', CHECKOUT_TEXTS.notAllowed);
}

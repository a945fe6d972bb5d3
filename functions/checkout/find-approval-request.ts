import { AppError } from '#shared/errors.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import { APPROVAL_REFUSALS } from '#shared/texts/orders/approval-refusal-texts.ts';
import { toOutbox } from '../data/operations/outbox-repository.ts';
import { decisionWrite } from '../data/sales/approval-request-repository.ts';
import type { Write } from '../data/table/transact.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { assertApprovalCart } from '../selling/approval-cart.ts';
import type { CheckoutDependencies } from './dependencies.ts';

/**
 * Finds the approval request that the session works on, if any (decision O4). Throws when the cart is another one, and
 * when the request was ordered or returned meanwhile.
 */
export function makeFindApprovalRequest({ approvals }: Pick<CheckoutDependencies, 'approvals'>) {
  return async (actor: SignedIn, cart: Cart): Promise<ApprovalRequest | undefined> => {
    const { orderAs } = actor.session;
    if (orderAs?.approvalId === undefined) return undefined;
    assertApprovalCart(actor.session, cart.name);
    const found = await approvals.find(actor.home, orderAs.approvalId);
    if (found?.state !== 'open') throw new AppError('conflict', APPROVAL_REFUSALS.decided);
    return found;
  };
}

/** The approval request's part in the order's transaction: it becomes one order only, and its sender is emailed. */
export function orderedApprovalRequest(
  seen: ApprovalRequest,
  { orderNumber, createdAt, firstName, lastName }: Pick<Order, 'orderNumber' | 'createdAt' | 'firstName' | 'lastName'>,
): Record<string, Write> {
  const { id: handOverId, userId, accountId, parentId, email: to } = seen;
  const decidedBy = `${firstName} ${lastName}`;
  const message = { userId, accountId, parentId, createdAt, handOverId, to };
  return {
    approval: decisionWrite(seen, { state: 'ordered', orderNumber, decidedBy, updatedAt: createdAt }),
    notifySender: toOutbox({ kind: 'cart-ordered', id: `ordered-${handOverId}`, ...message }),
  };
}

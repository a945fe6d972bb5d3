import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { doneBefore, withSave } from '#shared/rules/base/repeated-call.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { isFinal, mayBecome, type OrderStatus } from '#shared/values/order-status.ts';
import type { WholeOrder } from '../data/sales/order-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { tenantOf } from '../http/tenant-of.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { withCopies } from './order-mails.ts';
import { viewerOf } from './viewer.ts';

interface StatusChange {
  readonly status: OrderStatus;
  /** The reason. Empty if none was given. */
  readonly note: string;
  /** The version that the order was seen with. Undefined changes it as it is. */
  readonly version: number | undefined;
  readonly idempotency: IdempotencyRecord | undefined;
}

/**
 * Changes the status of an order for provider staff, and emails whoever placed it (decision O2). Canceling releases the
 * stock. If the process dies halfway, canceling again releases the rest. Setting Submitted on an order with an open
 * cancel request declines the request. Throws 'conflict' for a status that can't follow, and for an order that somebody has
 * changed since it was seen (decision B467).
 */
export function makeChangeStatus({ analytics, findPerson, orders, reservations, now }: CheckoutDependencies) {
  /** The account's current email recipients. None if the account no longer exists. */
  async function recipientsOf(order: Order) {
    const { account, parent } = await findPerson(order);
    return account ? effectiveAccount(account, parent).settings : { emailRecipients: [] };
  }

  return async (actor: SignedIn, { order, lines }: WholeOrder, change: StatusChange): Promise<void> => {
    const { status, note, version, idempotency } = change;
    const { orderNumber } = order;
    const { total } = order;
    const recipients = await recipientsOf(order);
    const changed = await orders.change(viewerOf(actor), orderNumber, now, (seen, at) => {
      if (doneBefore(seen.saves, idempotency)) return undefined;
      if (version !== undefined && version !== seen.version) throw new AppError('conflict', ORDER_TEXTS.changedSince);
      const { reason: _former, cancelAskedAt, ...before } = seen;
      const isDeclined = before.status === status && cancelAskedAt !== undefined && !isFinal(status);
      if (before.status === status && !isDeclined) return undefined;
      if (!isDeclined && !mayBecome(before.status, status)) throw new AppError('conflict', ORDER_TEXTS.noSuchChange);
      const eventNote = isDeclined ? [ORDER_TEXTS.cancelDeclined, note].filter(Boolean).join(' ') : note;
      return {
        order: {
          ...before,
          status,
          ...(idempotency && { saves: withSave(seen.saves, idempotency) }),
          ...(note && !isDeclined && { reason: note }),
          ...(!isDeclined && cancelAskedAt && { cancelAskedAt }),
        },
        event: { status, actor: `${actor.user.firstName} ${actor.user.lastName}`, note: eventNote },
        messages: withCopies(statusChanged(seen, status, eventNote, at), seen, recipients),
      };
    });
    if (status !== 'Canceled') return;
    // A repeat and an order that was canceled before are not counted again.
    if (changed?.result)
      analytics.recordOrder({ kind: 'orderCanceled', tenantId: tenantOf(order), orderNumber, total });
    for (const part of new Set(lines.map((line) => line.part))) await reservations.release(part, orderNumber, now());
  };
}

/** An email for whoever placed the order, once for each version of the order. */
const statusChanged = (
  { orderNumber, version, userId, accountId, parentId }: Order,
  status: OrderStatus,
  note: string,
  createdAt: string,
) => ({
  kind: 'order-status-changed' as const,
  id: `order-${orderNumber}-status-${version + 1}`,
  userId,
  accountId,
  ...(parentId !== undefined && { parentId }),
  createdAt,
  orderNumber,
  status,
  note,
});

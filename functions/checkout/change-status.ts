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
  /** Why; empty for no reason. */
  readonly note: string;
  readonly intention: IdempotencyRecord | undefined;
}

/**
 * What provider staff makes of an order, with the reason; whoever placed it is told (decision O2). A cancel gives the stock
 * back once: where the process dies before it is all back, saying the same again goes on with it. Submitted again, an
 * order that was asked to be canceled is not.
 */
export function makeChangeStatus({ analytics, findPerson, orders, reservations, now }: CheckoutDependencies) {
  /** As the account has them now; none of an account that is not there any more. */
  async function recipientsOf(order: Order) {
    const { account, parent } = await findPerson(order);
    return account ? effectiveAccount(account, parent).settings : { emailRecipients: [] };
  }

  return async (actor: SignedIn, { order, lines }: WholeOrder, change: StatusChange): Promise<void> => {
    const { status, note, intention } = change;
    const { orderNumber } = order;
    const { total } = order;
    const recipients = await recipientsOf(order);
    const changed = await orders.change(viewerOf(actor), orderNumber, now, (seen, at) => {
      if (doneBefore(seen.saves, intention)) return undefined;
      const { reason: _former, cancelAskedAt, ...before } = seen;
      const isDeclined = before.status === status && cancelAskedAt !== undefined && !isFinal(status);
      if (before.status === status && !isDeclined) return undefined;
      if (!isDeclined && !mayBecome(before.status, status)) throw new AppError('conflict', ORDER_TEXTS.noSuchChange);
      const told = isDeclined ? [ORDER_TEXTS.cancelDeclined, note].filter(Boolean).join(' ') : note;
      return {
        order: {
          ...before,
          status,
          ...(intention && { saves: withSave(seen.saves, intention) }),
          ...(note && !isDeclined && { reason: note }),
          ...(!isDeclined && cancelAskedAt && { cancelAskedAt }),
        },
        event: { status, actor: `${actor.user.firstName} ${actor.user.lastName}`, note: told },
        messages: withCopies(statusChanged(seen, status, told, at), seen, recipients),
      };
    });
    if (status !== 'Canceled') return;
    // A repeat and an order that was canceled before are not counted again.
    if (changed?.result)
      analytics.recordOrder({ kind: 'orderCanceled', tenantId: tenantOf(order), orderNumber, total });
    for (const part of new Set(lines.map((line) => line.part))) await reservations.release(part, orderNumber, now());
  };
}

/** For whoever placed it; told once for each version of the order. */
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

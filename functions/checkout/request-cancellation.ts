import { AppError } from '#shared/errors.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { mayAskToCancel } from '#shared/values/order-status.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { viewerOf } from './viewer.ts';

/**
 * Asks the provider to cancel an order, with an optional note (decision O2). A second request changes nothing. Throws
 * 'conflict' when the order cannot be canceled any more.
 */
export function makeRequestCancellation({ orders, now }: Pick<CheckoutDependencies, 'orders' | 'now'>) {
  return async (actor: SignedIn, { orderNumber }: Order, note: string): Promise<void> => {
    const name = `${actor.user.firstName} ${actor.user.lastName}`;
    await orders.change(viewerOf(actor), orderNumber, now, (order, at) => {
      if (order.cancelAskedAt !== undefined) return undefined;
      if (!mayAskToCancel(order.status)) throw new AppError('conflict', ORDER_TEXTS.noCancel);
      const shown = [ORDER_TEXTS.cancelAsked, note].filter(Boolean).join(' ');
      return { order: { ...order, cancelAskedAt: at }, event: { status: order.status, actor: name, note: shown } };
    });
  };
}

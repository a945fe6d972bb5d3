import { AppError } from '#shared/errors.ts';
import { mayBecome, type OrderStatus } from '#shared/rules/order-status.ts';
import { ORDER_TEXTS } from '#shared/texts/order-texts.ts';
import type { WholeOrder } from '../data/order-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { viewerOf } from './viewer.ts';

/**
 * What provider staff makes of an order, with the reason (decision O2). A cancel gives the stock back once: where the
 * process dies before it is all back, saying the same again goes on with it.
 */
export function changeStatus({ orders, takes, now }: CheckoutDependencies) {
  return async (actor: SignedIn, { order, lines }: WholeOrder, status: OrderStatus, note: string): Promise<void> => {
    const at = now().toISOString();
    const { orderNumber } = order;
    await orders.change(viewerOf(actor), orderNumber, ({ reason: _former, ...before }) => {
      if (before.status === status) return undefined;
      if (!mayBecome(before.status, status)) throw new AppError('conflict', ORDER_TEXTS.noSuchChange);
      return {
        order: { ...before, status, ...(note && { reason: note }) },
        event: { at, status, actor: `${actor.user.firstName} ${actor.user.lastName}`, note },
      };
    });
    if (status !== 'Canceled') return;
    for (const part of new Set(lines.map((line) => line.part))) await takes.release(part, orderNumber, now());
  };
}

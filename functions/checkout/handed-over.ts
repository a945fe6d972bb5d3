import { AppError } from '#shared/errors.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { HandOver } from '#shared/schemas/stored/hand-over.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import { HAND_OVER_TEXTS } from '#shared/texts/orders/hand-over-texts.ts';
import { toOutbox } from '../data/operations/outbox-repository.ts';
import { decisionWrite } from '../data/sales/hand-over-repository.ts';
import type { Write } from '../data/table/transact.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { refuseOtherCart } from '../selling/hand-over-cart.ts';
import type { CheckoutDependencies } from './dependencies.ts';

/**
 * What a child sent, where the session works on it (decision O4). Throws when the cart is another one, and when somebody
 * has ordered or returned what was sent.
 */
export function handedOver({ handOvers }: Pick<CheckoutDependencies, 'handOvers'>) {
  return async (actor: SignedIn, cart: Cart): Promise<HandOver | undefined> => {
    const { actingFor } = actor.session;
    if (!actingFor) return undefined;
    refuseOtherCart(actor.session, cart.name);
    const found = await handOvers.find(actor.home, actingFor.handOverId);
    if (found?.state !== 'open') throw new AppError('conflict', HAND_OVER_TEXTS.decided);
    return found;
  };
}

/** Stand in the order's transaction: what was sent becomes one order, whoever else presses, and its sender is told. */
export function orderedHandOver(
  seen: HandOver,
  { orderNumber, createdAt, firstName, lastName }: Pick<Order, 'orderNumber' | 'createdAt' | 'firstName' | 'lastName'>,
): Record<string, Write> {
  const { id: handOverId, userId, accountId, parentId, email: to } = seen;
  const decidedBy = `${firstName} ${lastName}`;
  const message = { userId, accountId, parentId, createdAt, handOverId, to };
  return {
    handOver: decisionWrite(seen, { state: 'ordered', orderNumber, decidedBy, updatedAt: createdAt }),
    tellSender: toOutbox({ kind: 'cart-ordered', id: `ordered-${handOverId}`, ...message }),
  };
}

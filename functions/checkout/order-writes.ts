import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { afterReserving } from '#shared/rules/pricing/stock-reservation.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import { cartSentBy } from '#shared/texts/orders/approval-texts.ts';
import { placedFor } from '#shared/texts/orders/orders-texts.ts';
import { toOutbox } from '../data/operations/outbox-repository.ts';
import { orderedCartWrites } from '../data/sales/cart-repository.ts';
import { newOrderWrites } from '../data/sales/order-repository.ts';
import { reservationWrite } from '../data/sales/reservation-repository.ts';
import type { Write } from '../data/table/transact.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Stock } from '../selling/parts-for-sale.ts';
import { withCopies } from './order-mails.ts';
import type { Prepared } from './prepare-order.ts';
import type { Reservations } from './shipping/cart-shipments.ts';

/** Reserves the parts of an order, one write for each part. Undefined when there is no longer enough of a part. */
export function reservationWrites(
  reservations: Reservations,
  stock: Stock,
  orderNumber: string,
  at: string,
): Record<string, Write> | undefined {
  const writes: Record<string, Write> = {};
  for (const [part, quantities] of reservations) {
    const stocked = stock.get(part);
    const next = stocked && afterReserving(stocked.reserved, stocked.offer, { orderNumber, quantities, at });
    if (!next) return undefined;
    if (next !== stocked.reserved) writes[`reservation ${part}`] = reservationWrite(next, at);
  }
  return writes;
}

/** All writes of an order except its reservations. The cart comes first, because its change is reported first. */
export function orderWrites(
  order: Order,
  { lines }: Prepared,
  cart: Cart,
  { options: { clearShoppingCart = true, sendOrderConfirmation = true } }: CheckoutRequest,
  { account }: SignedIn,
  now: Date,
): Record<string, Write> {
  const { orderNumber, createdAt, userId, accountId, parentId, firstName, lastName } = order;
  const events = [{ at: createdAt, status: order.status, actor: `${firstName} ${lastName}`, note: noteOf(order) }];
  const message = { userId, accountId, ...(parentId !== undefined && { parentId }), createdAt, orderNumber };
  const confirmation = { kind: 'order placed' as const, id: `order-${orderNumber}-mail`, ...message };
  const mails = sendOrderConfirmation ? withCopies(confirmation, order, account.settings) : [];
  return {
    ...orderedCartWrites(cart, orderNumber, clearShoppingCart, now),
    ...newOrderWrites({ order, lines, events }),
    gateway: toOutbox({ kind: 'order to gateway', id: `order-${orderNumber}-gateway`, ...message }),
    ...Object.fromEntries(mails.map((mail) => [`mail ${mail.id}`, toOutbox(mail)])),
  };
}

/** Who placed it for whom, and who sent the cart for approval. Empty for an order of the own account. */
function noteOf({ orderAs, firstName, lastName, companyName, handedOverBy }: Order): string {
  const notes = [
    ...(orderAs === undefined ? [] : [placedFor(`${firstName} ${lastName}`.trim(), companyName)]),
    ...(handedOverBy ? [cartSentBy(`${handedOverBy.firstName} ${handedOverBy.lastName}`.trim())] : []),
  ];
  return notes.join('. ');
}

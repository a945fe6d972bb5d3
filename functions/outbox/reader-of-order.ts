import { buyerAddress } from '#shared/rules/orders/order-recipients.ts';
import type { Order } from '#shared/schemas/stored/order.ts';

interface Reader {
  readonly to: string;
  readonly mayReadAll: boolean;
}

/**
 * Decides who receives an email about an order: an email recipient of the account for a copy, else the contact that the
 * buyer typed at checkout, else the buyer. A typed address may be anyone's, so unless it is the buyer's own it may not
 * read what the buyer typed (decision B186).
 */
export function readerOf(order: Pick<Order, 'email' | 'fields'>, copyTo?: string): Reader {
  const to = copyTo ?? buyerAddress(order);
  return { to, mayReadAll: copyTo !== undefined || to.toLowerCase() === order.email.toLowerCase() };
}

import type { Order } from '../../schemas/stored/order.ts';
import { buyerAddress, copyAddresses } from './order-recipients.ts';

/**
 * The addresses that the confirmation of an order can be sent to again: the one it went to at first, the buyer's own, and
 * the account's email recipients. The first one is where it went to at first.
 */
export function orderAddresses(order: Pick<Order, 'email' | 'fields'>, recipients: readonly string[]): string[] {
  return [buyerAddress(order), ...copyAddresses(order, [order.email, ...recipients])];
}

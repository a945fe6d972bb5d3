import { isFinal, type OrderStatus } from '../../values/order-status.ts';

/** Why an order waits for the provider: it is stuck in Error, or its buyer asked to cancel it (decision B460). */
export const orderAttentions = ['stuck', 'cancelAsked'] as const;
export type OrderAttention = (typeof orderAttentions)[number];

interface WaitingOrder {
  readonly status: OrderStatus;
  readonly cancelAskedAt?: string | undefined;
}

/** Whether a customer's request to cancel an order is not decided on yet. */
export const isCancelOpen = ({ status, cancelAskedAt }: WaitingOrder): boolean =>
  cancelAskedAt !== undefined && !isFinal(status);

/** Whether an order waits for this reason; 'any' stands for all of them. */
export function needsAttention(order: WaitingOrder, reason: OrderAttention | 'any'): boolean {
  const isStuck = order.status === 'Error';
  if (reason === 'stuck') return isStuck;
  return isCancelOpen(order) || (reason === 'any' && isStuck);
}

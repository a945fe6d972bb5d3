import { retryDelay } from '#shared/rules/mail/outbox-retry.ts';
import { everyOrder } from '#shared/rules/orders/order-access.ts';
import type { MessageOf } from '#shared/schemas/stored/outbox-message.ts';
import { mayBecome, type OrderStatus } from '#shared/values/order-status.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { OrderRepository } from '../data/sales/order-repository.ts';
import { type GatewayResponse, type OrderGateway, OrderRefused } from '../integrations/order-gateway.ts';

type GatewayMessage = MessageOf<'order to gateway'>;

interface SubmitProps {
  readonly orders: OrderRepository;
  readonly gateway: OrderGateway;
  readonly now: () => Date;
}

/** The actor in the timeline for changes that no person made. */
const GATEWAY = 'Order gateway';

/**
 * Submits an order to the provider's system. The order becomes Submitted, or Error with the reason (decision O3). After
 * an unknown outcome it is submitted again with the same key. After the last attempt the order becomes Error, and the
 * message goes to the repair queue.
 */
export function makeSubmitOrder({
  orders,
  gateway,
  now,
}: SubmitProps): (message: GatewayMessage) => Promise<Delivered | undefined> {
  async function become(
    orderNumber: string,
    status: OrderStatus,
    more: { reason?: string; gatewayReference?: string },
  ) {
    await orders.change(everyOrder, orderNumber, now, (order) => {
      if (!mayBecome(order.status, status)) return undefined;
      const { reason: _former, ...rest } = order;
      return {
        order: { ...rest, ...more, status },
        event: { status, actor: GATEWAY, note: more.reason ?? '' },
      };
    });
  }

  async function ask({ orderNumber, attempts }: GatewayMessage): Promise<GatewayResponse | undefined> {
    const found = await orders.find(everyOrder, orderNumber);
    if (!found || !mayBecome(found.order.status, 'Submitted')) return undefined;
    try {
      return await gateway(found, orderNumber);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (retryDelay(attempts) === undefined) await become(orderNumber, 'Error', { reason });
      throw error;
    }
  }

  return async (message) => {
    const answer = await ask(message);
    if (!answer) return undefined;
    if (!answer.isAccepted) {
      await become(message.orderNumber, 'Error', { reason: answer.reason });
      throw new OrderRefused(answer.reason);
    }
    await become(message.orderNumber, 'Submitted', { gatewayReference: answer.reference });
    return { reference: answer.reference };
  };
}

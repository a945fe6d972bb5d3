import { randomUUID } from 'node:crypto';
import { outboxRepository } from '#functions/data/operations/outbox-repository.ts';
import { checkoutAttemptRepository } from '#functions/data/sales/checkout-attempt-repository.ts';
import { orderRepository } from '#functions/data/sales/order-repository.ts';
import { reservationRepository } from '#functions/data/sales/reservation-repository.ts';
import { NotSent } from '#functions/integrations/mailer.ts';
import type { GatewayResponse, OrderGateway } from '#functions/integrations/order-gateway.ts';
import { makeDrainOutbox } from '#functions/outbox/drain-outbox.ts';
import { makeSendOrderConfirmation } from '#functions/outbox/order-placed.ts';
import { makeSendOrderStatus } from '#functions/outbox/order-status-changed.ts';
import type { SendEmail } from '#functions/outbox/send-email.ts';
import { makeSubmitOrder } from '#functions/outbox/submit-order.ts';
import { makeSweepAttempts } from '#functions/outbox/sweep-attempts.ts';
import { anAccount } from '../../builders/accounts.ts';
import type { FaultyProcess } from './faulty-process.ts';

/** The orders and mails that the provider's system and the mailer received. */
export interface Received {
  /** By the key of the order. A key always gets the same response. */
  readonly answers: Map<string, GatewayResponse>;
  /** The subject of each mail that went out. */
  readonly mails: string[];
}

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const nothing = async () => undefined;

/**
 * A run of the outbox function, starting with the sweeper, in a process that may fail. Rejects if the process is
 * killed.
 */
export async function runOutbox({ table, step }: FaultyProcess, received: Received, now: () => Date): Promise<void> {
  const gateway: OrderGateway = (_order, key) => {
    const answer = (isAccepted: boolean): GatewayResponse => {
      const before = received.answers.get(key);
      const given =
        before ?? (isAccepted ? { isAccepted, reference: key } : { isAccepted, reason: 'No such customer' });
      received.answers.set(key, given);
      return given;
    };
    return step(
      `gateway ${key}`,
      async () => answer(true),
      () => answer(false),
    );
  };
  const send: SendEmail = ({ subject }) =>
    step(
      `mail ${subject}`,
      async () => void received.mails.push(subject),
      () => {
        throw new NotSent('Throttled');
      },
    );
  const orders = orderRepository(table);
  const findPerson = async () => ({ account: anAccount(), customers: [] });
  await makeSweepAttempts({
    attempts: checkoutAttemptRepository(table),
    reservations: reservationRepository(table),
    now,
  })();
  await makeDrainOutbox({
    newId: randomUUID,
    pause: async () => undefined,
    outbox: outboxRepository(table),
    deliver: {
      'sign-in ended': nothing,
      'password reminder': nothing,
      invitation: nothing,
      'password changed': nothing,
      'account requested': nothing,
      'contact us': nothing,
      'cart-sent-to-parent': nothing,
      'cart-returned': nothing,
      'cart-ordered': nothing,
      'order to gateway': makeSubmitOrder({ orders, gateway, now }),
      'order placed': makeSendOrderConfirmation(orders, findPerson, send),
      'order-status-changed': makeSendOrderStatus(orders, send),
    },
    log,
    now,
  })(() => Number.POSITIVE_INFINITY);
}

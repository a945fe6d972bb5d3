import * as z from 'zod/mini';
import { monthsBetween } from '#shared/rules/base/months-between.ts';
import { isMail } from '#shared/rules/mail/message-kinds.ts';
import { type Delivery, deliverySchema } from '#shared/schemas/stored/deliveries/delivery.ts';
import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import type { DeliveryOutcome } from '#shared/values/messages/delivery-outcomes.ts';
import { epochSeconds, newestOfIndex, queryAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, type Write } from '../table/transact.ts';
import { deliveriesOfOrder, deliveriesOfUser, deliveryKey, mailsIn } from './keys.ts';

const KEPT_MS = 90 * 86_400_000;
/** The most mails of a month in the list of mails. */
const MOST_OF_A_MONTH = 1000;

/** Facts about an attempt besides the message. */
type Details = Pick<Delivery, 'to' | 'subject' | 'reference' | 'reason' | 'by'>;

/** A sent message: a mail, or an order with its number in the provider's system. */
export type Delivered = Pick<Delivery, 'to' | 'subject' | 'reference'>;

/** The attempts to send messages, for 90 days (decision B461). */
export interface DeliveryRepository {
  /** The attempts of an order and of the mails about it, oldest first. */
  ofOrder(orderNumber: string, now: Date): Promise<Delivery[]>;
  /** The mails that were sent or given up since a moment, newest first, at most 1,000 of each month. For the provider only. */
  mails(from: Date, now: Date): Promise<Delivery[]>;
}

/** The write that records an attempt, for the transaction that changes its message. */
export function toDeliveries(message: OutboxMessage, outcome: DeliveryOutcome, now: Date, details: Details): Write {
  const { id, kind, attempts, userId, accountId } = message;
  const at = now.toISOString();
  const orderNumber = 'orderNumber' in message ? message.orderNumber : undefined;
  const to = 'to' in message ? message.to : undefined;
  const ttl = epochSeconds(new Date(now.getTime() + KEPT_MS));
  const summary = deliverySchema.parse({
    messageId: id,
    kind,
    at,
    outcome,
    attempt: attempts,
    userId,
    accountId,
    ...(orderNumber !== undefined && { orderNumber }),
    ...(to !== undefined && { to }),
    ...details,
    ttl,
  });
  const about = orderNumber === undefined ? deliveriesOfUser(userId) : deliveriesOfOrder(orderNumber);
  const isListed = isMail(kind) && (outcome === 'sent' || outcome === 'givenUp');
  return put(deliveryKey(about, at, `${id}#${outcome}`), {
    // The index holds only the summary, so that the entry is not stored twice.
    summary,
    ttl,
    ...(isListed && { gsi3pk: mailsIn(at.slice(0, 7)), gsi3sk: `${at}#${id}` }),
  });
}

export function deliveryRepository(table: Table): DeliveryRepository {
  return {
    async ofOrder(orderNumber, now) {
      const items = await queryAll(table, deliveryKey(deliveriesOfOrder(orderNumber)), now);
      return z
        .array(z.object({ summary: deliverySchema }))
        .parse(items)
        .map(({ summary }) => summary);
    },

    async mails(since, now) {
      const [from, to] = [since.toISOString(), now.toISOString()];
      const months = await Promise.all(
        monthsBetween(from, to).map((month) =>
          newestOfIndex(table, 'gsi3', mailsIn(month), { from, to, most: MOST_OF_A_MONTH }),
        ),
      );
      // The table deletes expired items late, but `from` leaves them out.
      return z.array(deliverySchema).parse(months.flat());
    },
  };
}

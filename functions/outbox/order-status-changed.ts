import { everyOrder } from '#shared/rules/orders/order-access.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import type { MessageOf } from '#shared/schemas/stored/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { OrderStatus } from '#shared/values/order-status.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { OrderRepository } from '../data/sales/order-repository.ts';
import type { Email } from './email.ts';
import { readerOf } from './reader-of-order.ts';
import type { SendEmail } from './send-email.ts';

type StatusMessage = MessageOf<'order-status-changed'>;

/** Emails a new status with its reason to whoever placed an order, or to a recipient of copies (decision O2). */
export function makeSendOrderStatus(
  orders: Pick<OrderRepository, 'find'>,
  sendEmail: SendEmail,
): (message: StatusMessage) => Promise<Delivered> {
  return async (message) => {
    const found = await orders.find(everyOrder, message.orderNumber);
    if (!found) throw new Error('The order no longer exists');
    return sendEmail(statusEmail(found.order, message.status, message.note, message.to), message);
  };
}

/** The email about a new status. The note of provider staff is empty if no reason was given. */
export function statusEmail(order: Order, status: OrderStatus, note: string, copyTo?: string): Email {
  const { orderNumber, firstName, companyName } = order;
  const { to, mayReadAll } = readerOf(order, copyTo);
  return {
    to,
    subject: mayReadAll
      ? MAIL_TEXTS.orderStatusSubject(orderNumber, status)
      : MAIL_TEXTS.contactOfOrderStatusSubject(orderNumber, companyName, status),
    text: mayReadAll
      ? MAIL_TEXTS.orderStatus({ firstName, companyName, orderNumber, status, note })
      : MAIL_TEXTS.contactOfOrderStatus({ companyName, orderNumber, status, note }),
    link: { label: MAIL_TEXTS.seeOrder, path: `/orders/${orderNumber}` },
  };
}

import type { MessageOf } from '#shared/schemas/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail-texts.ts';
import type { OrderRepository } from '../data/order-repository.ts';
import type { SendMail } from '../integrations/mailer.ts';
import { everyOrder } from './submit-order.ts';

type StatusMessage = MessageOf<'order-status-changed'>;

/** Tells whoever placed an order what the provider has made of it, as it was then, with the reason (decision O2). */
export function orderStatusChanged(
  orders: Pick<OrderRepository, 'find'>,
  send: SendMail,
): (message: StatusMessage) => Promise<void> {
  return async ({ orderNumber, status, note }) => {
    const found = await orders.find(everyOrder, orderNumber);
    if (!found) throw new Error('The order is not there any more');
    const { firstName, companyName, email, fields } = found.order;
    await send({
      to: fields.contactEmail ?? email,
      subject: MAIL_TEXTS.orderStatusSubject(orderNumber, status),
      text: MAIL_TEXTS.orderStatus({ firstName, companyName, orderNumber, status, note }),
    });
  };
}

import { effectiveAccount } from '#shared/rules/account-inheritance.ts';
import type { Cents } from '#shared/rules/money.ts';
import type { MessageOf, OutboxMessage } from '#shared/schemas/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail-texts.ts';
import type { OrderRepository } from '../data/order-repository.ts';
import type { PersonRecords } from '../data/session-records.ts';
import type { SendMail } from '../integrations/mailer.ts';
import { everyOrder } from './submit-order.ts';

type PlacedMessage = MessageOf<'order placed'>;

/** Tells whoever placed an order what was ordered; amounts only where the account shows them (decision A1). */
export function orderPlaced(
  orders: Pick<OrderRepository, 'find'>,
  findPerson: (message: OutboxMessage) => Promise<PersonRecords>,
  send: SendMail,
): (message: PlacedMessage) => Promise<void> {
  return async (message) => {
    const [found, { account, parent }] = await Promise.all([
      orders.find(everyOrder, message.orderNumber),
      findPerson(message),
    ]);
    if (!found || !account) throw new Error('The order or its account is not there any more');
    const { order, lines } = found;
    const { showPrices, showShipping } = effectiveAccount(account, parent).settings;
    const amount = (cents: Cents): string => (showPrices ? `  $${dollars(cents)}` : '');
    const fee = (cents: Cents): string => (showPrices && showShipping ? `  $${dollars(cents)}` : '');
    await send({
      to: order.fields.contactEmail ?? order.email,
      subject: MAIL_TEXTS.orderPlacedSubject(order.orderNumber),
      text: MAIL_TEXTS.orderPlaced({
        firstName: order.firstName,
        companyName: order.companyName,
        orderNumber: order.orderNumber,
        poNumber: order.fields.poNumber ?? order.fields.salvagePoNumber ?? '',
        parts: lines
          .map(
            ({ quantity, unit, itemNumber, description, total }) =>
              `${quantity} ${unit.code}  ${itemNumber}  ${description}${amount(total)}`,
          )
          .join('\n'),
        shipments: order.shipments
          .map(
            ({ description, locationName, eta, shippingFee, liftGateFee }) =>
              `${description} ${locationName} ${eta}${fee((shippingFee + liftGateFee) as Cents)}`,
          )
          .join('\n'),
        totals:
          showPrices && showShipping
            ? [
                `Parts  $${dollars(order.partsTotal)}`,
                `Shipping  $${dollars(order.shippingTotal)}`,
                `Tax  $${dollars(order.taxTotal)}`,
                `Total  $${dollars(order.total)}`,
              ].join('\n')
            : '',
      }),
    });
  };
}

const dollars = (cents: Cents): string => (cents / 100).toFixed(2);

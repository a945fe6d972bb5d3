import { copyAddresses } from '#shared/rules/orders/order-recipients.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import type { NewMessage } from '../data/operations/outbox-repository.ts';

type OrderMail = Extract<NewMessage, { kind: 'order placed' | 'order-status-changed' }>;

/**
 * A mail to whoever placed an order, with a message of its own for each of the account's email recipients (decision B173):
 * one that can't be sent holds up no other.
 */
export const withCopies = (
  mail: OrderMail,
  order: Pick<Order, 'email' | 'fields'>,
  { emailRecipients }: Pick<AccountSettings, 'emailRecipients'>,
): readonly OrderMail[] => [
  mail,
  ...copyAddresses(order, emailRecipients).map((to, index) => ({ ...mail, id: `${mail.id}-copy-${index + 1}`, to })),
];

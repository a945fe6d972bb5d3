import { copyAddresses } from '#shared/rules/orders/order-recipients.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import type { NewMessage } from '../data/operations/outbox-repository.ts';

type OrderMail = Extract<NewMessage, { kind: 'order placed' | 'order-status-changed' }>;

/**
 * An email to whoever placed an order, and a separate message for each of the account's email recipients (decision
 * B173), so that one that fails does not hold up the others.
 */
export const withCopies = (
  mail: OrderMail,
  order: Pick<Order, 'email' | 'fields' | 'orderAs'>,
  { emailRecipients }: Pick<AccountSettings, 'emailRecipients'>,
): readonly OrderMail[] => [
  mail,
  ...copyAddresses(order, emailRecipients).map((to, index) => ({ ...mail, id: `${mail.id}-copy-${index + 1}`, to })),
];

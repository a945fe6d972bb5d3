import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { orderAddresses } from '#shared/rules/orders/order-addresses.ts';
import { buyerAddress } from '#shared/rules/orders/order-recipients.ts';
import type { Delivery } from '#shared/schemas/stored/deliveries/delivery.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import type { OrderForStaff } from '#shared/schemas/wire/order-view.ts';
import type { PersonRecords } from '../data/identity/session-records.ts';
import type { DeliveryRepository } from '../data/operations/delivery-repository.ts';
import type { OutboxRepository } from '../data/operations/outbox-repository.ts';
import type { SuppressedAddressRepository } from '../data/operations/suppressed-address-repository.ts';
import type { WholeOrder } from '../data/sales/order-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { deliveryView, repairRow, suppressionIn } from './message-views.ts';

/** Whether a caller is the provider's staff, who see what became of an order's messages (decision B462). */
export const isStaff = ({ level, permissions }: Pick<SignedIn, 'level' | 'permissions'>): boolean =>
  level === 0 && permissions.includes('usermanagement');

interface OrderForStaffProps {
  readonly deliveries: Pick<DeliveryRepository, 'ofOrder'>;
  readonly findPerson: (order: Order) => Promise<PersonRecords>;
  readonly outbox: Pick<OutboxRepository, 'inRepair'>;
  readonly suppressed: Pick<SuppressedAddressRepository, 'list'>;
  readonly now: () => Date;
}

/**
 * Reads what only the provider's staff sees of an order: its mails, what the gateway did, and the messages that wait for
 * a decision. The order itself is read by `find` at the same time.
 */
export function makeShowOrderForStaff({ deliveries, findPerson, outbox, suppressed, now }: OrderForStaffProps) {
  return async (
    orderNumber: string,
    find: () => Promise<WholeOrder>,
  ): Promise<{ readonly found: WholeOrder; readonly staff: OrderForStaff }> => {
    const [found, attempts, waiting, addresses] = await Promise.all([
      find(),
      deliveries.ofOrder(orderNumber, now()),
      outbox.inRepair(),
      suppressed.list(),
    ]);
    const { order } = found;
    const { account, parent } = await findPerson(order);
    const recipients = account ? effectiveAccount(account, parent).settings.emailRecipients : [];
    const suppressionOf = suppressionIn(addresses);
    const staff = {
      gatewayReference: order.gatewayReference ?? '',
      deliveries: attempts.map((attempt) => deliveryView(addressed(attempt, order))),
      repair: waiting
        .filter(({ message }) => 'orderNumber' in message && message.orderNumber === orderNumber)
        .map((message) => repairRow(message, order.companyName)),
      addresses: orderAddresses(order, recipients).map((address) => ({ address, suppressed: suppressionOf(address) })),
    };
    return { found, staff };
  };
}

/** A mail that failed names no address if it was for the buyer. */
const addressed = (attempt: Delivery, order: Order): Delivery =>
  attempt.kind === 'order to gateway' ? attempt : { to: buyerAddress(order), ...attempt };

import { isOrderNumber } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { doneBefore, withSave } from '#shared/rules/base/repeated-call.ts';
import { orderAddresses } from '#shared/rules/orders/order-addresses.ts';
import { buyerAddress } from '#shared/rules/orders/order-recipients.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import { DESK_REFUSAL_TEXTS } from '#shared/texts/desk/desk-refusal-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import type { NewMessage } from '../data/operations/outbox-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { authorOf } from '../http/history-author.ts';
import { invalidFields } from '../http/invalid-fields.ts';
import type { DeskDependencies } from './dependencies.ts';

/**
 * Sends the confirmation of an order again, to one of the addresses that its mails go to (decision B463). It is a message
 * of its own, and no other message of the order is touched. Throws 'not_found' for an unknown order, 'invalid_input' for
 * another address, and 'conflict' for an address from which mail came back.
 */
export function makeSendOrderMail({ findPerson, orders, suppressed, now }: DeskDependencies) {
  return async (
    actor: SignedIn,
    orderNumber: string,
    to: string,
    idempotency: IdempotencyRecord | undefined,
  ): Promise<void> => {
    const viewer = { level: actor.level, accountId: actor.home.accountId, customerNumbers: [] };
    const found = isOrderNumber(orderNumber) ? await orders.find(viewer, orderNumber) : undefined;
    if (!found) throw new AppError('not_found', ORDER_TEXTS.notFound);
    const [{ account, parent }, isSuppressed] = await Promise.all([
      findPerson(found.order),
      suppressed.isSuppressed(to),
    ]);
    const recipients = account ? effectiveAccount(account, parent).settings.emailRecipients : [];
    const address = orderAddresses(found.order, recipients).find((each) => isSame(each, to));
    if (address === undefined) throw invalidFields([{ path: 'To', message: DESK_REFUSAL_TEXTS.notOfOrder }]);
    if (isSuppressed) throw new AppError('conflict', DESK_REFUSAL_TEXTS.suppressed);
    await orders.change(viewer, orderNumber, now, (seen, at) => {
      if (doneBefore(seen.saves, idempotency)) return undefined;
      return {
        order: { ...seen, ...(idempotency && { saves: withSave(seen.saves, idempotency) }) },
        event: { status: seen.status, actor: authorOf(actor).name, note: ORDER_TEXTS.confirmedAgain },
        messages: [confirmationOf(seen, address, at)],
      };
    });
  };
}

/** A mail to where the first one went names no address, so that it is written for the same reader (decision B186). */
const confirmationOf = (order: Order, address: string, createdAt: string): NewMessage => ({
  kind: 'order placed',
  id: `order-${order.orderNumber}-again-${order.version + 1}`,
  userId: order.userId,
  accountId: order.accountId,
  ...(order.parentId !== undefined && { parentId: order.parentId }),
  createdAt,
  orderNumber: order.orderNumber,
  ...(!isSame(address, buyerAddress(order)) && { to: address }),
});

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { checkoutDependencies } from '#functions/checkout/dependencies.ts';
import { checkoutRoutes } from '#functions/checkout/routes.ts';
import { accountKey } from '#functions/data/identity/keys.ts';
import { outboxRepository, toOutbox } from '#functions/data/operations/outbox-repository.ts';
import { suppressedAddressRepository } from '#functions/data/operations/suppressed-address-repository.ts';
import { newOrderWrites, orderRepository } from '#functions/data/sales/order-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import { transact } from '#functions/data/table/transact.ts';
import { deskDependencies } from '#functions/desk/dependencies.ts';
import { deskRoutes } from '#functions/desk/routes.ts';
import type { OrderGateway } from '#functions/integrations/order-gateway.ts';
import { makeDrainOutbox } from '#functions/outbox/drain-outbox.ts';
import type { Email } from '#functions/outbox/email.ts';
import { makeSendOrderConfirmation } from '#functions/outbox/order-placed.ts';
import { makeSendOrderStatus } from '#functions/outbox/order-status-changed.ts';
import { sampleOrder } from '#functions/outbox/preview/sample-order.ts';
import { makeSubmitOrder } from '#functions/outbox/submit-order.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { deskContract } from '#shared/contracts/desk.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { everyOrder } from '#shared/rules/orders/order-access.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import { outboxMessageSchema } from '#shared/schemas/stored/outbox-message.ts';
import { anAccount } from '../builders/accounts.ts';
import { aUser } from '../builders/people.ts';
import { aSignedIn } from '../builders/signed-in.ts';
import { sendInto } from './send-into.ts';
import { putItem, testTable } from './test-table.ts';
import { visitGroup } from './visit-group.ts';

export const DESK_TIME = new Date('2026-03-02T18:00:00.000Z');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
export const ORDER = sampleOrder.order.orderNumber;

/**
 * The desk of the provider over a table with one order of Summit Collision, whose email recipients are given. Mails are
 * collected, and the gateway is the test's.
 */
export async function desk(recipients: readonly string[] = []) {
  const table = await testTable();
  const summit = anAccount({ settings: { emailRecipients: [...recipients] } });
  await putItem(table, accountKey(2), summit);
  await transact(table, newOrderWrites(sampleOrder));
  const [outbox, orders] = [outboxRepository(table), orderRepository(table)];
  const mails: Email[] = [];
  const time = { now: DESK_TIME };
  const now = () => time.now;

  /** Staff by this name. */
  function actorCalled(firstName: string) {
    const user = aUser({ userId: firstName.toLowerCase(), firstName, lastName: 'Prentice', accountId: 1, type: 1 });
    const account = effectiveAccount(anAccount({ id: 1, companyName: 'Great Plains' }));
    return aSignedIn({ level: 0, accountId: 1, userId: user.userId, user, account });
  }

  return {
    table,
    outbox,
    orders,
    mails,
    suppressed: suppressedAddressRepository(table),
    later: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * 60_000);
    },
    staff: (firstName = 'Paula') =>
      visitGroup(deskContract, deskRoutes(deskDependencies(table, now)), actorCalled(firstName)),
    /** The order calls of the same staff. */
    orderStaff: () =>
      visitGroup(checkoutContract, checkoutRoutes(checkoutDependencies(table, now)), actorCalled('Paula')),
    find: () => orders.find(everyOrder, ORDER),
    async change(change: Partial<Order>): Promise<void> {
      await orders.change(everyOrder, ORDER, now, (order) => ({
        order: { ...order, ...change },
        event: { status: change.status ?? order.status, actor: 'Test', note: '' },
      }));
    },
    /** The messages that wait to be sent. */
    waiting: async () => z.array(outboxMessageSchema).parse(await queryAll(table, { pk: 'OUTBOX', sk: '' })),
    /** Adds a message about the order. */
    async write(kind: 'order to gateway' | 'order placed', id: string, more: { readonly to?: string } = {}) {
      const { userId, accountId } = sampleOrder.order;
      const message = { id, userId, accountId, createdAt: time.now.toISOString(), orderNumber: ORDER, ...more };
      await transact(table, { message: toOutbox({ kind, ...message }) });
    },
    async drain(gateway: OrderGateway = acceptsAll, send = sendInto(mails)) {
      const nothing = async () => undefined;
      const deliver = {
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
        'order placed': makeSendOrderConfirmation(orders, async () => ({ account: summit, customers: [] }), send),
        'order-status-changed': makeSendOrderStatus(orders, send),
      };
      const drain = makeDrainOutbox({ outbox, deliver, log: silent, now, newId: randomUUID, pause: nothing });
      await drain(() => 50_000);
    },
  };
}

const acceptsAll: OrderGateway = async () => ({ isAccepted: true, reference: 'ERP-1' });

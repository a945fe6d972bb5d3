import { beforeEach, describe, expect, it } from 'vitest';
import { checkoutDependencies } from '#functions/checkout/dependencies.ts';
import { checkoutRoutes } from '#functions/checkout/routes.ts';
import { orderRepository } from '#functions/data/sales/order-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { makeSubmitOrder } from '#functions/outbox/submit-order.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { everyOrder } from '#shared/rules/orders/order-access.ts';
import type { OrderStatus } from '#shared/values/order-status.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { checkoutStore, lineOf } from '../../support/checkout-visit.ts';
import { overtakenTable } from '../../support/overtaken-table.ts';
import { visitGroup } from '../../support/visit-group.ts';

const PLACED = '2026-03-02T17:00:00.000Z';
const SUBMITTED = '2026-03-02T17:05:00.000Z';
const BEFORE = '2026-03-02T17:10:00.000Z';
const BETWEEN = '2026-03-02T17:20:00.000Z';
const AFTER = '2026-03-02T17:30:00.000Z';

/** Who writes into the timeline of an order that exists, on a server with its own clock. */
interface Server {
  readonly table: Table;
  readonly now: () => Date;
  readonly orderNumber: string;
}

const callAs =
  (who: Parameters<typeof aSignedIn>[0]) =>
  ({ table, now }: Server) =>
    visitGroup(checkoutContract, checkoutRoutes(checkoutDependencies(table, now)), aSignedIn(who));
const asBuyer = callAs({ level: 1, userId: 'u1' });
const asStaff = callAs({ level: 0, accountId: 1, userId: 'staff' });

const writers: { writer: string; of: OrderStatus; write: (server: Server) => Promise<unknown> }[] = [
  {
    writer: 'the buyer who asks to cancel',
    of: 'Submitted',
    write: async (server) =>
      (
        await asBuyer(server).call(checkoutContract.cancelOrder, { params: { id: server.orderNumber }, body: {} })
      ).output(),
  },
  {
    writer: 'staff that changes the status',
    of: 'Pending',
    write: async (server) =>
      (
        await asStaff(server).call(checkoutContract.changeOrderStatus, {
          params: { id: server.orderNumber },
          body: { status: 'Canceled' },
        })
      ).output(),
  },
  ...[
    { answer: 'accepts', isAccepted: true as const, reference: 'ERP-1' },
    { answer: 'refuses', isAccepted: false as const, reason: 'No such customer' },
  ].map(({ answer, ...given }) => ({
    writer: `the order gateway, which ${answer} it`,
    of: 'Pending' as const,
    write: ({ table, now, orderNumber }: Server) =>
      makeSubmitOrder({ orders: orderRepository(table), gateway: async () => given, now })({
        kind: 'order to gateway',
        id: 'm1',
        orderNumber,
        userId: 'u1',
        accountId: 2,
        createdAt: PLACED,
        dueAt: PLACED,
        attempts: 0,
      }).catch((error: Error) => error),
  })),
];

let store: Awaited<ReturnType<typeof checkoutStore>>;
let orderNumber: string;
let time: string;
const now = () => new Date(time);
beforeEach(async () => {
  store = await checkoutStore([anOffer({ id: '001#P1', partNumber: 'P1' })]);
  const visit = store.visit({ time: PLACED });
  await visit.fill(lineOf('P1'));
  orderNumber = (await visit.order(await visit.request())).output().orderNumber;
});

const lastTwo = async () => (await orderRepository(store.table).find(everyOrder, orderNumber))?.events.slice(-2) ?? [];

/** Somebody else's save, with a note by which it is found again. */
async function otherSave(changed: { status?: OrderStatus } = {}): Promise<void> {
  const orders = orderRepository(store.table);
  await orders.change(everyOrder, orderNumber, now, (order) => ({
    order: { ...order, ...changed },
    event: { status: changed.status ?? order.status, actor: 'Somebody else', note: 'between' },
  }));
}

/** Somebody else's save, while time goes on. */
async function saveBetween(): Promise<void> {
  time = BETWEEN;
  await otherSave();
  time = AFTER;
}

describe.each(writers)('the event of $writer', ({ of: status, write }) => {
  beforeEach(async () => {
    time = SUBMITTED;
    if (status !== 'Pending') await otherSave({ status });
  });

  it('has the time of the save that went through, not of the one that somebody overtook', async () => {
    time = BEFORE;
    await write({ table: overtakenTable(store.table, saveBetween), now, orderNumber });
    expect((await lastTwo()).map(({ at }) => at)).toEqual([BETWEEN, AFTER]);
  });

  it('is never earlier than the one before, though the clock of its server is slow', async () => {
    time = BETWEEN;
    await otherSave();
    await write({ table: store.table, now: () => new Date(BEFORE), orderNumber });
    const events = await lastTwo();
    expect(events.map(({ at }) => at)).toEqual([BETWEEN, BETWEEN]);
    expect(events.map(({ note }) => note === 'between')).toEqual([true, false]);
  });
});

import { randomUUID } from 'node:crypto';
import { checkoutDependencies } from '#functions/checkout/dependencies.ts';
import { checkoutRoutes } from '#functions/checkout/routes.ts';
import { newOrderWrites } from '#functions/data/sales/order-repository.ts';
import { outboxRepository, toOutbox } from '#functions/data/operations/outbox-repository.ts';
import { suppressedAddressRepository } from '#functions/data/operations/suppressed-address-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { transact } from '#functions/data/table/transact.ts';
import { deskDependencies } from '#functions/desk/dependencies.ts';
import { deskRoutes } from '#functions/desk/routes.ts';
import { sampleOrder } from '#functions/outbox/preview/sample-order.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { deskContract } from '#shared/contracts/desk.ts';
import { several } from './content-calls.ts';
import type { Call } from './measured-call.ts';
import { asStaff } from './staff.ts';

const { getOrders, getOrder, changeOrderStatus } = checkoutContract;
const { getRepair, sendRepair, settleRepair, getMails, getSuppressed, releaseAddress, sendOrderMail } = deskContract;

/** As many as a list can have (decision O9). */
const ORDERS = 5_000;
const MAILS = 1_000;
const CALLS = 20;
/** As many as one call is made at most: warm-ups, timed ones and two that are counted. */
const USED_UP = CALLS + 6;
const HOUR_MS = 3_600_000;
const SENDER = { userId: 'sample', accountId: 2 };

/** The calls of orders and of the desk, as the provider's staff make them, over orders of the last weeks. */
export async function deskCalls(table: Table): Promise<readonly Call[]> {
  const orderStaff = asStaff(table, checkoutContract, checkoutRoutes, (of, { now }) => checkoutDependencies(of, now));
  const staff = asStaff(table, deskContract, deskRoutes, (of, { now }) => deskDependencies(of, now));
  const [outbox, suppressed] = [outboxRepository(table), suppressedAddressRepository(table)];
  const numbers = Array.from({ length: ORDERS }, (_, index) => String(2_000_000 + index));
  await inTurns(numbers, (orderNumber, index) => placeOrder(table, orderNumber, index));
  await inTurns(Array.from({ length: MAILS }), () => giveUp(table, outbox, false));
  const waiting = await several(2 * USED_UP, () => giveUp(table, outbox, true));
  const addresses = await several(USED_UP, async () => {
    const address = `${randomUUID()}@example.com`;
    await suppressed.note(address, 'bounced', 'mail', new Date());
    return address;
  });
  const [orderNumber = ''] = numbers;
  const params = { id: orderNumber };
  const isStuck = { now: false };

  const row = (name: string, run: Call['run'], budget = '2 trips') => ({ name, budget, times: CALLS, run, table });
  const list = (query: object) => async () => (await orderStaff.call(getOrders, { query })).output();
  return [
    row('a page of 5,000 orders', list({}), '400 ms'),
    row('the same with a search', list({ search: 'sorensen' }), '400 ms'),
    row('the same of what waits', list({ attention: 'any' }), '400 ms'),
    row('the same of one tenant', list({ id: '2' }), '400 ms'),
    row('an order for staff', async () => (await orderStaff.call(getOrder, { params })).output()),
    row(
      'a change of its status',
      async () => {
        isStuck.now = !isStuck.now;
        const body = { status: isStuck.now ? ('Error' as const) : ('Submitted' as const) };
        (await orderStaff.call(changeOrderStatus, { params, body })).output();
      },
      '',
    ),
    row(
      'its confirmation again',
      async () => {
        const call = { params, body: { to: sampleOrder.order.email } };
        (await staff.call(sendOrderMail, call, { idempotencyKey: randomUUID() })).output();
      },
      '',
    ),
    row('the repair queue', async () => (await staff.call(getRepair, { query: { Take: '100' } })).output()),
    row('a message sent again', async () =>
      (await staff.call(sendRepair, { params: { id: waiting.pop() ?? '' }, body: {} })).output(),
    ),
    row('a message settled', async () =>
      (await staff.call(settleRepair, { params: { id: waiting.pop() ?? '' }, body: {} })).output(),
    ),
    row('a page of 1,000 mails', async () => (await staff.call(getMails, { query: {} })).output(), '2 trips, 300 ms'),
    row('addresses that get no mail', async () => (await staff.call(getSuppressed, { query: {} })).output()),
    row('an address released', async () =>
      (await staff.call(releaseAddress, { query: { address: addresses.pop() ?? '' } })).output(),
    ),
  ];
}

function placeOrder(table: Table, orderNumber: string, index: number): Promise<unknown> {
  const createdAt = new Date(Date.now() - index * (HOUR_MS / 4)).toISOString();
  const order = { ...sampleOrder.order, orderNumber, status: 'Submitted' as const, createdAt, updatedAt: createdAt };
  return transact(table, newOrderWrites({ ...sampleOrder, order, events: [] }));
}

/** A mail that was given up, and waits in the repair queue if it is not settled. */
async function giveUp(table: Table, outbox: ReturnType<typeof outboxRepository>, waits: boolean): Promise<string> {
  const now = new Date();
  const id = `mail-${randomUUID()}`;
  const message = { ...SENDER, id, kind: 'password changed' as const, createdAt: now.toISOString() };
  await transact(table, { message: toOutbox(message) });
  await outbox.giveUp({ ...message, dueAt: message.createdAt, attempts: 0 }, 'The connection broke', now);
  if (!waits) {
    const found = (await outbox.inRepair()).find((each) => each.message.id === id);
    if (found) await outbox.settle(found, 'Bench', now);
  }
  return id;
}

/** Some at a time, which an engine takes fastest. */
async function inTurns<T>(items: readonly T[], run: (item: T, index: number) => Promise<unknown>): Promise<void> {
  const AT_ONCE = 50;
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(items.slice(from, from + AT_ONCE).map((item, index) => run(item, from + index)));
  }
}

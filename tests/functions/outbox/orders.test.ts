import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountKey } from '#functions/data/identity/keys.ts';
import { outboxRepository } from '#functions/data/operations/outbox-repository.ts';
import { checkoutAttemptRepository } from '#functions/data/sales/checkout-attempt-repository.ts';
import { type OrderRepository, orderRepository } from '#functions/data/sales/order-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import { acceptingGateway, type OrderGateway } from '#functions/integrations/order-gateway.ts';
import { makeDrainOutbox } from '#functions/outbox/drain-outbox.ts';
import type { Email } from '#functions/outbox/email.ts';
import { makeSendOrderConfirmation } from '#functions/outbox/order-placed.ts';
import { makeSendOrderStatus } from '#functions/outbox/order-status-changed.ts';
import { makeSubmitOrder } from '#functions/outbox/submit-order.ts';
import { makeSweepAttempts } from '#functions/outbox/sweep-attempts.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { everyOrder } from '#shared/rules/orders/order-access.ts';
import type { CheckoutAttempt } from '#shared/schemas/stored/order.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { anAccount } from '../../builders/accounts.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { aUser } from '../../builders/people.ts';
import { type CheckoutVisit, checkoutStore, lineOf } from '../../support/checkout-visit.ts';
import { sendInto } from '../../support/send-into.ts';
import { putItem } from '../../support/test-table.ts';

const part = anOffer({ id: '001#P1', partNumber: 'P1' });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let store: Awaited<ReturnType<typeof checkoutStore>>;
let orders: OrderRepository;
let visit: CheckoutVisit;
let orderNumber: string;
let mails: Email[];
let now: Date;
beforeEach(async () => {
  store = await checkoutStore([part]);
  orders = orderRepository(store.table);
  mails = [];
  now = new Date('2026-03-02T17:01:00.000Z');
  visit = store.visit();
  await visit.fill(lineOf('P1', { quantity: 2 }));
  const answer = await visit.order(await visit.request({ options: { poNumber: 'PO-77' } }));
  orderNumber = answer.output().orderNumber;
});

async function drain(gateway: OrderGateway, send = sendInto(mails)): Promise<void> {
  const deliver = {
    'sign-in ended': async () => undefined,
    'password reminder': async () => undefined,
    invitation: async () => undefined,
    'password changed': async () => undefined,
    'account requested': async () => undefined,
    'contact us': async () => undefined,
    'cart-sent-to-parent': async () => undefined,
    'cart-returned': async () => undefined,
    'cart-ordered': async () => undefined,
    'order to gateway': makeSubmitOrder({ orders, gateway, now: () => now }),
    'order placed': makeSendOrderConfirmation(
      orders,
      async () => ({ user: aUser(), account: anAccount(), customers: [] }),
      send,
    ),
    'order-status-changed': makeSendOrderStatus(orders, send),
  };
  await makeDrainOutbox({
    newId: randomUUID,
    pause: async () => undefined,
    outbox: outboxRepository(store.table),
    deliver,
    log,
    now: () => now,
  })(() => 50_000);
}
const find = () => orders.find(everyOrder, orderNumber);
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const inRepair = () => queryAll(store.table, { pk: 'REPAIR', sk: '' });

describe('an order that was placed (decision O3)', () => {
  it('is submitted when the provider takes it', async () => {
    await drain(acceptingGateway);
    expect(await find()).toMatchObject({
      order: { status: 'Submitted', gatewayReference: orderNumber, version: 2 },
      events: [{ status: 'Pending' }, { status: 'Submitted', actor: 'Order gateway' }],
    });
  });

  it('is in Error with the reason, and in the repair queue, when the provider does not', async () => {
    await drain(async () => ({ isAccepted: false, reason: 'No such customer' }));
    expect(await find()).toMatchObject({ order: { status: 'Error', reason: 'No such customer' } });
    expect(await inRepair()).toMatchObject([{ kind: 'order to gateway', reason: 'No such customer' }]);
  });

  it('is asked for again with the same key when nobody knows what became of it', async () => {
    const keys: string[] = [];
    const gateway: OrderGateway = async (_order, key) => {
      keys.push(key);
      if (keys.length === 1) throw new Error('Cut off');
      return { isAccepted: true, reference: 'ERP-1' };
    };
    await drain(gateway);
    expect((await find())?.order.status).toBe('Pending');
    later(2);
    await drain(gateway);
    expect(keys).toEqual([orderNumber, orderNumber]);
    expect((await find())?.order).toMatchObject({ status: 'Submitted', gatewayReference: 'ERP-1' });
  });

  it('is in Error after the last time', async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      await drain(async () => Promise.reject(new Error('Cut off')));
      later(1000);
    }
    expect((await find())?.order).toMatchObject({ status: 'Error', reason: 'Cut off' });
    expect(await inRepair()).toMatchObject([{ kind: 'order to gateway' }]);
  });

  it('is told of once, with what was ordered', async () => {
    await drain(acceptingGateway);
    await drain(acceptingGateway);
    expect(mails).toEqual([
      {
        to: 'pat@example.com',
        subject: `Your order ${orderNumber}`,
        text: `Hello Pat,

Thank you. We received order ${orderNumber} from Summit Collision. Here is what you ordered.`,
        tables: [
          {
            title: 'Totals',
            rows: [
              { label: 'Parts', amount: '$200.00' },
              { label: 'Shipping', amount: 'Free' },
              { label: 'Colorado tax', amount: '$5.80' },
              { label: 'Total', amount: '$205.80', isSum: true },
            ],
          },
          {
            title: 'Details',
            rows: [
              { label: 'Date', details: ['03/02/2026'] },
              { label: 'PO Number', details: ['PO-77'] },
              { label: 'Payment terms', details: ['Net 30'] },
              { label: 'Ship to', details: [expect.stringContaining('Denver, CO')] },
            ],
          },
          {
            title: expect.stringMatching(/^Aftermarket · Order \d+$/),
            rows: [
              { label: '2 EA × Hood Panel', details: ['P1'], amount: '$200.00', isLine: true },
              { label: 'Company Truck', details: ['Ships from Denver', 'Arrives 03/03/2026'], amount: 'Free' },
            ],
          },
        ],
        link: { label: 'See your order', path: `/orders/${orderNumber}` },
      },
    ]);
  });

  it('is never told of again when nobody knows whether the mail went out (decision O8)', async () => {
    let sent = 0;
    const cutOff = async () => {
      sent += 1;
      throw new Error('Cut off');
    };
    await drain(acceptingGateway, cutOff);
    later(60);
    await drain(acceptingGateway, cutOff);
    expect(sent).toBe(1);
    expect(await inRepair()).toMatchObject([{ kind: 'order placed' }]);
  });

  it('is asked to be canceled once, while the provider has it', async () => {
    await drain(acceptingGateway);
    const nextDay = store.visit({ time: '2026-03-03T17:00:00.000Z' });
    const cancel = () =>
      nextDay.call(checkoutContract.cancelOrder, { params: { id: orderNumber }, body: { note: 'Wrong side' } });
    const [first, second] = [await cancel(), await cancel()].map((answer) => answer.output());
    expect(first).toMatchObject({ status: 'Submitted', isCancelAsked: true, mayAskToCancel: false });
    expect(second?.timeline.map(({ note }) => note)).toEqual(['', '', `${ORDER_TEXTS.cancelAsked} Wrong side`]);
  });
});

describe('what provider staff makes of an order (decision O2)', () => {
  const become = (status: 'Completed' | 'Canceled' | 'Submitted', note = '') =>
    store
      .visit({ level: 0, accountId: 1, userId: 'staff', account: { id: 1 }, time: '2026-03-04T17:00:00.000Z' })
      .call(checkoutContract.changeOrderStatus, { params: { id: orderNumber }, body: { status, note } });
  beforeEach(async () => {
    await drain(acceptingGateway);
    mails = [];
  });

  it('is told to whoever placed it, once', async () => {
    await become('Canceled', 'Sold out');
    await become('Canceled', 'Sold out');
    later(3 * 24 * 60);
    await drain(acceptingGateway);
    expect(mails).toEqual([
      {
        to: 'pat@example.com',
        subject: MAIL_TEXTS.orderStatusSubject(orderNumber, 'Canceled'),
        text: MAIL_TEXTS.orderStatus({
          firstName: 'Pat',
          companyName: 'Summit Collision',
          orderNumber,
          status: 'Canceled',
          note: 'Sold out',
        }),
        link: { label: 'See your order', path: `/orders/${orderNumber}` },
      },
    ]);
  });

  it('is told to nobody when it is refused', async () => {
    await become('Completed');
    const refused = await become('Canceled', 'Too late');
    later(3 * 24 * 60);
    await drain(acceptingGateway);
    expect([refused.errors, mails.length]).toEqual([ORDER_TEXTS.noSuchChange, 1]);
  });

  it('may be not to cancel it, though that was asked for; then it can be asked for again', async () => {
    const nextDay = store.visit({ time: '2026-03-03T17:00:00.000Z' });
    const ask = () =>
      nextDay.call(checkoutContract.cancelOrder, { params: { id: orderNumber }, body: { note: 'Wrong' } });
    await ask();
    const declined = (await become('Submitted', 'It is on the truck')).output();
    expect(declined).toMatchObject({ status: 'Submitted', isCancelAsked: false, mayAskToCancel: true, reason: '' });
    expect(declined.timeline.at(-1)?.note).toBe(`${ORDER_TEXTS.cancelDeclined} It is on the truck`);
    later(3 * 24 * 60);
    await drain(acceptingGateway);
    expect(mails.map(({ subject }) => subject)).toEqual([MAIL_TEXTS.orderStatusSubject(orderNumber, 'Submitted')]);
    const unasked = (await become('Submitted', 'Again')).output();
    expect(unasked.timeline).toEqual(declined.timeline);
    expect((await ask()).output().isCancelAsked).toBe(true);
  });
});

describe('the email recipients of an account (decision B173)', () => {
  const emailRecipients = ['desk@example.com', 'Pat@Example.com', 'owner@example.com', 'DESK@example.com'];
  const [BUYER, DESK, OWNER] = ['pat@example.com', 'desk@example.com', 'owner@example.com'];
  const orderAgain = async (options: NonNullable<Parameters<CheckoutVisit['request']>[0]>['options'] = {}) => {
    const buyer = store.visit({ settings: { emailRecipients } });
    await buyer.fill(lineOf('P1'));
    return (await buyer.order(await buyer.request({ options }), 'press-0002')).output().orderNumber;
  };
  const toldOf = (number: string) =>
    mails.filter(({ subject }) => subject.includes(number)).map(({ to, link }) => ({ to, path: link?.path }));
  const each = (number: string, ...addresses: string[]) =>
    addresses.map((to) => ({ to, path: `/orders/${number}` })).map((told) => expect.objectContaining(told));

  it.each<{ options: NonNullable<Parameters<typeof orderAgain>[0]>; to: (string | undefined)[]; why: string }>([
    { options: {}, to: [BUYER, DESK, OWNER], why: 'each once, the buyer not twice' },
    {
      options: { contactEmail: 'desk@example.com' },
      to: [DESK, 'Pat@Example.com', OWNER],
      why: 'whom the buyer named as the contact not twice either',
    },
    { options: { sendOrderConfirmation: false }, to: [], why: 'no copy of what was not asked for' },
  ])('get a copy of the confirmation: $why', async ({ options, to }) => {
    const number = await orderAgain(options);
    await drain(acceptingGateway);
    expect(
      toldOf(number)
        .map((told) => told.to)
        .toSorted(),
    ).toEqual(to.toSorted());
  });

  it('get a copy of each status mail, as the account has them by then', async () => {
    const number = await orderAgain({ sendOrderConfirmation: false });
    await drain(acceptingGateway);
    await putItem(
      store.table,
      accountKey(2),
      anAccount({ settings: { emailRecipients: [DESK ?? '', 'Pat@Example.com'] } }),
    );
    const staff = {
      level: 0,
      accountId: 1,
      userId: 'staff',
      account: { id: 1 },
      time: '2026-03-02T17:02:00.000Z',
    } as const;
    const call = { params: { id: number }, body: { status: 'Completed' as const } };
    (await store.visit(staff).call(checkoutContract.changeOrderStatus, call)).output();
    later(60);
    await drain(acceptingGateway);
    expect(toldOf(number)).toEqual(expect.arrayContaining(each(number, BUYER ?? '', DESK ?? '')));
    expect(toldOf(number)).toHaveLength(2);
  });

  it('hold up nobody: each has a message of its own', async () => {
    const number = await orderAgain();
    await drain(acceptingGateway, async (email, message) => {
      if (email.to === DESK) throw new Error('No such mailbox');
      return sendInto(mails)(email, message);
    });
    expect(
      toldOf(number)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([OWNER, BUYER]);
    expect(await inRepair()).toMatchObject([{ kind: 'order placed', to: DESK }]);
  });
});

describe('a checkout that died while it reserved', () => {
  const dead: CheckoutAttempt = {
    userId: 'u1',
    key: 'key-1',
    bodyHash: '',
    orderNumber: '77',
    state: 'reserving',
    parts: [part.id, '001#NEVER-TAKEN'],
    startedAt: '2026-03-02T17:00:00.000Z',
    ttl: 2_000_000_000,
  };
  const attempts = () => checkoutAttemptRepository(store.table);
  const sweep = () => makeSweepAttempts({ attempts: attempts(), reservations: store.reservations, now: () => now })();
  const holders = async () => {
    const reserved = (await store.reservations.findMany([part.id])).get(part.id);
    return reserved?.lineOfBusiness === 'aftermarket' ? Object.keys(reserved.entries) : [];
  };

  it('gives back what it held, when it can’t be alive any more, and once', async () => {
    await attempts().begin(dead);
    await store.reservations.reserve(part.id, { orderNumber: '77', quantities: { '11': 1 }, at: dead.startedAt });
    await sweep();
    expect(await holders()).toEqual(['77', orderNumber]);
    later(5);
    await sweep();
    await sweep();
    expect(await holders()).toEqual([orderNumber]);
    expect(await attempts().open()).toEqual([]);
  });
});

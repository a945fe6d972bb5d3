import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { approvalRequestRepository } from '#functions/data/sales/approval-request-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { makeSendApprovalMail } from '#functions/outbox/approval-request-mail.ts';
import type { Email } from '#functions/outbox/email.ts';
import { approvalsContract } from '#shared/contracts/approvals.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { TermsOfSale } from '#shared/schemas/catalogue/terms-of-sale.ts';
import { type OutboxMessage, outboxMessageSchema } from '#shared/schemas/stored/outbox-message.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { APPROVAL_REFUSALS } from '#shared/texts/orders/approval-refusal-texts.ts';
import { APPROVAL_TEXTS } from '#shared/texts/orders/approval-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { cents } from '#shared/values/money.ts';
import { DEMO_PASSWORD, NORTHSIDE, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { openDenver, DENVER_PART as PART, stockDenver } from '../../support/denver.ts';
import { sendInto } from '../../support/send-into.ts';
import { putItem } from '../../support/test-table.ts';
import { wholeApi } from '../../support/whole-api.ts';

const { login, getUser } = sessionContract;
const { insertCartItem, getCartItems, updateCartItem, getSnapshots, restoreSnapshot } = cartContract;
const { breakdown, quotes, checkout, getOrder } = checkoutContract;
const { sendToParent, getHandOvers, openHandOver, leaveHandOver, returnHandOver } = approvalsContract;
const { getPart } = catalogueContract;

const SHIP_TO = { address1: '14200 E Colfax Ave', city: 'Aurora', stateProvince: 'CO', postalCode: '80011' };

let table: Table;
let send: SendToStore;
let close: () => Promise<void>;
beforeAll(async () => {
  table = await demoTable();
  ({ send, close } = await wholeApi(table));
  await openDenver(table);
});
afterAll(() => close());

/** In a session of their own; each test has a part of its own, so that no order takes another's stock. */
async function signIn(userName: string, host = SUMMIT, postalCode = '80202'): Promise<StoreVisitor> {
  const visitor = storeVisitor(send, host);
  (await visitor.call(login, { body: { userName, password: DEMO_PASSWORD, postalCode } })).output();
  return visitor;
}

let child: StoreVisitor;
let parent: StoreVisitor;
beforeEach(async () => {
  await stockDenver(table);
  [child, parent] = await Promise.all([signIn('summit-east-buyer'), signIn('summit-buyer', SUMMIT, '60608')]);
  await child.call(cartContract.clearCartItems, { query: {} });
});

const userOf = async (visitor: StoreVisitor) => (await visitor.call(getUser)).output();
const cartOf = async (visitor: StoreVisitor) => (await visitor.call(getCartItems)).output();

/** A cart of two pieces, sent. */
async function sent(note = 'For bay 4') {
  (await child.call(insertCartItem, { body: { items: [{ ...PART, quantity: 2 }] } })).output();
  return (await child.call(sendToParent, { body: { note } })).output();
}

const open = (visitor: StoreVisitor, id: string) => visitor.call(openHandOver, { body: { id } });
const stateOf = async (id: string) =>
  (await child.call(getHandOvers)).output().find((handOver) => handOver.id === id)?.state;

/** The request that the checkout page would send for the current cart. */
async function request(visitor: StoreVisitor) {
  const cart = await cartOf(visitor);
  const [shipment] = (await visitor.call(breakdown, { body: {} })).output();
  const body = {
    lineOfBusinessKey: 'aftermarket' as const,
    deliveryPostalCode: SHIP_TO.postalCode,
    deliveryFromLocation: shipment?.location ?? '',
    lineItems: (shipment?.lineItems ?? []).map(({ itemNumber, companyCode, eaches }) => ({
      itemNumber,
      companyCode,
      eaches,
    })),
  };
  const [quoted] = (await visitor.call(quotes, { body })).output();
  const [quote] = quoted?.carrierQuotes ?? [];
  return {
    cartVersion: cart.version,
    carts: [
      {
        lineOfBusinessKey: 'aftermarket' as const,
        shippingWarehouse: shipment?.location ?? '',
        shipVia: quote?.code ?? '',
        deliveryAddress: SHIP_TO,
      },
    ],
    orderAs: (await userOf(visitor)).orderAs?.accountId ?? null,
    total: cents((cart.total ?? 0) + (quote?.shippingFee ?? 0)),
    options: { vin: '1M8GDM9AXKP042788', poNumber: 'PO-1' },
  };
}

let presses = 0;
async function order(visitor: StoreVisitor) {
  presses += 1;
  return visitor.call(checkout, { body: await request(visitor) }, { idempotencyKey: `hand-over-press-${presses}` });
}

const messages = async (handOverId: string) =>
  (await queryAll(table, { pk: 'OUTBOX', sk: '' }))
    .map((item) => outboxMessageSchema.parse(item))
    .filter((message) => 'handOverId' in message && message.handOverId === handOverId);

async function mailsOf(handOverId: string): Promise<Email[]> {
  const mails: Email[] = [];
  const deliver = makeSendApprovalMail(approvalRequestRepository(table), sendInto(mails));
  for (const message of await messages(handOverId))
    await deliver(message as Parameters<typeof deliver>[0] & OutboxMessage);
  return mails;
}

describe('a child whose parent must complete', () => {
  it('can’t check out, and sends its cart instead: it is empty then, and a snapshot keeps it', async () => {
    (await child.call(insertCartItem, { body: { items: [PART] } })).output();
    expect((await order(child)).errors).toBe(CHECKOUT_TEXTS.notAllowed);
    const handOver = (await child.call(sendToParent, { body: { note: ' For bay 4 ' } })).output();
    expect(handOver).toMatchObject({
      companyName: 'Summit East',
      sentBy: 'Eddie Espinoza',
      isMine: true,
      note: 'For bay 4',
      state: 'open',
      items: [{ itemNumber: 'H1', quantity: 1 }],
    });
    expect((await cartOf(child)).items).toEqual([]);
    const [newest] = (await child.call(getSnapshots)).output();
    expect([newest?.id, newest?.reason]).toEqual([handOver.snapshotId, 'sent to parent']);
  });

  it('sends it once, however often the button was pressed (decision W6)', async () => {
    (await child.call(insertCartItem, { body: { items: [PART] } })).output();
    const key = { idempotencyKey: 'one-cart-to-send' };
    const answers = await Promise.all([1, 2, 3].map(() => child.call(sendToParent, { body: {} }, key)));
    expect(new Set(answers.map((answer) => answer.output().id)).size).toBe(1);
  });

  it('has its parent mailed: whom the parent wants to hear of orders', async () => {
    const { id } = await sent();
    expect(await mailsOf(id)).toEqual([
      {
        to: 'orders@summit.example',
        replyTo: 'summit-east-buyer@summit.example',
        subject: 'Eddie Espinoza from Summit East sent you a cart to approve',
        text: expect.stringContaining('Please sign in and open Cart approvals to order it or return it.'),
        link: { label: 'See cart approvals', path: '/cart/sent' },
        tables: [{ title: 'Parts', rows: [{ label: '2 EA × Hood Panel', isLine: true }] }],
      },
    ]);
  });

  it('has the master users of its parent mailed where nobody is named', async () => {
    const { account } = await userOf(parent);
    const setRecipients = (emailRecipients: string[]) =>
      accountRepository(table).change(provider, account.id, (before) => ({
        ...before,
        settings: { ...before.settings, emailRecipients },
      }));
    await setRecipients([]);
    const { id } = await sent();
    expect((await mailsOf(id)).map(({ to }) => to)).toEqual(['summit-admin@summit.example']);
    await setRecipients(['orders@summit.example']);
  });

  it.each([
    {
      userName: 'summit-buyer',
      host: SUMMIT,
      status: 403,
      text: APPROVAL_REFUSALS.notAllowed,
      why: 'it has no parent',
    },
    {
      userName: 'summit-east-buyer',
      host: SUMMIT,
      status: 409,
      text: APPROVAL_REFUSALS.nothingToSend,
      why: 'it is empty',
    },
  ])('sends nothing where $why', async ({ userName, host, status, text }) => {
    const visitor = await signIn(userName, host);
    await visitor.call(cartContract.clearCartItems, { query: {} });
    const answer = await visitor.call(sendToParent, { body: {} });
    expect([answer.status, answer.errors]).toEqual([status, text]);
  });
});

describe('the parent', () => {
  it('opens it in the account of the child: its prices, its place, its cart; and leaves as it was', async () => {
    const { id } = await sent();
    const before = await userOf(parent);
    const ownPrice = (await parent.call(getPart, { query: { partNumber: 'A100', companyCode: '001' } })).output();
    expect((await open(parent, id)).status).toBe(200);
    const acting = await userOf(parent);
    expect(acting).toMatchObject({
      userId: before.userId,
      firstName: before.firstName,
      account: { companyName: 'Summit East', parentId: before.account.id },
      customers: [{ customerNumber: '30110' }, { customerNumber: null }],
      postalCode: '80202',
      orderAs: { approval: { id, sentBy: 'Eddie Espinoza', note: 'For bay 4' } },
    });
    expect((await cartOf(parent)).items).toMatchObject([{ itemNumber: 'H1', quantity: 2, customerNumber: '30110' }]);
    expect((await parent.call(getPart, { query: { partNumber: 'A100', companyCode: '001' } })).status).toBe(200);
    await parent.call(leaveHandOver, { body: {} });
    expect(await userOf(parent)).toEqual(before);
    expect((await parent.call(getPart, { query: { partNumber: 'A100', companyCode: '001' } })).output()).toEqual(
      ownPrice,
    );
  });

  it('edits and orders it: the order is the child’s, placed by the parent', async () => {
    const { id } = await sent();
    await open(parent, id);
    const [line] = (await cartOf(parent)).items;
    await parent.call(updateCartItem, { body: { items: [{ id: line?.id ?? '', quantity: 1 }] } });
    const { orderNumber } = (await order(parent)).output();
    await parent.call(leaveHandOver, { body: {} });
    const placed = (await parent.call(getOrder, { params: { id: orderNumber } })).output();
    expect(placed).toMatchObject({
      companyName: 'Summit East',
      customerNumbers: ['30110'],
      firstName: 'Sam',
      lastName: 'Sorensen',
      placedFrom: 'Summit Collision',
      handedOverBy: 'Eddie Espinoza',
      parts: [{ quantity: 1 }],
      timeline: [
        { actor: 'Sam Sorensen', note: 'Placed by Sam Sorensen for Summit East. Cart sent by Eddie Espinoza' },
      ],
    });
    expect((await child.call(getOrder, { params: { id: orderNumber } })).output().orderNumber).toBe(orderNumber);
    const [mine] = (await child.call(getHandOvers)).output();
    expect(mine).toMatchObject({ id, state: 'ordered', orderNumber, decidedBy: 'Sam Sorensen' });
    expect((await mailsOf(id)).map(({ to, subject }) => [to, subject])).toEqual([
      ['summit-east-buyer@summit.example', `Sam Sorensen ordered your cart: order ${orderNumber}`],
    ]);
  });

  it('goes on with what it edited when it is opened again', async () => {
    const { id } = await sent();
    await open(parent, id);
    const [line] = (await cartOf(parent)).items;
    await parent.call(updateCartItem, { body: { items: [{ id: line?.id ?? '', quantity: 7 }] } });
    await parent.call(leaveHandOver, { body: {} });
    await open(parent, id);
    expect((await cartOf(parent)).items).toMatchObject([{ quantity: 7 }]);
    await parent.call(leaveHandOver, { body: {} });
  });

  it('makes one order of it, when two press at the same time', async () => {
    const { id } = await sent();
    const admin = await signIn('summit-admin');
    await Promise.all([open(parent, id), open(admin, id)]);
    const [one, other] = await Promise.all([request(parent), request(admin)]);
    const answers = await Promise.all([
      parent.call(checkout, { body: one }, { idempotencyKey: 'race-of-parents-1' }),
      admin.call(checkout, { body: other }, { idempotencyKey: 'race-of-parents-2' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.errors).toBe(APPROVAL_REFUSALS.decided);
    await parent.call(leaveHandOver, { body: {} });
    const again = await open(parent, id);
    expect([again.status, again.errors]).toEqual([409, APPROVAL_REFUSALS.decided]);
  });

  it('returns it with a note, which the child is mailed, and the child has its parts again', async () => {
    const { id, snapshotId } = await sent();
    const empty = await parent.call(returnHandOver, { body: { id, note: ' ' } });
    expect([empty.status, empty.errors]).toEqual([400, APPROVAL_TEXTS.noteNeeded]);
    (await parent.call(returnHandOver, { body: { id, note: 'Ask for the CAPA part' } })).output();
    const [mine] = (await child.call(getHandOvers)).output();
    expect(mine).toMatchObject({ state: 'returned', answer: 'Ask for the CAPA part', decidedBy: 'Sam Sorensen' });
    expect((await mailsOf(id)).map(({ to, subject }) => [to, subject])).toEqual([
      ['summit-east-buyer@summit.example', 'Sam Sorensen returned your cart'],
    ]);
    (await child.call(restoreSnapshot, { body: { id: snapshotId ?? '' } })).output();
    expect((await cartOf(child)).items).toMatchObject([{ itemNumber: 'H1', quantity: 2 }]);
  });

  it('returns or orders: of both at once, one counts', async () => {
    const { id } = await sent();
    await open(parent, id);
    const admin = await signIn('summit-admin');
    const body = await request(parent);
    const [ordered, returned] = await Promise.all([
      parent.call(checkout, { body }, { idempotencyKey: 'order-or-return' }),
      admin.call(returnHandOver, { body: { id, note: 'No' } }),
    ]);
    expect([ordered.status, returned.status].toSorted()).toEqual([200, 409]);
    expect(await stateOf(id)).toBe(ordered.status === 200 ? 'ordered' : 'returned');
  });

  it('needs the permission to check out', async () => {
    const { id } = await sent();
    const users = userRepository(table);
    const setPermissions = (permissions: ('checkout' | 'usermanagement')[]) =>
      users.change(provider, 'summit-buyer', (user) => ({ ...user, permissions }));
    await setPermissions([]);
    const answers = [await open(parent, id), await parent.call(returnHandOver, { body: { id, note: 'No' } })];
    await setPermissions(['checkout']);
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual([
      [403, SESSION_TEXTS.unauthorized],
      [403, SESSION_TEXTS.unauthorized],
    ]);
    expect(await stateOf(id)).toBe('open');
  });
});

describe('what was sent', () => {
  it('is taken back by who sent it, without a note and a mail', async () => {
    const { id } = await sent();
    (await child.call(returnHandOver, { body: { id } })).output();
    expect(await stateOf(id)).toBe('returned');
    expect((await messages(id)).map(({ kind }) => kind)).toEqual(['cart-sent-to-parent']);
    expect(await mailsOf(id)).toEqual([]);
  });

  it('is there for nobody else: not for another tenant, nor to decide for others of the child', async () => {
    const { id } = await sent();
    const stranger = await signIn('northside-admin', NORTHSIDE, '60608');
    const elena = await signIn('summit-east-admin');
    const answers = [
      await open(stranger, id),
      await stranger.call(returnHandOver, { body: { id, note: 'Mine' } }),
      await open(elena, id),
      await elena.call(returnHandOver, { body: { id } }),
    ];
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual([
      [404, APPROVAL_REFUSALS.notFound],
      [404, APPROVAL_REFUSALS.notFound],
      [403, SESSION_TEXTS.unauthorized],
      [403, SESSION_TEXTS.unauthorized],
    ]);
    expect((await stranger.call(getHandOvers)).output()).toEqual([]);
    expect((await elena.call(getHandOvers)).output().find((handOver) => handOver.id === id)).toMatchObject({
      isMine: false,
      snapshotId: null,
    });
  });

  it('can’t be opened for a child that is closed', async () => {
    const { id } = await sent();
    const { account } = await userOf(child);
    const accounts = accountRepository(table);
    await accounts.deactivate(provider, account.id);
    const answer = await open(parent, id);
    expect([answer.status, answer.errors]).toEqual([409, APPROVAL_REFUSALS.childInactive]);
    await accounts.change(provider, account.id, (before) => ({ ...before, isActive: true }));
  });
});

describe('terms of sale that a feed brings later', () => {
  const COLORADO = { place: 'US-CO', name: 'Colorado' };
  const feed = (terms: Partial<TermsOfSale>) => {
    const termsOfSale = { minimum: 1, multiple: 1, barred: [], ...terms };
    const offer = anOffer({ id: '001#H1', partNumber: 'H1', onHand: { DEN: 50 }, termsOfSale });
    return putItem(table, offerKey('001#H1'), offer);
  };

  it.each([
    { terms: { multiple: 4 }, text: 'H1: Sold in multiples of 4.' },
    { terms: { barred: [COLORADO] }, text: 'H1: Can’t be shipped to Colorado.' },
  ])('keep a cart from being sent: $text', async ({ terms, text }) => {
    (await child.call(insertCartItem, { body: { items: [{ ...PART, quantity: 2 }] } })).output();
    await feed(terms);
    expect((await child.call(sendToParent, { body: {} })).errors).toBe(text);
    expect((await cartOf(child)).items).toMatchObject([{ itemNumber: 'H1', quantity: 2 }]);
  });

  it('keep the parent from ordering what was sent', async () => {
    const { id } = await sent();
    await open(parent, id);
    await feed({ multiple: 4 });
    expect((await order(parent)).errors).toBe('H1: Sold in multiples of 4.');
    expect(await stateOf(id)).toBe('open');
    await parent.call(leaveHandOver, { body: {} });
  });
});

describe('a limit of a user and month', () => {
  const setLimit = (monthlyLimit: number | undefined) =>
    userRepository(table).change(provider, 'summit-buyer', ({ monthlyLimit: _before, ...user }) => ({
      ...user,
      ...(monthlyLimit !== undefined && { monthlyLimit: cents(monthlyLimit) }),
    }));

  it('refuses what goes beyond it, with what is left of it, and nothing without one', async () => {
    const buyer = await signIn('summit-buyer');
    await buyer.call(cartContract.clearCartItems, { query: {} });
    // The store has its own clock, and a month may end meanwhile.
    const times = [Date.now(), Date.now() + 60 * 60_000].map((time) => new Date(time).toISOString());
    for (const month of new Set(times.map((time) => time.slice(0, 7)))) {
      await putItem(table, { pk: 'USER#summit-buyer', sk: `SPENT#${month}` }, { spent: 900_00 });
    }
    (await buyer.call(insertCartItem, { body: { items: [{ ...PART, quantity: 9 }] } })).output();
    await setLimit(1000_00);
    const refused = await order(buyer);
    expect([refused.status, refused.errors]).toEqual([
      409,
      'This order is above your monthly limit of $1,000.00. You have $100.00 left.',
    ]);
    expect((await cartOf(buyer)).items).toHaveLength(1);
    await setLimit(undefined);
    expect((await order(buyer)).status).toBe(200);
  });
});

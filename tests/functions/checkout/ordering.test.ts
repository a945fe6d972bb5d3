import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkoutAttemptRepository } from '#functions/data/checkout-attempt-repository.ts';
import { insurerRepository } from '#functions/data/insurer-repository.ts';
import { offerKey } from '#functions/data/keys.ts';
import { outboxRepository } from '#functions/data/outbox-repository.ts';
import { queryAll } from '#functions/data/read-all.ts';
import { intendedId } from '#functions/http/intended-id.ts';
import { type RateQuestion, withinTime } from '#functions/integrations/carrier-rates.ts';
import { sweepAttempts } from '#functions/outbox/sweep-attempts.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { shifted } from '#shared/rules/business-days.ts';
import { MOST_LINES } from '#shared/rules/cart-lines.ts';
import { cents } from '#shared/rules/money.ts';
import { remainingStock } from '#shared/rules/stock-taken.ts';
import { CART_TEXTS } from '#shared/texts/cart-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/error-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/order-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session-texts.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { checkoutStore, DELIVERY, lineOf, recycledLine } from '../../support/checkout-visit.ts';
import { sameTable } from '../../support/same-table.ts';
import { putItem } from '../../support/test-table.ts';

const { getOrder, getOrders, cancelOrder, reorder, breakdown, quotes, changeOrderStatus } = checkoutContract;

const part = anOffer({ id: '001#P1', partNumber: 'P1', onHand: { '11': 5, '12': 3 } });
const recycled = aSalvageOffer();

const LATER = new Date('2100-01-01');

let store: Awaited<ReturnType<typeof checkoutStore>>;
beforeEach(async () => {
  store = await checkoutStore([part, recycled]);
});

async function left(): Promise<Record<string, number>> {
  return remainingStock(part, (await store.takes.findMany([part.id])).get(part.id));
}

describe('an order', () => {
  it('takes its stock, empties the cart, keeps a snapshot and tells gateway and mail, all at once', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1', { quantity: 7 }), recycledLine(recycled.id));
    const answer = await visit.order(await visit.request());
    expect(answer.output()).toMatchObject({
      orderNumber: '1000001',
      result: [
        { lineOfBusinessKey: 'aftermarket', orderNumbers: ['1000002'], parts: ['P1'] },
        { lineOfBusinessKey: 'salvage', orderNumbers: ['1000003'], parts: [recycled.id] },
      ],
    });
    expect(await left()).toEqual({ '11': 0, '12': 1 });
    expect((await store.takes.findMany([recycled.id])).get(recycled.id)).toMatchObject({ state: 'taken' });
    expect(await visit.cartLines()).toBe(0);
    expect(await queryAll(store.table, { pk: 'CART#2#u1', sk: 'SNAPSHOT#' })).toMatchObject([
      { reason: 'order placed' },
    ]);
    expect(await queryAll(store.table, { pk: 'OUTBOX', sk: '' })).toMatchObject([
      { kind: 'order to gateway', orderNumber: '1000001' },
      { kind: 'order placed', orderNumber: '1000001' },
    ]);
  });

  it('has gateway and mail told at once: the outbox is woken when all of it is written', async () => {
    const seen: string[][] = [];
    const wakeOutbox = async () => {
      seen.push((await outboxRepository(store.table).due(LATER)).map(({ kind }) => kind));
    };
    const visit = store.visit({ wakeOutbox });
    await visit.fill(lineOf('P1'));
    const { orderNumber } = (await visit.order(await visit.request())).output();
    expect(seen.map((kinds) => kinds.toSorted())).toEqual([['order placed', 'order to gateway']]);
    const provider = store.visit({ level: 0, wakeOutbox });
    await provider.call(changeOrderStatus, { params: { id: orderNumber }, body: { status: 'Canceled' } });
    expect(seen.at(-1)).toContain('order-status-changed');
  });

  it('keeps the payment terms of the customers that it was bought as, each once a line', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1'), recycledLine(recycled.id));
    const { orderNumber } = (await visit.order(await visit.request())).output();
    const order = (await visit.call(getOrder, { params: { id: orderNumber } })).output();
    expect([order.customerNumbers, order.terms]).toEqual([
      ['10042', '20042'],
      ['Net 30', 'Net 30'],
    ]);
  });

  it('O13: is told to be placed, also where its buyer may not see it any more (admin 6)', async () => {
    const visit = store.visit({ level: 3 });
    await visit.fill(lineOf('P1'));
    const request = await visit.request();
    await visit.order(request);
    const again = await store.visit({ level: 3, customers: [] }).order(request);
    const text = 'Your order was placed, but your account can’t show it: order 1000001.';
    expect([again.status, again.errors]).toEqual([409, text]);
  });

  it('is found with the figures that were shown, to the cent', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1', { quantity: 2 }));
    const request = await visit.request();
    const { orderNumber } = (await visit.order(request)).output();
    const order = (await visit.call(getOrder, { params: { id: orderNumber } })).output();
    expect(order).toMatchObject({
      status: 'Pending',
      partsTotal: 200_00,
      shippingTotal: 0,
      taxTotal: 5_80,
      total: 205_80,
      parts: [{ partNumber: 'P1', quantity: 2, customerPrice: 100_00, total: 200_00 }],
      shipments: [{ location: '11', locationName: 'Denver', shipVia: 'TRUCK', eta: '2026-03-03' }],
      timeline: [{ status: 'Pending', actor: 'Pat Doe' }],
    });
    const list = (await visit.call(getOrders)).output();
    expect(list).toMatchObject({ total: 1, fetched: 1, data: [{ orderNumber, total: 205_80, partCount: 2 }] });
  });

  it('is taxed on the freight of all its shipments as one amount, as GetCartTaxTotals does', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1', { quantity: 6 }));
    const trucks = await visit.request();
    const carts = trucks.carts.map((cart) => ({ ...cart, shipVia: 'GROUND' }));
    // 21.50 for fifty pounds from nearby, 20.75 for ten from nobody knows where: 1.2253 together, 0.62 and 0.60 apart.
    const request = { ...trucks, carts, total: cents(600_00 + 21_50 + 20_75) };
    const { orderNumber } = (await visit.order(request)).output();
    const order = (await visit.call(getOrder, { params: { id: orderNumber } })).output();
    expect(order).toMatchObject({ shippingTotal: 42_25, taxTotal: 17_40 + 1_23 });
  });

  it.each([
    { overrides: {}, contactName: 'Kim', deliveryName: 'Lee' },
    { overrides: { overrideContact: false }, contactName: '', deliveryName: 'Lee' },
    { overrides: { overrideDelivery: false }, contactName: 'Kim', deliveryName: '' },
  ])('leaves contact and receiver to the account where they do not override ($overrides)', async (given) => {
    const { overrides, ...names } = given;
    const visit = store.visit();
    await visit.fill(lineOf('P1'));
    const options = { contactName: 'Kim', deliveryName: 'Lee', ...overrides };
    const { orderNumber } = (await visit.order(await visit.request({ options }))).output();
    expect((await visit.call(getOrder, { params: { id: orderNumber } })).output()).toMatchObject(names);
  });

  it('of a core item takes nothing and goes from the service location', async () => {
    const core = anOffer({ id: '001#P1 CORE', partNumber: 'P1 CORE', flags: ['core'], onHand: {} });
    await putItem(store.table, offerKey(core.id), core);
    const visit = store.visit();
    await visit.fill(lineOf('P1 CORE', { price: cents(0) }));
    const { orderNumber } = (await visit.order(await visit.request())).output();
    const order = (await visit.call(getOrder, { params: { id: orderNumber } })).output();
    expect(order).toMatchObject({ total: 0, shipments: [{ location: '11', shipVia: 'TRUCK' }] });
    expect((await store.takes.findMany([core.id])).size).toBe(0);
  });

  it('O02: is one, however often the button was pressed', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1'));
    const request = await visit.request();
    const answers = await Promise.all([1, 2, 3].map(() => visit.order(request)));
    const again = await visit.order(request);
    const numbers = [...answers, again].map((answer) => answer.output().orderNumber);
    expect(new Set(numbers).size).toBe(1);
    expect(await left()).toEqual({ '11': 4, '12': 3 });
  });

  it('O04: is one, also when a second tab presses with a key of its own', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1'));
    const request = await visit.request({ options: { clearShoppingCart: false } });
    const answers = await Promise.all(['tab-one-1', 'tab-two-1'].map((key) => visit.order(request, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await visit.order(request, 'tab-three')).errors).toBe('This cart has been ordered: order 1000001.');
    expect(await left()).toEqual({ '11': 4, '12': 3 });
    expect(await visit.cartLines()).toBe(1);
  });

  it('does not answer for another one under the same key (decision W6)', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1'));
    const request = await visit.request();
    await visit.order(request);
    const other = await visit.order({ ...request, options: { poNumber: 'PO-2' } });
    expect([other.status, other.errors]).toEqual([409, ERROR_TEXTS.keyRepeated]);
  });

  it('O08: of 999 lines, the most that a cart holds, takes all of them in groups', async () => {
    const offers = Array.from({ length: MOST_LINES }, (_, index) =>
      anOffer({ id: `001#X${index}`, partNumber: `X${index}` }),
    );
    await Promise.all(offers.map((offer) => putItem(store.table, offerKey(offer.id), offer)));
    const visit = store.visit();
    await visit.fill(...offers.map(({ partNumber }) => lineOf(partNumber)));
    const { orderNumber } = (await visit.order(await visit.request())).output();
    const order = (await visit.call(getOrder, { params: { id: orderNumber } })).output();
    expect(order.parts).toHaveLength(MOST_LINES);
    expect((await store.takes.findMany(offers.map(({ id }) => id))).size).toBe(MOST_LINES);
  });
});

describe('a checkout is refused, and nothing is taken,', () => {
  it.each([
    { why: 'no key came', order: { key: '' }, status: 400, text: CHECKOUT_TEXTS.keyNeeded },
    { why: 'the total is another one', order: { body: { total: 1 } }, status: 409, text: CHECKOUT_TEXTS.changed },
    {
      why: 'the taxes are others than were shown',
      order: { body: { options: { validateTax: true } } },
      status: 409,
      text: CHECKOUT_TEXTS.changed,
    },
    { why: 'the cart was changed', order: { body: { cartVersion: 99 } }, status: 409, text: CHECKOUT_TEXTS.changed },
    {
      why: 'somebody else is to be ordered for',
      order: { body: { orderAs: '7' } },
      status: 403,
      text: SESSION_TEXTS.unauthorized,
    },
    { why: 'it may not', who: { permissions: [] }, status: 403, text: SESSION_TEXTS.unauthorized },
    {
      why: 'the parent must complete',
      who: { account: { orderProcessType: 2 as const } },
      status: 403,
      text: CHECKOUT_TEXTS.notAllowed,
    },
    {
      why: 'the parent orders only for its children',
      who: { account: { orderProcessType: 1 as const } },
      status: 403,
      text: CHECKOUT_TEXTS.notAllowed,
    },
    {
      why: 'it comes from elsewhere',
      who: { settings: { ipRestriction: { method: 1 as const, list: ['192.0.2.7'] } } },
      status: 403,
      text: CHECKOUT_TEXTS.notAllowed,
    },
    {
      why: 'a field is missing',
      who: { settings: { checkoutRequirements: ['Vin' as const, 'Region' as const] } },
      status: 400,
      text: '<p>Required Field: Vin</p><p>Required Field: Region</p>',
    },
    {
      why: 'the PO number is not one',
      who: { settings: { poValidation: { method: 'list' as const, pattern: '', list: ['PO-1'] } } },
      order: { body: { options: { poNumber: 'PO-2' } } },
      status: 400,
      text: CART_TEXTS.aftermarketPoInvalid,
    },
    {
      why: 'the PO number can’t be checked',
      who: { settings: { poValidation: { method: 'pattern' as const, pattern: '(a+)+', list: [] } } },
      order: { body: { options: { poNumber: 'PO-2' } } },
      status: 500,
      text: CART_TEXTS.aftermarketPoUnverified,
    },
  ])('as $why', async ({ who = {}, order = {}, status, text }) => {
    const { key = 'press-0001', body = {} } = order as { key?: string; body?: object };
    const visit = store.visit(who);
    await visit.fill(lineOf('P1'));
    const answer = await visit.order(await visit.request(body), key);
    expect([answer.status, answer.errors]).toEqual([status, text]);
    expect(await left()).toEqual({ '11': 5, '12': 3 });
    expect(await visit.cartLines()).toBe(1);
  });

  it('as it goes to Alaska (decision X6)', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1'));
    const request = await visit.request();
    const carts = request.carts.map((cart) => ({ ...cart, deliveryAddress: { ...DELIVERY, stateProvince: 'AK' } }));
    expect((await visit.order({ ...request, carts })).errors).toBe(CHECKOUT_TEXTS.notShippable);
  });

  it('as a shipment is missing, or the carrier has no such quote', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1', { quantity: 7 }));
    const request = await visit.request();
    const fewer = await visit.order({ ...request, carts: request.carts.slice(1) }, 'fewer-carts');
    const [first, second] = request.carts;
    const carts = [first, second].flatMap((cart) => (cart ? [{ ...cart, shipVia: 'BALLOON' }] : []));
    const other = await visit.order({ ...request, carts }, 'other-carrier');
    expect([fewer.errors, other.errors]).toEqual([CHECKOUT_TEXTS.shipmentsChanged, CHECKOUT_TEXTS.shipmentsChanged]);
  });

  it('O10: as less is left than is in the cart', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1', { quantity: 8 }));
    const request = await visit.request();
    await putItem(store.table, offerKey(part.id), { ...part, onHand: { '11': 2 } });
    const limited = await visit.order(request);
    await putItem(store.table, offerKey(part.id), { ...part, onHand: {} });
    const gone = await visit.order(request);
    expect([limited.errors, gone.errors]).toEqual([
      'Availability of the part P1 is limited.',
      CART_TEXTS.noLongerAvailable,
    ]);
  });

  it('as the insurance company does not pay for it, until it is a non-insurance order (storefront 8)', async () => {
    await insurerRepository(store.table).save({ name: 'Careful', refusedFlags: ['reman'], refusedPartTypes: [] });
    await putItem(store.table, offerKey(part.id), { ...part, flags: ['reman'] });
    const visit = store.visit();
    await visit.fill(lineOf('P1'), recycledLine(recycled.id));
    await visit.insure('Careful');
    const refused = await visit.order(await visit.request());
    expect([refused.status, refused.errors]).toEqual([409, CART_TEXTS.insuranceMismatch]);
    expect(JSON.parse(refused.text).errors).toEqual([{ path: '001#P1#EA', message: CART_TEXTS.insuranceMismatch }]);
    expect(await visit.cartLines()).toBe(2);
    await visit.insure(undefined);
    expect((await visit.order(await visit.request())).status).toBe(200);
  });

  it('O11: as somebody else was faster to buy a recycled part', async () => {
    const [one, other] = [store.visit(), store.visit({ userId: 'u2' })];
    await one.fill(recycledLine(recycled.id));
    await other.fill(recycledLine(recycled.id));
    const [first, second] = [await one.request(), await other.request()];
    expect((await one.order(first)).status).toBe(200);
    expect((await other.order(second)).errors).toBe(CART_TEXTS.noLongerAvailable);
  });
});

describe('while a large cart is being ordered', () => {
  it('the same press is told so', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1'));
    const request = await visit.request();
    await visit.order(request);
    const [{ pk = '', ...known } = {}] = (await queryAll(store.table, {
      pk: `CHECKOUT#u1#${intendedId('u1', 'checkout', 'press-0001')}`,
      sk: '',
    })) as { pk?: string; sk: string }[];
    await putItem(store.table, { pk, sk: 'ATTEMPT' }, { ...known, state: 'reserving' });
    expect((await visit.order(request)).errors).toBe(CHECKOUT_TEXTS.inProgress);
  });
});

describe('a large cart whose order takes so long that the sweeper gave it up', () => {
  it('takes nothing more, which nobody would give back if it ended then', async () => {
    const offers = Array.from({ length: 100 }, (_, index) => anOffer({ id: `001#Q${index}`, partNumber: `Q${index}` }));
    store = await checkoutStore(offers);
    const { table, takes } = store;
    const slow = sameTable(table);
    let groups = 0;
    slow.client.middlewareStack.add(
      (next) => async (args) => {
        if (groups === 2) throw new Error('The process has ended');
        const answer = await next(args);
        if (!isTaking(args.input as TransactWriteCommandInput)) return answer;
        groups += 1;
        if (groups === 1)
          await sweepAttempts({ attempts: checkoutAttemptRepository(table), takes, now: () => LATER })();
        return answer;
      },
      { step: 'initialize' },
    );
    const visit = store.visit({ servedBy: slow });
    await visit.fill(...offers.map(({ partNumber }) => lineOf(partNumber)));
    const answer = await visit.order(await visit.request());
    expect(answer.status).not.toBe(200);
    const kept = [...(await takes.findMany(offers.map(({ id }) => id))).values()];
    expect(kept.filter((taken) => taken.lineOfBusiness === 'aftermarket' && !isEmpty(taken.entries))).toEqual([]);
    expect(kept).toHaveLength(80);
  });

  const isTaking = ({ TransactItems = [] }: Partial<TransactWriteCommandInput>) =>
    TransactItems.some(({ Put }) => Put?.Item?.['sk'] === 'TAKEN');
  const isEmpty = (record: object): boolean => Object.keys(record).length === 0;
});

describe('quotes', () => {
  it('fail with the text of the spec when a carrier does', async () => {
    const failing = store.visit({ rates: async () => Promise.reject(new Error('Cut off')) });
    const body = {
      lineOfBusinessKey: 'aftermarket' as const,
      deliveryPostalCode: '80202',
      deliveryFromLocation: '11',
      lineItems: [{ itemNumber: 'P1', companyCode: '001', eaches: 1 }],
    };
    const answer = await failing.call(quotes, { body });
    expect([answer.status, answer.errors]).toEqual([500, CHECKOUT_TEXTS.quotesFailed]);
  });

  it('do not wait for a carrier for ever', async () => {
    await expect(withinTime(() => new Promise(() => undefined), 5)({} as RateQuestion)).rejects.toThrow(
      'did not answer',
    );
  });

  it('are charged by the method of the account, the lift gate as it is (decision P4)', async () => {
    const visit = store.visit({
      settings: { shippingCalculationMethod: 4, shippingCalculationAmount: cents(5_00) },
      warehouseNumber: '77',
    });
    await putItem(store.table, offerKey(part.id), { ...part, flags: ['oversized'] });
    const body = {
      lineOfBusinessKey: 'aftermarket' as const,
      deliveryPostalCode: '80202',
      deliveryFromLocation: '11',
      lineItems: [{ itemNumber: 'P1', companyCode: '001', eaches: 1 }],
    };
    expect((await visit.call(quotes, { body })).output()).toMatchObject([
      { carrierQuotes: [{ code: 'LTL', shippingFee: 126_80, liftGateFee: 75_00, etaDays: 2 }] },
    ]);
  });
});

describe('orders', () => {
  async function placed(who = {}) {
    const visit = store.visit(who);
    await visit.fill(lineOf('P1'));
    return { visit, ...(await visit.order(await visit.request({ options: { poNumber: 'PO-77' } }))).output() };
  }

  it('of another account are not there, whatever is asked of them', async () => {
    const { orderNumber } = await placed();
    const stranger = store.visit({ accountId: 9, userId: 'u9', account: { id: 9 } });
    const params = { id: orderNumber };
    const answers = [
      await stranger.call(getOrder, { params }),
      await stranger.call(cancelOrder, { params, body: {} }),
      await stranger.call(reorder, { params }),
      await stranger.call(getOrder, { params: { id: 'no number' } }),
    ];
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual(
      answers.map(() => [404, ORDER_TEXTS.notFound]),
    );
    expect((await stranger.call(getOrders)).output()).toMatchObject({ data: [], total: 0, fetched: 0 });
    expect((await stranger.call(getOrders, { query: { search: orderNumber } })).output().total).toBe(0);
    expect((await stranger.call(getOrders, { query: { id: '2' } })).status).toBe(404);
  });

  it('of children are in the list of their parent, and those of everybody in the provider’s, by company', async () => {
    const account = { id: 3, parentId: 2, companyName: 'Summit East' };
    const { orderNumber } = await placed({ accountId: 3, parentId: 2, account });
    const lists = [
      store.visit({ level: 1, userId: 'boss' }),
      store.visit({ level: 0, accountId: 1, userId: 'provider', account: { id: 1 } }),
    ].map(async (visit) => (await visit.call(getOrders, { query: { search: 'east' } })).output().data);
    const order = { orderNumber, companyName: 'Summit East' };
    expect(await Promise.all(lists)).toMatchObject([[order], [order]]);
  });

  it('are searched and sorted inside 90 days, and found by number at any age (decision O9)', async () => {
    const { orderNumber } = await placed({ time: '2025-06-02T17:00:00.000Z' });
    const { visit } = await placed({ userId: 'u2' });
    const numbers = async (query: object) =>
      (await visit.call(getOrders, { query })).output().data.map((order) => order.orderNumber);
    expect(await numbers({})).not.toContain(orderNumber);
    expect(await numbers({ search: orderNumber })).toEqual([orderNumber]);
    expect(await numbers({ search: 'po-77', from: '2025-06-01' })).toHaveLength(2);
    expect(await numbers({ from: '2025-06-01', sortBy: 'OrderNumber', asc: true, take: '1' })).toEqual([orderNumber]);
    expect(await numbers({ search: 'nothing' })).toEqual([]);
  });

  it('are found by what is in them, whatever stands between the letters (admin 5)', async () => {
    const { visit } = await placed();
    const options = { poNumber: 'NF/00012', salvagePoNumber: 'SAL-7', vin: '1FTFW1ET5DFC10312' };
    await visit.fill(lineOf('P1'), recycledLine(recycled.id));
    const { orderNumber, result } = (await visit.order(await visit.request({ options }), 'press-0002')).output();
    const find = async (search: string) =>
      (await visit.call(getOrders, { query: { search } })).output().data.map((order) => order.orderNumber);
    const ofItsLine = result[1]?.orderNumbers[0] ?? '';
    for (const search of ['nf/00012', 'NF 00012'.replace(' ', ''), 'sal-7', '5dfc10312', ofItsLine, ' doe ']) {
      expect(await find(search), search).toContain(orderNumber);
    }
    expect(await find('p1')).toHaveLength(2);
    expect(await find(recycled.id)).toEqual([]);
  });

  it('are listed by their status, and still found by number only where they have it', async () => {
    const { visit, orderNumber } = await placed({ time: '2025-06-02T17:00:00.000Z' });
    const count = async (query: object) => (await visit.call(getOrders, { query })).output().total;
    const day = { from: '2025-06-02', to: '2025-06-02' };
    expect(await count({ ...day, status: 'Pending' })).toBe(1);
    expect(await count({ ...day, status: 'Completed' })).toBe(0);
    expect(await count({ search: orderNumber, status: 'Pending' })).toBe(1);
    expect(await count({ search: orderNumber, status: 'Canceled' })).toBe(0);
    expect(await count({ from: '2025-05-01', to: '2025-06-01' })).toBe(0);
  });

  it.each([
    { timeZone: undefined, day: '2025-06-03', why: 'in UTC' },
    { timeZone: 'America/Denver', day: '2025-06-02', why: 'where it is evening' },
    { timeZone: 'Asia/Tokyo', day: '2025-06-03', why: 'where it is noon' },
  ])('are listed by the days of whoever looks: $day $why', async ({ timeZone, day }) => {
    const { visit } = await placed({ time: '2025-06-03T03:30:00.000Z' });
    const count = async (from: string, to: string) =>
      (await visit.call(getOrders, { query: { from, to, ...(timeZone && { timeZone }) } })).output().total;
    expect(await count(day, day)).toBe(1);
    expect(await count('2025-06-01', shifted(day, -1))).toBe(0);
    expect(await count(shifted(day, 1), '2025-06-05')).toBe(0);
  });

  it('of children are seen by the ordinary users of their parent (admin 6)', async () => {
    const { orderNumber } = await placed({ accountId: 3, parentId: 2, account: { id: 3, parentId: 2 } });
    const list = (await store.visit({ level: 3, userId: 'clerk' }).call(getOrders)).output();
    expect(list.data.map((order) => order.orderNumber)).toEqual([orderNumber]);
  });

  it.each([
    { hidden: { showPrices: false }, nulls: ['total', 'partsTotal', 'shippingTotal', 'taxTotal'] },
    { hidden: { showShipping: false }, nulls: ['total', 'shippingTotal'] },
  ])('show no $nulls where the account hides $hidden (decision A1)', async ({ hidden, nulls }) => {
    const { orderNumber } = await placed();
    const visit = store.visit({ settings: hidden });
    const order: Record<string, unknown> = (await visit.call(getOrder, { params: { id: orderNumber } })).output();
    const [row = {}] = (await visit.call(getOrders)).output().data as Record<string, unknown>[];
    const amounts = ['total', 'partsTotal', 'shippingTotal', 'taxTotal'];
    expect(amounts.filter((name) => order[name] === null)).toEqual(nulls);
    expect(['total', 'partsTotal'].filter((name) => row[name] === null)).toEqual(nulls.filter((name) => name in row));
    expect(order['shipments']).toMatchObject([{ shippingMethodCost: null, liftGateFee: null }]);
  });

  it('show no warranties and no cores where the account hides them (decision A1)', async () => {
    await putItem(store.table, offerKey(part.id), { ...part, core: 40_00_00, flags: ['major'] });
    const free = [{ top: cents(99_999_00), cost: cents(0) }];
    const entry = { code: '6P' as const, description: '6 months', default: true, method: 'Range' as const };
    const settings = { coreChargeType: 1 as const, majorWarranty: [{ ...entry, values: free }] };
    const { orderNumber } = await placed({ settings });
    const lineIn = async (more: object) => {
      const visit = store.visit({ settings: { ...settings, ...more } });
      return (await visit.call(getOrder, { params: { id: orderNumber } })).output().parts[0];
    };
    expect(await lineIn({})).toMatchObject({ corePrice: 40_00, warranty: { warrantyCode: '6P' } });
    expect(await lineIn({ showWarranties: false })).toMatchObject({ corePrice: 40_00, warranty: null });
    expect(await lineIn({ showCoreCharges: false })).toMatchObject({
      corePrice: null,
      warranty: { warrantyCode: '6P' },
    });
  });

  it('are asked to be canceled once the provider has them', async () => {
    const { visit, orderNumber } = await placed();
    const call = () => visit.call(cancelOrder, { params: { id: orderNumber }, body: { note: 'Wrong side' } });
    expect((await call()).errors).toBe(ORDER_TEXTS.noCancel);
  });

  it('are canceled by the provider, which gives the stock back once', async () => {
    const { orderNumber } = await placed();
    const staff = store.visit({ level: 0, accountId: 1, userId: 'staff', account: { id: 1 } });
    const become = (status: 'Canceled' | 'Completed') =>
      staff.call(changeOrderStatus, { params: { id: orderNumber }, body: { status, note: 'Sold out' } });
    expect((await become('Completed')).errors).toBe(ORDER_TEXTS.noSuchChange);
    expect((await become('Canceled')).output()).toMatchObject({ status: 'Canceled', reason: 'Sold out' });
    expect((await become('Canceled')).output().timeline.map(({ status, note }) => [status, note])).toEqual([
      ['Pending', ''],
      ['Canceled', 'Sold out'],
    ]);
    expect(await left()).toEqual({ '11': 5, '12': 3 });
    expect((await become('Completed')).errors).toBe(ORDER_TEXTS.noSuchChange);
  });

  it('come back into the cart as far as they can be had', async () => {
    const { visit, orderNumber } = await placed();
    const again = (await visit.call(reorder, { params: { id: orderNumber } })).output();
    expect(again).toMatchObject({
      itemCount: 1,
      results: [{ partNumber: 'P1', quantity: 1, quantityInCart: 1, formerPrice: 100_00, customerPrice: 100_00 }],
    });
    expect((await visit.call(breakdown, { body: {} })).output()).toMatchObject([
      { location: '11', isCompanyTruck: true },
    ]);
    await putItem(store.table, offerKey(part.id), { ...part, onHand: {} });
    await visit.fill();
    expect((await visit.call(reorder, { params: { id: orderNumber } })).output()).toMatchObject({
      itemCount: 0,
      results: [{ partNumber: 'P1', quantity: 1, quantityInCart: 0, customerPrice: null }],
    });
  });

  it('come back at prices and quantities of now, beside what is in the cart already', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1', { quantity: 7 }));
    const { orderNumber } = (await visit.order(await visit.request())).output();
    const other = anOffer({ id: '001#P2', partNumber: 'P2' });
    await putItem(store.table, offerKey(other.id), other);
    // The next count of the stock, with another price.
    const recounted = { ...part, onHand: { '11': 3 }, list: 110_00_00, asOf: '2026-03-02T18:00:00.000Z' };
    await putItem(store.table, offerKey(part.id), recounted);
    await visit.fill(lineOf('P2'));
    const again = async (settings = {}) =>
      (await store.visit({ settings }).call(reorder, { params: { id: orderNumber } })).output();
    const result = { quantity: 7, quantityInCart: 3 };
    expect(await again()).toMatchObject({
      itemCount: 2,
      results: [{ ...result, formerPrice: 100_00, customerPrice: 110_00 }],
    });
    expect((await again({ showPrices: false })).results).toMatchObject([
      { ...result, formerPrice: null, customerPrice: null },
    ]);
  });

  it('of the provider’s list begin with the latest, month after month', async () => {
    const times = ['2026-02-27T17:00:00.000Z', '2026-01-15T17:00:00.000Z', '2026-03-01T17:00:00.000Z'];
    for (const [index, time] of times.entries()) await placed({ userId: `u${index + 3}`, time });
    const staff = store.visit({ level: 0, accountId: 1, userId: 'staff', account: { id: 1 } });
    const list = (await staff.call(getOrders, { query: { from: '2026-02-01', to: '2026-03-02' } })).output();
    expect(list.data.map(({ created }) => created)).toEqual([times[2], times[0]]);
    expect(list.fetched).toBe(2);
  });
});

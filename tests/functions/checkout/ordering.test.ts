import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { insurerRepository } from '#functions/data/catalogue/insurer-repository.ts';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { outboxRepository } from '#functions/data/operations/outbox-repository.ts';
import { checkoutAttemptRepository } from '#functions/data/sales/checkout-attempt-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import { idempotentId } from '#functions/http/idempotency.ts';
import { type RateRequest, withinTime } from '#functions/integrations/carrier-rates.ts';
import { makeSweepAttempts } from '#functions/outbox/sweep-attempts.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { MOST_LINES } from '#shared/rules/cart/cart-lines.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { ORDER_AS_REFUSALS } from '#shared/texts/session/order-as-refusal-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { cents } from '#shared/values/money.ts';
import { encodeWire } from '#shared/wire/wire.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { checkoutStore, DELIVERY, lineOf, recycledLine } from '../../support/checkout-visit.ts';
import { sameTable } from '../../support/same-table.ts';
import { putItem } from '../../support/test-table.ts';

const { getOrder, getOrders, quotes, changeOrderStatus } = checkoutContract;

const part = anOffer({ id: '001#P1', partNumber: 'P1', onHand: { '11': 5, '12': 3 } });
const recycled = aSalvageOffer();

const LATER = new Date('2100-01-01');

let store: Awaited<ReturnType<typeof checkoutStore>>;
beforeEach(async () => {
  store = await checkoutStore([part, recycled]);
});

const left = () => store.leftOf(part);

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
    expect((await store.reservations.findMany([recycled.id])).get(recycled.id)).toMatchObject({ state: 'taken' });
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
    const text = 'Your order was placed, but your account can’t view it: order 1000001.';
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
    expect((await store.reservations.findMany([core.id])).size).toBe(0);
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
    const placed = answers.find(({ status }) => status === 200)?.output().orderNumber;
    const third = await visit.order(request, 'tab-three');
    expect(third.errors).toBe(`This cart has already been ordered: order ${placed}.`);
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
    expect((await store.reservations.findMany(offers.map(({ id }) => id))).size).toBe(MOST_LINES);
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
      order: { body: { orderAs: 7 } },
      status: 409,
      text: ORDER_AS_REFUSALS.otherAccount,
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
      why: 'it names another account',
      order: { body: { options: { accountId: 7 } } },
      status: 404,
      text: SESSION_TEXTS.unauthorized,
    },
    {
      why: 'it names a customer number that is not its own',
      order: { body: { options: { accountId: 2, customerNumber: '99999' } } },
      status: 404,
      text: SESSION_TEXTS.unauthorized,
    },
    {
      why: 'it comes from elsewhere',
      who: { settings: { ipRestriction: { method: 1 as const, list: ['192.0.2.7'] } } },
      status: 403,
      text: CHECKOUT_TEXTS.notAllowed,
    },
    {
      why: 'a Fleet account with customers has not said where to ship to',
      who: { settings: { type: 'Fleet' as const } },
      status: 409,
      text: CHECKOUT_TEXTS.postalCodeNeeded,
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

  it.each([
    { vin: '1FTFW1ETADFC10312', message: 'Character 9 of a VIN is a digit or X.' },
    { vin: '1FTFW1ET5DFO10312', message: 'Character 12 of a VIN is a letter or digit, never I, O or Q.' },
    { vin: '1FTFW1ET5DFC1031', message: 'A VIN has 17 characters.' },
    { vin: '1FTFW1ET5DFC103122', message: 'A VIN has 17 characters.' },
  ])('as the VIN $vin is none; the answer says why, as the page does (case N45)', async ({ vin, message }) => {
    const visit = store.visit();
    await visit.fill(lineOf('P1'));
    const valid = await visit.request({ options: { vin: '1FTFW1ET5DFC10312' } });
    const body = JSON.stringify(encodeWire(checkoutContract.checkout.body, valid)).replace('1FTFW1ET5DFC10312', vin);
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'press-0001' };
    const answer = await visit.send('/api/checkout', { method: 'POST', headers, body });
    expect([answer.status, JSON.parse(answer.text).errors]).toEqual([400, [{ path: 'Options.Vin', message }]]);
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
    expect(JSON.parse(limited.text).errors).toEqual([
      { path: '001#P1#EA', message: 'Availability of the part P1 is limited. 8 in your cart, 2 left.' },
    ]);
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
      pk: `CHECKOUT#u1#${idempotentId('u1', 'checkout', 'press-0001')}`,
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
    const { table, reservations } = store;
    const slow = sameTable(table);
    let groups = 0;
    slow.client.middlewareStack.add(
      (next) => async (args) => {
        if (groups === 2) throw new Error('The process has ended');
        const answer = await next(args);
        if (!isTaking(args.input as TransactWriteCommandInput)) return answer;
        groups += 1;
        if (groups === 1)
          await makeSweepAttempts({ attempts: checkoutAttemptRepository(table), reservations, now: () => LATER })();
        return answer;
      },
      { step: 'initialize' },
    );
    const visit = store.visit({ servedBy: slow });
    await visit.fill(...offers.map(({ partNumber }) => lineOf(partNumber)));
    const answer = await visit.order(await visit.request());
    expect(answer.status).not.toBe(200);
    const kept = [...(await reservations.findMany(offers.map(({ id }) => id))).values()];
    expect(kept.filter((reserved) => reserved.lineOfBusiness === 'aftermarket' && !isEmpty(reserved.entries))).toEqual(
      [],
    );
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
    await expect(withinTime(() => new Promise(() => undefined), 5)({} as RateRequest)).rejects.toThrow(
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

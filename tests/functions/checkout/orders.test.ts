import { beforeEach, describe, expect, it } from 'vitest';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { cents } from '#shared/values/money.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { checkoutStore, lineOf, recycledLine } from '../../support/checkout-visit.ts';
import { putItem } from '../../support/test-table.ts';

const { getOrder, getOrders, cancelOrder, reorder, breakdown, changeOrderStatus } = checkoutContract;

const part = anOffer({ id: '001#P1', partNumber: 'P1', onHand: { '11': 5, '12': 3 } });
const recycled = aSalvageOffer();

let store: Awaited<ReturnType<typeof checkoutStore>>;
beforeEach(async () => {
  store = await checkoutStore([part, recycled]);
});

const left = () => store.leftOf(part);

describe('orders', () => {
  async function placed(who = {}) {
    const visit = store.visit(who);
    await visit.fill(lineOf('P1'));
    return { visit, ...(await visit.order(await visit.request({ options: { poNumber: 'PO-77' } }))).output() };
  }

  it('say what was ordered of each line of business, as the answer of the checkout does', async () => {
    const visit = store.visit();
    await visit.fill(lineOf('P1'), recycledLine(recycled.id));
    const { orderNumber, result } = (await visit.order(await visit.request())).output();
    const read = (await visit.call(getOrder, { params: { id: orderNumber } })).output();
    expect(read.result).toEqual(result);
    expect(read.result.map(({ parts }) => parts)).toEqual([['P1'], [recycled.id]]);
  });

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
    expect(await numbers({ from: '2025-06-01', sortBy: 'OrderNumber', asc: true, Take: '1' })).toEqual([orderNumber]);
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

  it('are listed by what waits for the provider, and lists and orders say so', async () => {
    const { visit, orderNumber: asked } = await placed();
    await placed({ userId: 'u2' });
    const { orderNumber: stuck } = await placed({ userId: 'u3' });
    const staff = store.visit({ level: 0, accountId: 1, userId: 'staff', account: { id: 1 } });
    const become = async (id: string, status: 'Submitted' | 'Error') =>
      (await staff.call(changeOrderStatus, { params: { id }, body: { status } })).output();
    await become(asked, 'Submitted');
    await become(stuck, 'Error');
    (await visit.call(cancelOrder, { params: { id: asked }, body: {} })).output();
    const waiting = async (attention: 'stuck' | 'cancelAsked' | 'any') =>
      (await staff.call(getOrders, { query: { attention, sortBy: 'OrderNumber', asc: true } })).output().data;
    expect((await waiting('stuck')).map(({ orderNumber }) => orderNumber)).toEqual([stuck]);
    expect((await waiting('cancelAsked')).map(({ orderNumber }) => orderNumber)).toEqual([asked]);
    expect((await waiting('any')).map(({ isCancelAsked }) => isCancelAsked)).toEqual([true, false]);
    const declined = await staff.call(changeOrderStatus, { params: { id: asked }, body: { status: 'Submitted' } });
    expect(declined.output().isCancelAsked).toBe(false);
    expect(await waiting('cancelAsked')).toEqual([]);
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

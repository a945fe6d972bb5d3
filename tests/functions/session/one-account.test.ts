import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartContract } from '#shared/contracts/cart.ts';
import { type CheckoutRequest, checkoutContract } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { checkoutRequest } from '../../api-journeys/checkout-request.ts';
import { DEMO_PASSWORD } from '../../api-journeys/demo-users.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { demoShop, SHIP_TO } from '../../support/demo-shop.ts';

const { getCartItems, insertCartItem, setInsuranceCompany } = cartContract;
const { checkout, getOrder } = checkoutContract;
const { getUser, login, logout, orderAs } = sessionContract;

/** Everything that tells the accounts apart: a tab that shows an account adds its part and chooses its insurer. */
const ACCOUNTS = [
  { id: 5, part: 'S1', insurer: 'Lakeside Casualty', customer: '30010', billTo: '1550 Wewatta St', ordersAs: null },
  { id: 6, part: 'E1', insurer: 'Prairie Mutual', customer: '30110', billTo: '14200 E Colfax Ave', ordersAs: 6 },
  {
    id: 7,
    part: 'W1',
    insurer: 'Three Rivers Insurance',
    customer: '30120',
    billTo: '7300 W Alameda Ave',
    ordersAs: 7,
  },
] as const;
const accountOf = (id: number) => ACCOUNTS.find((account) => account.id === id) ?? ACCOUNTS[0];
const SIGN_IN = { userName: 'summit-admin', password: DEMO_PASSWORD, postalCode: '80202' };
const LONGEST_MS = 300_000;

let shop: Awaited<ReturnType<typeof demoShop>>;
/** All tabs of a browser have the same token. */
let browser: StoreVisitor;
beforeAll(async () => {
  shop = await demoShop(
    ACCOUNTS.map(({ part: partNumber }) => anOffer({ id: `001#${partNumber}`, partNumber, onHand: { DEN: 100_000 } })),
  );
  browser = await shop.signIn('summit-admin');
});
afterAll(() => shop.close());

interface Tab {
  /** The account on the page, which may not be that of the session any more. */
  shown: number;
  /** The request of the button of an open checkout page. */
  request?: CheckoutRequest | undefined;
  /** A call in flight with an older token. */
  underWay?: StoreVisitor | undefined;
}

type Step = { readonly tab: number; readonly isLate: boolean } & (
  | { readonly does: 'pick'; readonly account: number }
  | { readonly does: 'none' | 'add' | 'insure' | 'open checkout' | 'press' | 'reload' | 'keep token' | 'sign in again' }
);

const step = (weight: number, does: Step['does'], more = {}) => ({
  weight,
  arbitrary: fc.record({
    tab: fc.nat(2),
    isLate: fc.boolean(),
    does: fc.constant(does),
    ...more,
  }) as fc.Arbitrary<Step>,
});
const steps = fc.array(
  fc.oneof(
    step(4, 'pick', { account: fc.constantFrom(6, 7) }),
    step(2, 'none'),
    step(6, 'add'),
    step(2, 'insure'),
    step(4, 'open checkout'),
    step(4, 'press'),
    step(2, 'reload'),
    step(2, 'keep token'),
    step(1, 'sign in again'),
  ),
  { minLength: 10, maxLength: 20 },
);

/** Each tab orders for an account of its own. */
const EACH_ORDERS: Step[] = [
  { tab: 0, isLate: false, does: 'pick', account: 6 },
  { tab: 0, isLate: false, does: 'press' },
  { tab: 1, isLate: false, does: 'pick', account: 7 },
  { tab: 1, isLate: false, does: 'press' },
  { tab: 2, isLate: false, does: 'press' },
];

/** The tab's calls say which account is on its page. A late one has an old token first, and is then repeated. */
function pageOf(tab: Tab, isLate: boolean): StoreVisitor {
  return {
    ...browser,
    async call(endpoint, input, options) {
      const said = { ...options, shownAccount: tab.shown };
      const first = await ((isLate && tab.underWay?.copy()) || browser).call(endpoint, input, said);
      return first.status === 401 ? browser.call(endpoint, input, said) : first;
    },
  };
}

async function reload(tab: Tab): Promise<void> {
  tab.shown = (await browser.call(getUser)).output().account.id;
  tab.request = undefined;
}

const add = (page: StoreVisitor, itemNumber: string) =>
  page.call(insertCartItem, { body: { items: [{ itemNumber, companyCode: '001' }] } });

/** With a part of the account in its cart. */
async function openCheckout(tab: Tab, page: StoreVisitor): Promise<void> {
  const added = await add(page, accountOf(tab.shown).part);
  const cart = await page.call(getCartItems);
  if (added.status !== 200 || cart.status !== 200) return;
  const { cartId } = cart.output();
  const request = await checkoutRequest(page, SHIP_TO);
  tab.request = { ...request, cartId, orderAs: accountOf(tab.shown).ordersAs };
}

/** The numbers of orders, by the account that was on the page. */
type Placed = Map<string, number>;

async function press(tab: Tab, page: StoreVisitor, placed: Placed): Promise<void> {
  if (!tab.request) await openCheckout(tab, page);
  if (!tab.request) return;
  const answer = await page.call(checkout, { body: tab.request }, { idempotencyKey: randomUUID() });
  if (answer.status !== 200) return;
  placed.set(answer.output().orderNumber, tab.shown);
  // Placing the order ends the mode.
  await browser.call(orderAs, { body: { accountId: null } });
  await reload(tab);
}

async function take(tab: Tab, does: Step, placed: Placed): Promise<void> {
  const page = pageOf(tab, does.isLate);
  const { part, insurer } = accountOf(tab.shown);
  switch (does.does) {
    case 'pick':
      await browser.call(orderAs, { body: { accountId: does.account } });
      return reload(tab);
    case 'none':
      await browser.call(orderAs, { body: { accountId: null } });
      return reload(tab);
    case 'add':
      return void (await add(page, part));
    case 'insure':
      return void (await page.call(setInsuranceCompany, { body: { insuranceCompany: insurer } }));
    case 'open checkout':
      return openCheckout(tab, page);
    case 'press':
      return press(tab, page, placed);
    case 'reload':
      return reload(tab);
    case 'keep token':
      tab.underWay = browser.copy();
      return;
    case 'sign in again':
      await browser.call(logout);
      (await browser.call(login, { body: SIGN_IN })).output();
      return reload(tab);
  }
}

/** The cart of the session has parts and insurer of its account alone. */
async function expectOwnCart(): Promise<void> {
  const account = accountOf((await browser.call(getUser)).output().account.id);
  const { items, insuranceCompany } = (await browser.call(getCartItems)).output();
  expect(items.map(({ itemNumber }) => itemNumber).filter((part) => part !== account.part)).toEqual([]);
  expect([account.insurer, null]).toContain(insuranceCompany || null);
}

function expectOneAccount(order: OrderView, shown: number): void {
  const account = accountOf(shown);
  expect({
    account: order.account.id,
    parts: [...new Set(order.parts.map(({ partNumber }) => partNumber))],
    customers: order.customerNumbers,
    billTo: order.billingAddress.address1,
    orderAs: order.orderAs,
    from: order.placedFrom,
  }).toEqual({
    account: account.id,
    parts: [account.part],
    customers: [account.customer],
    billTo: account.billTo,
    orderAs: account.ordersAs,
    from: account.ordersAs === null ? '' : 'Summit Collision',
  });
  expect(['', account.insurer]).toContain(order.insuranceCompany);
}

async function beginAnew(): Promise<void> {
  for (const { ordersAs } of ACCOUNTS) {
    await browser.call(orderAs, { body: { accountId: ordersAs } });
    await browser.call(setInsuranceCompany, { body: { insuranceCompany: null } });
    (await browser.call(cartContract.clearCartItems, { query: {} })).output();
  }
  await browser.call(orderAs, { body: { accountId: null } });
}

it(
  'no order has anything of another account, whatever three tabs of a browser do',
  async () => {
    const orders: number[] = [];
    const property = fc.asyncProperty(steps, async (all) => {
      await beginAnew();
      const tabs: readonly Tab[] = [5, 5, 5].map((shown) => ({ shown }));
      const placed: Placed = new Map();
      for (const each of all) {
        await take(tabs[each.tab] as Tab, each, placed);
        await expectOwnCart();
      }
      await browser.call(orderAs, { body: { accountId: null } });
      for (const [id, shown] of placed) {
        expectOneAccount((await browser.call(getOrder, { params: { id } })).output(), shown);
        orders.push(shown);
      }
    });
    await fc.assert(property, { numRuns: 16, examples: [[EACH_ORDERS]] });
    expect(new Set(orders)).toEqual(new Set([5, 6, 7]));
  },
  LONGEST_MS,
);

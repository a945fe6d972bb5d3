import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { userKey } from '#functions/data/identity/keys.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { outboxMessageSchema } from '#shared/schemas/stored/outbox-message.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { ORDER_AS_REFUSALS } from '#shared/texts/session/order-as-refusal-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { checkoutRequest } from '../../api-journeys/checkout-request.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { SHIP_TO } from '../../support/demo-shop.ts';
import { demoTable } from '../../support/demo-table.ts';
import { openDenver, DENVER_PART as PART, stockDenver } from '../../support/denver.ts';
import { wholeApi } from '../../support/whole-api.ts';

const { getUser, login, orderAs, refreshToken, updateLocation } = sessionContract;
const { createCart, getCartItems, getCarts, getSnapshots, insertCartItem } = cartContract;
const { checkout, getOrder, getOrders } = checkoutContract;

/** The accounts of the demo. Northside has two depots; Summit Collision has East, whose orders it completes, and West. */
const [PROVIDER, NORTHSIDE, TORONTO, SOUTH, SUMMIT, EAST, WEST] = [1, 2, 3, 4, 5, 6, 7];
const NOBODYS = 999;

let table: Table;
let send: SendToStore;
let close: () => Promise<void>;
beforeAll(async () => {
  table = await demoTable();
  ({ send, close } = await wholeApi(table));
  await openDenver(table);
});
afterAll(() => close());

async function signIn(userName: string, remember = false): Promise<StoreVisitor> {
  const host = DEMO_USERS.find((user) => user.userName === userName)?.host ?? '';
  const visitor = storeVisitor(send, host);
  (await visitor.call(login, { body: { userName, password: DEMO_PASSWORD, postalCode: '80202', remember } })).output();
  return visitor;
}

let admin: StoreVisitor;
beforeEach(async () => {
  await stockDenver(table);
  admin = await signIn('summit-admin');
});

const put = (visitor: StoreVisitor, accountId: number | null) => visitor.call(orderAs, { body: { accountId } });
const userOf = async (visitor: StoreVisitor) => (await visitor.call(getUser)).output();
const cartOf = async (visitor: StoreVisitor) => (await visitor.call(getCartItems)).output();
const itemsOf = async (visitor: StoreVisitor) => (await cartOf(visitor)).items.map(({ itemNumber }) => itemNumber);
const add = async (visitor: StoreVisitor) => (await visitor.call(insertCartItem, { body: { items: [PART] } })).output();
const said = ({ status, errors }: { status: number; errors: string | undefined }) => ({ status, errors });

let presses = 0;
async function order(visitor: StoreVisitor, changes = {}, options = {}) {
  presses += 1;
  const request = await checkoutRequest(visitor, SHIP_TO);
  const body = { ...request, ...changes, options: { ...request.options, ...options } };
  return visitor.call(checkout, { body }, { idempotencyKey: `order-as-press-${presses}` });
}

const changeUser = (userId: string, fields: Partial<User>) =>
  table.client.send(
    new UpdateCommand({
      TableName: table.tableName,
      Key: userKey(userId),
      UpdateExpression: `SET ${Object.keys(fields).map((name) => `#${name} = :${name}`)}`,
      ExpressionAttributeNames: Object.fromEntries(Object.keys(fields).map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
    }),
  );

const accounts = () => accountRepository(table);

describe('S13: who may order as whom (decision B450)', () => {
  const own = { status: 200, errors: undefined };
  const unknown = { status: 404, errors: SESSION_TEXTS.unauthorized };
  const refused = { status: 403, errors: SESSION_TEXTS.unauthorized };
  it.each([
    { userName: 'summit-admin', accountId: EAST, answer: own, why: 'it is a child' },
    { userName: 'summit-admin', accountId: WEST, answer: own, why: 'it is the other child' },
    { userName: 'summit-admin', accountId: SUMMIT, answer: own, why: 'the own account is nobody else’s' },
    { userName: 'summit-admin', accountId: TORONTO, answer: unknown, why: 'it is the child of another tenant' },
    { userName: 'summit-admin', accountId: NORTHSIDE, answer: unknown, why: 'it is another tenant' },
    { userName: 'summit-admin', accountId: PROVIDER, answer: unknown, why: 'it is the provider' },
    { userName: 'summit-admin', accountId: NOBODYS, answer: unknown, why: 'there is no such account' },
    { userName: 'provider-admin', accountId: NORTHSIDE, answer: own, why: 'the provider orders for every tenant' },
    { userName: 'provider-admin', accountId: EAST, answer: own, why: 'and for every child' },
    { userName: 'provider-admin', accountId: NOBODYS, answer: unknown, why: 'there is no such account' },
    { userName: 'summit-east-admin', accountId: EAST, answer: refused, why: 'level 2 orders for nobody' },
    { userName: 'summit-east-admin', accountId: WEST, answer: refused, why: 'least of all for a sister' },
    { userName: 'summit-buyer', accountId: EAST, answer: refused, why: 'level 3 orders for nobody' },
  ])('$userName as account $accountId: $answer.status, as $why', async ({ userName, accountId, answer }) => {
    const visitor = await signIn(userName);
    const before = await userOf(visitor);
    expect(said(await put(visitor, accountId))).toEqual(answer);
    if (answer.status !== 200) expect(await userOf(visitor)).toEqual(before);
  });

  it.each([
    { permissions: ['usermanagement' as const], why: 'checkout' },
    { permissions: ['checkout' as const], why: 'usermanagement' },
  ])('an administrator without the permission $why does not', async ({ permissions }) => {
    await changeUser('summit-admin', { permissions: [...permissions] });
    expect(said(await put(admin, EAST))).toEqual(refused);
    await changeUser('summit-admin', { permissions: ['usermanagement', 'checkout'] });
  });

  it('an inactive child is not ordered for', async () => {
    await accounts().change(provider, WEST, (account) => ({ ...account, isActive: false }));
    expect(said(await put(admin, WEST))).toEqual(unknown);
    await accounts().change(provider, WEST, (account) => ({ ...account, isActive: true }));
  });

  it('a stranger’s child in the middle of another round changes nothing', async () => {
    await put(admin, EAST);
    await add(admin);
    const before = [await userOf(admin), await cartOf(admin)];
    expect(said(await put(admin, SOUTH))).toEqual(unknown);
    expect([await userOf(admin), await cartOf(admin)]).toEqual(before);
  });
});

describe('while somebody orders as an account', () => {
  it('account, customers, address and place are its own, and the person stays the same', async () => {
    const before = await userOf(admin);
    const acting = (await put(admin, EAST)).output();
    expect(acting).toEqual(await userOf(admin));
    expect(acting).toMatchObject({
      userId: before.userId,
      accountId: SUMMIT,
      level: 1,
      account: { id: EAST, companyName: 'Summit East', parentId: SUMMIT },
      customers: [{ customerNumber: '30110' }, { customerNumber: null }],
      postalCode: '80011',
      afterMarketServiceLocation: { warehouseNumber: 'DEN' },
      orderAs: { accountId: EAST, approval: null },
    });
    expect((await put(admin, WEST)).output()).toMatchObject({
      account: { id: WEST },
      customers: [{ customerNumber: '30120' }, { customerNumber: '30120' }],
      postalCode: '80226',
      orderAs: { accountId: WEST },
    });
    expect((await put(admin, null)).output()).toEqual(before);
    expect(await userOf(admin)).toEqual(before);
  });

  it('None without a round changes nothing', async () => {
    const before = await userOf(admin);
    expect((await put(admin, null)).output()).toEqual(before);
  });

  it('the own cart waits untouched, and each round begins with an empty cart, a snapshot keeping the last one', async () => {
    await admin.call(cartContract.clearCartItems, { query: {} });
    await add(admin);
    const own = await cartOf(admin);
    await put(admin, WEST);
    expect(await itemsOf(admin)).toEqual([]);
    await add(admin);
    await put(admin, null);
    expect(await cartOf(admin)).toEqual(own);
    await put(admin, WEST);
    expect(await itemsOf(admin)).toEqual([]);
    const [newest] = (await admin.call(getSnapshots)).output();
    expect([newest?.reason, newest?.itemCount]).toEqual(['order as', 1]);
  });

  it('picking the same account again keeps its cart', async () => {
    await put(admin, WEST);
    await add(admin);
    const before = [await userOf(admin), await cartOf(admin)];
    expect((await put(admin, WEST)).output()).toEqual(before[0]);
    expect(await cartOf(admin)).toEqual(before[1]);
  });

  it('a job cart of the own account is not the cart of the round, and there may be job carts of its own', async () => {
    const body = { label: 'Bay 4', vehicle: '', repairOrder: '' };
    const { cartId } = (await admin.call(createCart, { body })).output();
    await put(admin, WEST);
    const inRound = (await admin.call(getCarts)).output();
    expect(inRound.map((cart) => cart.cartId)).not.toContain(cartId);
    expect((await admin.call(createCart, { body: { ...body, label: 'Bay 5' } })).status).toBe(200);
    expect((await admin.call(cartContract.setActiveCart, { body: { cartId } })).status).toBe(404);
  });

  it('prices are those of the account', async () => {
    const priceOf = async () =>
      (await admin.call(catalogueContract.getPart, { query: { partNumber: 'A100', companyCode: '001' } })).output();
    const own = await priceOf();
    await accounts().change(provider, WEST, (account) => ({
      ...account,
      settings: { ...account.settings, showPrices: false },
    }));
    await put(admin, WEST);
    expect(await priceOf()).not.toEqual(own);
    await put(admin, null);
    expect(await priceOf()).toEqual(own);
    await accounts().change(provider, WEST, ({ settings: { showPrices: _, ...settings }, ...account }) => ({
      ...account,
      settings,
    }));
  });

  it('the admin area stays that of the own account', async () => {
    await put(admin, EAST);
    const users = (await admin.call(usersContract.getUsers, { params: { id: String(SUMMIT) }, query: {} })).output();
    expect(users.data.map(({ userName }) => userName)).toContain('summit-buyer');
  });
});

describe('G1: a token from before the account changed is refused, and not renewed', () => {
  const refused = { status: 401, errors: SESSION_TEXTS.sessionLost };
  it.each([
    { from: EAST, to: null },
    { from: EAST, to: WEST },
    { from: null, to: EAST },
  ])('from $from to $to', async ({ from, to }) => {
    await put(admin, from);
    const kept = admin.copy();
    await put(admin, to);
    for (const endpoint of [getUser, refreshToken, getCartItems] as const) {
      expect(said(await kept.copy().call(endpoint))).toEqual(refused);
    }
    expect(said(await put(kept, WEST))).toEqual(refused);
    expect((await userOf(admin)).account.id).toBe(to ?? SUMMIT);
  });
});

it('a browser that is remembered comes back to its own account, and may order as the child again', async () => {
  admin = await signIn('summit-admin', true);
  const before = await userOf(admin);
  await put(admin, EAST);
  const reopened = admin.copy({ token: undefined });
  (await reopened.call(refreshToken)).output();
  expect(await userOf(reopened)).toEqual(before);
  expect((await put(reopened, EAST)).output().account.id).toBe(EAST);
});

describe('the mode ends at once', () => {
  const lost = { status: 401, errors: SESSION_TEXTS.sessionLost };
  const rights = { type: 1 as const, permissions: ['usermanagement' as const, 'checkout' as const] };
  it.each([
    { why: 'the user is demoted', fields: { type: 0 as const } },
    { why: 'the permission to manage users is taken away', fields: { permissions: ['checkout' as const] } },
    { why: 'the permission to order is taken away', fields: { permissions: ['usermanagement' as const] } },
    { why: 'the user is deactivated', fields: { active: false } },
  ])('when $why', async ({ fields }) => {
    await put(admin, EAST);
    await changeUser('summit-admin', { ...fields });
    expect(said(await admin.copy().call(getUser))).toEqual(lost);
    expect(said(await admin.call(insertCartItem, { body: { items: [PART] } }))).toEqual(lost);
    await changeUser('summit-admin', { ...rights, active: true });
  });

  it('when the child is deactivated, even if it is active again', async () => {
    await put(admin, WEST);
    await accounts().deactivate(provider, WEST);
    expect(said(await admin.call(getUser))).toEqual(lost);
    await accounts().change(provider, WEST, (account) => ({ ...account, isActive: true }));
    expect(said(await admin.call(getUser))).toEqual(lost);
  });
});

describe('an order for another account', () => {
  it('is the child’s with everything in it, and says who placed it for whom', async () => {
    const before = await userOf(admin);
    const acting = (await put(admin, WEST)).output();
    await add(admin);
    const { orderNumber } = (await order(admin, {}, { contactEmail: 'bay4@summit.example' })).output();
    const placed = (await admin.call(getOrder, { params: { id: orderNumber } })).output();
    expect(placed).toMatchObject({
      account: { id: WEST, parentId: SUMMIT },
      companyName: 'Summit West',
      customerNumbers: ['30120'],
      billingAddress: { address1: '7300 W Alameda Ave' },
      firstName: before.firstName,
      orderAs: WEST,
      placedFrom: 'Summit Collision',
      handedOverBy: '',
      timeline: [{ actor: 'Sara Sandoval', note: 'Placed by Sara Sandoval for Summit West' }],
    });
    expect(acting.account.companyName).toBe(placed.companyName);
    const sent = (await queryAll(table, { pk: 'OUTBOX', sk: '' }))
      .map((item) => outboxMessageSchema.parse(item))
      .filter((message) => message.kind === 'order placed' && message.orderNumber === orderNumber);
    // The contact gets the mail itself.
    expect(sent.flatMap((message) => ('to' in message && message.to) || [])).toEqual([
      'west@summit.example',
      before.email,
    ]);
  });

  it('an order of the own account says nothing of it', async () => {
    await admin.call(cartContract.clearCartItems, { query: {} });
    await add(admin);
    const { orderNumber } = (await order(admin)).output();
    const placed = (await admin.call(getOrder, { params: { id: orderNumber } })).output();
    expect(placed).toMatchObject({ orderAs: null, placedFrom: '', timeline: [{ note: '' }] });
  });

  it.each([
    { shown: null, why: 'none' },
    { shown: WEST, why: 'a sister' },
    { shown: SUMMIT, why: 'the own account' },
  ])('is refused when the page showed $why', async ({ shown }) => {
    await put(admin, EAST);
    await add(admin);
    const refused = { status: 409, errors: ORDER_AS_REFUSALS.otherAccount };
    expect(said(await order(admin, { orderAs: shown }))).toEqual(refused);
    expect(await itemsOf(admin)).toEqual(['H1']);
  });

  it('is taken for a child of type 2, which can’t order for itself', async () => {
    await put(admin, EAST);
    await add(admin);
    expect((await order(admin)).status).toBe(200);
  });

  it('is all that a parent of type 1 orders', async () => {
    const setType = (orderProcessType: 0 | 1) =>
      accounts().change(provider, SUMMIT, (account) => ({ ...account, orderProcessType }));
    await setType(1);
    await admin.call(cartContract.clearCartItems, { query: {} });
    await add(admin);
    expect(said(await order(admin))).toEqual({ status: 403, errors: CHECKOUT_TEXTS.notAllowed });
    await put(admin, WEST);
    await add(admin);
    expect((await order(admin)).status).toBe(200);
    await setType(0);
  });

  it('is not taken for a parent of type 1 itself, not even from the provider', async () => {
    const setType = (orderProcessType: 0 | 1) =>
      accounts().change(provider, SUMMIT, (account) => ({ ...account, orderProcessType }));
    await setType(1);
    const staff = await signIn('provider-admin');
    await put(staff, SUMMIT);
    await add(staff);
    expect(said(await order(staff))).toEqual({ status: 403, errors: CHECKOUT_TEXTS.notAllowed });
    await setType(0);
  });
});

describe('an IP restriction of checkout (decision B452)', () => {
  it('of a depot does not keep its head office from ordering for it', async () => {
    const staff = await signIn('northside-admin');
    expect((await put(staff, SOUTH)).output().account.isCheckoutRestricted).toBe(false);
  });

  it('of the head office does, and no order is taken', async () => {
    const restrict = (method: 0 | 1) =>
      accounts().change(provider, SUMMIT, (account) => ({
        ...account,
        settings: { ...account.settings, ipRestriction: { method, list: ['192.0.2.1'] } },
      }));
    await restrict(1);
    expect((await put(admin, WEST)).output().account.isCheckoutRestricted).toBe(true);
    await add(admin);
    expect(said(await order(admin))).toEqual({ status: 403, errors: CHECKOUT_TEXTS.notAllowed });
    await restrict(0);
  });
});

describe('a page that shows another account than the session orders as (decision B453)', () => {
  const refused = { status: 409, errors: ORDER_AS_REFUSALS.otherAccount };

  it('is refused, and nothing is changed', async () => {
    await put(admin, EAST);
    const shownAccount = WEST;
    const before = [await userOf(admin), await cartOf(admin)];
    const answers = [
      await admin.call(insertCartItem, { body: { items: [PART] } }, { shownAccount }),
      await admin.call(getCartItems, {}, { shownAccount }),
      await admin.call(updateLocation, { body: { zipcode: '80202' } }, { shownAccount }),
      await admin.call(getOrders, { query: {} }, { shownAccount }),
      await admin.call(
        catalogueContract.getPart,
        { query: { partNumber: 'A100', companyCode: '001' } },
        { shownAccount },
      ),
    ];
    expect(answers.map(said)).toEqual(answers.map(() => refused));
    expect([await userOf(admin), await cartOf(admin)]).toEqual(before);
  });

  it('learns who the session orders as, and still picks, leaves and administers', async () => {
    await put(admin, EAST);
    const shownAccount = SUMMIT;
    expect((await admin.call(getUser, {}, { shownAccount })).output().account.id).toBe(EAST);
    const users = { params: { id: String(SUMMIT) }, query: {} };
    expect((await admin.call(usersContract.getUsers, users, { shownAccount })).status).toBe(200);
    expect((await admin.call(orderAs, { body: { accountId: null } }, { shownAccount })).status).toBe(200);
  });

  it('is served when both are the same', async () => {
    await put(admin, EAST);
    expect((await admin.call(getCartItems, {}, { shownAccount: EAST })).status).toBe(200);
  });
});

describe('who sees the order of an account, by the account ordered as (admin 6, order view)', () => {
  const numbers = new Map<number, string>();
  beforeAll(async () => {
    await stockDenver(table);
    const staff = await signIn('provider-admin');
    for (const accountId of [EAST, WEST, NORTHSIDE]) {
      (await put(staff, accountId)).output();
      await add(staff);
      numbers.set(accountId, (await order(staff)).output().orderNumber);
    }
    const own = await signIn('summit-admin');
    await own.call(cartContract.clearCartItems, { query: {} });
    await add(own);
    numbers.set(SUMMIT, (await order(own)).output().orderNumber);
  });

  it.each([
    { userName: 'summit-admin', as: null, sees: [EAST, WEST, SUMMIT] },
    { userName: 'summit-admin', as: EAST, sees: [EAST] },
    { userName: 'summit-admin', as: WEST, sees: [WEST] },
    { userName: 'provider-admin', as: null, sees: [EAST, WEST, NORTHSIDE, SUMMIT] },
    { userName: 'provider-admin', as: EAST, sees: [EAST, WEST, NORTHSIDE, SUMMIT] },
    { userName: 'northside-admin', as: null, sees: [NORTHSIDE] },
    { userName: 'northside-admin', as: TORONTO, sees: [] },
    { userName: 'summit-east-admin', as: null, sees: [EAST] },
    { userName: 'summit-buyer', as: null, sees: [EAST, WEST, SUMMIT] },
    { userName: 'summit-east-buyer', as: null, sees: [EAST] },
  ])('$userName as $as sees those of $sees', async ({ userName, as, sees }) => {
    const visitor = await signIn(userName);
    if (as !== null) (await put(visitor, as)).output();
    const found: number[] = [];
    for (const [accountId, id] of numbers) {
      const { status } = await visitor.call(getOrder, { params: { id } });
      if (status === 200) found.push(accountId);
    }
    expect(found).toEqual(sees);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvalsContract } from '#shared/contracts/approvals.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import {
  type SendToStore,
  type StoreAnswer,
  type StoreVisitor,
  storeVisitor,
} from '../../api-journeys/store-visitor.ts';
import { demoTable } from '../../support/demo-table.ts';
import { openDenver, DENVER_PART as PART, stockDenver } from '../../support/denver.ts';
import { wholeApi } from '../../support/whole-api.ts';

const { login, getUser, refreshToken } = sessionContract;
const { insertCartItem, getCartItems } = cartContract;
const { sendToParent, openHandOver, leaveHandOver } = approvalsContract;

let send: SendToStore;
let close: () => Promise<void>;
beforeAll(async () => {
  const table = await demoTable();
  ({ send, close } = await wholeApi(table));
  await openDenver(table);
  await stockDenver(table);
});
afterAll(() => close());

async function signIn(userName: string, remember = false): Promise<StoreVisitor> {
  const visitor = storeVisitor(send, SUMMIT);
  const body = { userName, password: DEMO_PASSWORD, postalCode: '80202', remember };
  (await visitor.call(login, { body })).output();
  return visitor;
}

let parent: StoreVisitor;
let handOverId: string;
beforeEach(async () => {
  const child = await signIn('summit-east-buyer');
  (await child.call(insertCartItem, { body: { items: [PART] } })).output();
  handOverId = (await child.call(sendToParent, { body: {} })).output().id;
  parent = await signIn('summit-buyer');
});

const enter = async () => (await parent.call(openHandOver, { body: { id: handOverId } })).output();
const leave = async () => (await parent.call(leaveHandOver, { body: {} })).output();

const checkout = (visitor: StoreVisitor) =>
  visitor.call(
    checkoutContract.checkout,
    {
      body: {
        cartVersion: 1,
        carts: [
          {
            lineOfBusinessKey: 'aftermarket',
            shippingWarehouse: 'DEN',
            shipVia: 'LOCAL',
            deliveryAddress: { address1: '1 Main St', city: 'Aurora', stateProvince: 'CO', postalCode: '80011' },
          },
        ],
        total: null,
        options: {},
      },
    },
    { idempotencyKey: 'with-a-kept-token' },
  );

/** Calls of every kind; each is made by somebody of their own, as an answer may carry another token. */
const CALLS: readonly { name: string; call: (visitor: StoreVisitor) => Promise<StoreAnswer<unknown>> }[] = [
  { name: 'the user', call: (visitor) => visitor.call(getUser) },
  { name: 'a new token', call: (visitor) => visitor.call(refreshToken) },
  { name: 'the cart', call: (visitor) => visitor.call(getCartItems) },
  { name: 'a part for the cart', call: (visitor) => visitor.call(insertCartItem, { body: { items: [PART] } }) },
  { name: 'the orders', call: (visitor) => visitor.call(checkoutContract.getOrders, { query: {} }) },
  { name: 'an order', call: checkout },
  { name: 'leaving', call: (visitor) => visitor.call(leaveHandOver, { body: {} }) },
  {
    name: 'a part of the catalogue',
    call: (visitor) => visitor.call(catalogueContract.getPart, { query: { partNumber: 'A100', companyCode: '001' } }),
  },
];

const refused = { status: 401, errors: SESSION_TEXTS.sessionLost };

describe('a token of the child’s account, once the child is left, is refused for', () => {
  it.each(CALLS)('$name', async ({ call }) => {
    await enter();
    const kept = parent.copy();
    await leave();
    const { status, errors } = await call(kept);
    expect({ status, errors }).toEqual(refused);
  });
});

describe('a token of the own account, once somebody works for a child, is refused for', () => {
  it.each(CALLS)('$name', async ({ call }) => {
    const kept = parent.copy();
    await enter();
    const { status, errors } = await call(kept);
    expect({ status, errors }).toEqual(refused);
  });
});

it('the newest token works on, in the child’s account and after leaving it', async () => {
  await enter();
  expect((await parent.call(getUser)).output().account.companyName).toBe('Summit East');
  await leave();
  expect((await parent.call(getUser)).output().account.companyName).toBe('Summit Collision');
});

it('a browser that is remembered comes back to its own account, and its token of the child is over', async () => {
  parent = await signIn('summit-buyer', true);
  await enter();
  const kept = parent.copy();
  const reopened = parent.copy({ token: undefined });
  (await reopened.call(refreshToken)).output();
  const user = (await reopened.call(getUser)).output();
  expect([user.account.companyName, user.orderAs]).toEqual(['Summit Collision', null]);
  expect((await kept.call(getUser)).status).toBe(401);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionRepository } from '#functions/data/identity/session-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { approvalsContract } from '#shared/contracts/approvals.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { type CheckoutRequest, checkoutContract } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { APPROVAL_REFUSALS } from '#shared/texts/orders/approval-refusal-texts.ts';
import { checkoutRequest } from '../../api-journeys/checkout-request.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { SHIP_TO } from '../../support/demo-shop.ts';
import { demoTable } from '../../support/demo-table.ts';
import { openDenver, DENVER_PART as PART, stockDenver } from '../../support/denver.ts';
import { wholeApi } from '../../support/whole-api.ts';

const { addItems, clearCartItems, copySharedCart, createCart, deleteCart, getCarts, getCartItems } = cartContract;
const { insertCartItem, restoreSnapshot, getSnapshots, setActiveCart, shareCart } = cartContract;
const { sendToParent, openHandOver, leaveHandOver, returnHandOver, getHandOvers } = approvalsContract;

let table: Table;
let send: SendToStore;
let close: () => Promise<void>;
beforeAll(async () => {
  table = await demoTable();
  ({ send, close } = await wholeApi(table));
  await openDenver(table);
});
afterAll(() => close());

async function signIn(userName: string): Promise<StoreVisitor> {
  const visitor = storeVisitor(send, SUMMIT);
  const body = { userName, password: DEMO_PASSWORD, postalCode: '80202' };
  (await visitor.call(sessionContract.login, { body })).output();
  return visitor;
}

let child: StoreVisitor;
let parent: StoreVisitor;
let handOverId: string;
/** A parent's ordinary buyer has opened what a child sent. */
beforeEach(async () => {
  await stockDenver(table);
  child = await signIn('summit-east-buyer');
  await child.call(clearCartItems, { query: {} });
  (await child.call(insertCartItem, { body: { items: [PART] } })).output();
  handOverId = (await child.call(sendToParent, { body: {} })).output().id;
  parent = await signIn('summit-buyer');
  (await parent.call(openHandOver, { body: { id: handOverId } })).output();
});

const cartsOf = async (visitor: StoreVisitor) => (await visitor.call(getCarts)).output();
const sentCartId = async () => (await cartsOf(parent)).find(({ isActive }) => isActive)?.cartId ?? '';
const mainCartId = async () => (await parent.call(createCart, { body: {} })).output().cartId;
const stateNow = async () =>
  (await child.call(getHandOvers)).output().find(({ id }) => id === handOverId)?.state ?? 'none';

async function fill(cartId: string) {
  (await parent.call(addItems, { params: { cartId }, body: { items: [{ ...PART, quantity: 3 }] } })).output();
}

let presses = 0;
async function order(given?: CheckoutRequest) {
  presses += 1;
  const body = given ?? (await checkoutRequest(parent, SHIP_TO));
  return parent.call(checkoutContract.checkout, { body }, { idempotencyKey: `only-the-sent-cart-${presses}` });
}

const refused = { status: 403, errors: APPROVAL_REFUSALS.onlyThisCart };
const saidIn = ({ status, errors }: { status: number; errors: string | undefined }) => ({ status, errors });

describe('while a sent cart is open, the session does not turn to', () => {
  it.each([
    { cart: 'the main cart', idOf: mainCartId },
    {
      cart: 'a job cart',
      idOf: async () => (await parent.call(createCart, { body: { label: 'Bay 4' } })).output().cartId,
    },
    {
      cart: 'a cart that was sent before',
      async idOf() {
        const before = await sentCartId();
        await parent.call(leaveHandOver, { body: {} });
        (await child.call(insertCartItem, { body: { items: [PART] } })).output();
        handOverId = (await child.call(sendToParent, { body: {} })).output().id;
        (await parent.call(openHandOver, { body: { id: handOverId } })).output();
        return before;
      },
    },
  ])('$cart', async ({ idOf }) => {
    const cartId = await idOf();
    await fill(cartId);
    expect(saidIn(await parent.call(setActiveCart, { body: { cartId } }))).toEqual(refused);
  });
});

describe('while a sent cart is open, no other cart is ordered:', () => {
  /** As a session of an earlier release may stand. */
  async function turnTo(cartName: string) {
    const [, claims = ''] = (parent.token() ?? '').split('.');
    const { sub, sid } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    await sessionRepository(table).setCart({ userId: sub, sessionId: sid }, cartName);
  }

  it('not the main cart of the child’s account', async () => {
    await fill(await mainCartId());
    await turnTo('main');
    expect(saidIn(await order())).toEqual(refused);
    expect(await stateNow()).toBe('open');
  });

  it('not one that the order names', async () => {
    const cartId = await mainCartId();
    await fill(cartId);
    expect(saidIn(await order({ ...(await checkoutRequest(parent, SHIP_TO)), cartId }))).toEqual(refused);
    expect(await stateNow()).toBe('open');
  });

  it('not what takes the place of the sent cart when that was deleted', async () => {
    await fill(await mainCartId());
    const request = await checkoutRequest(parent, SHIP_TO);
    await parent.call(deleteCart, { query: { cartId: await sentCartId() } });
    expect(saidIn(await order(request))).toEqual(refused);
    expect(await stateNow()).toBe('open');
  });
});

describe('what was sent is ordered once, and nothing after it:', () => {
  const decided = { status: 409, errors: APPROVAL_REFUSALS.decided };
  const another = async () => {
    (await parent.call(insertCartItem, { body: { items: [PART] } })).output();
    return saidIn(await order());
  };

  it('once it was ordered', async () => {
    expect((await order()).status).toBe(200);
    expect(await another()).toEqual(decided);
  });

  it('once it was returned', async () => {
    (await parent.call(returnHandOver, { body: { id: handOverId, note: 'No' } })).output();
    expect(await another()).toEqual(decided);
  });

  it('once its sender has taken it back', async () => {
    (await child.call(returnHandOver, { body: { id: handOverId } })).output();
    expect(await another()).toEqual(decided);
  });
});

describe('parts that come into the sent cart are ordered with it, and so decide on it:', () => {
  it.each([
    {
      way: 'of a shared cart of the child',
      async bring() {
        (await child.call(insertCartItem, { body: { items: [PART] } })).output();
        const { token } = (await child.call(shareCart, {}, { idempotencyKey: 'shared-with-parent' })).output();
        return parent.call(copySharedCart, { body: { token } });
      },
    },
    {
      way: 'of a snapshot',
      async bring() {
        await parent.call(clearCartItems, { query: {} });
        const [snapshot] = (await parent.call(getSnapshots)).output();
        return parent.call(restoreSnapshot, { body: { id: snapshot?.id ?? '' } });
      },
    },
  ])('$way', async ({ bring }) => {
    expect((await bring()).status).toBe(200);
    expect((await parent.call(getCartItems)).output().items).toMatchObject([{ itemNumber: PART.itemNumber }]);
    expect((await order()).status).toBe(200);
    expect(await stateNow()).toBe('ordered');
  });

  it('of an order of before', async () => {
    const { orderNumber } = (await order()).output();
    await parent.call(leaveHandOver, { body: {} });
    (await child.call(insertCartItem, { body: { items: [PART] } })).output();
    handOverId = (await child.call(sendToParent, { body: {} })).output().id;
    (await parent.call(openHandOver, { body: { id: handOverId } })).output();
    (await parent.call(clearCartItems, { query: {} })).output();
    expect((await parent.call(checkoutContract.reorder, { params: { id: orderNumber } })).status).toBe(200);
    expect((await order()).status).toBe(200);
    expect(await stateNow()).toBe('ordered');
  });
});

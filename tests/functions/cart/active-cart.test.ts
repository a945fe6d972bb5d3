import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartRepository } from '#functions/data/sales/cart-repository.ts';
import { approvalsContract } from '#shared/contracts/approvals.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { checkoutRequest } from '../../api-journeys/checkout-request.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { type DemoShopper, demoShop, SHIP_TO } from '../../support/demo-shop.ts';

const { clearCartItems, deleteCart, getCartItems, getCarts } = cartContract;
const { breakdown, checkout, getOrder, reorder } = checkoutContract;
const { getUser, setActiveCustomer } = sessionContract;

let shop: Awaited<ReturnType<typeof demoShop>>;
beforeAll(async () => {
  shop = await demoShop(
    ['MAIN', 'JOB'].map((number) => anOffer({ id: `001#${number}`, partNumber: number, onHand: { DEN: 99 } })),
  );
});
afterAll(() => shop.close());

/** With one part in the main cart, working in an empty job cart. */
async function workingInJob(userName: string) {
  const shopper = await shop.signIn(userName);
  await shopper.call(clearCartItems, { query: {} });
  await shopper.add('MAIN');
  return { shopper, job: await shopper.startJob() };
}

/** By another browser of the same user, so that the session still names the job cart. */
async function deletedElsewhere(userName: string): Promise<DemoShopper> {
  const { shopper, job } = await workingInJob(userName);
  const other = await shop.signIn(userName);
  (await other.call(deleteCart, { query: { cartId: job } })).output();
  return shopper;
}

async function order(shopper: DemoShopper): Promise<string> {
  const body = await checkoutRequest(shopper, SHIP_TO);
  return (await shopper.call(checkout, { body }, { idempotencyKey: randomUUID() })).output().orderNumber;
}

const activeCarts = async (shopper: DemoShopper) =>
  (await shopper.call(getCarts)).output().filter(({ isActive }) => isActive);

describe('a session whose job cart was deleted elsewhere works with the main cart', () => {
  it.each<{ call: string; userName?: string; parts: (shopper: DemoShopper) => Promise<string[]> }>([
    { call: 'the cart', parts: (shopper) => shopper.parts() },
    {
      call: 'the list of carts',
      parts: async (shopper) => (await activeCarts(shopper)).map(({ job }) => (job ? 'JOB' : 'MAIN')),
    },
    {
      call: 'the shipments',
      parts: async (shopper) => {
        const shipments = (await shopper.call(breakdown, { body: {} })).output();
        return shipments.flatMap(({ lineItems }) => lineItems.map(({ itemNumber }) => itemNumber));
      },
    },
    {
      call: 'an order',
      parts: async (shopper) => {
        const params = { id: await order(shopper) };
        return (await shopper.call(getOrder, { params })).output().parts.map(({ partNumber }) => partNumber);
      },
    },
    {
      call: 'ordering again',
      parts: async (shopper) => {
        (await shopper.call(reorder, { params: { id: await order(shopper) } })).output();
        return shopper.parts();
      },
    },
    {
      call: 'a guest, who loses the parts of it',
      parts: async (shopper) => {
        const body = { customerNumber: '30010', companyCode: '001', isGuest: true };
        (await shopper.call(setActiveCustomer, { body })).output();
        const owner = (await shopper.call(getUser)).output();
        const main = await cartRepository(shop.table).find(owner, 'main');
        return main?.lines.length === 0 ? ['MAIN'] : [];
      },
    },
    {
      call: 'a cart sent to the parent',
      userName: 'summit-east-buyer',
      parts: async (shopper) => {
        const sent = (await shopper.call(approvalsContract.sendToParent, { body: {} })).output();
        return sent.items.map(({ itemNumber }) => itemNumber);
      },
    },
  ])('$call', async ({ parts, userName = 'summit-buyer' }) => {
    expect(await parts(await deletedElsewhere(userName))).toEqual(['MAIN']);
  });
});

describe('deleting a cart', () => {
  it('that the session works in brings the session back to the main cart', async () => {
    const { shopper, job } = await workingInJob('summit-buyer');
    (await shopper.call(deleteCart, { query: { cartId: job } })).output();
    expect([await activeCarts(shopper), await shopper.parts()]).toMatchObject([[{ job: null }], ['MAIN']]);
  });

  it('that the session does not work in leaves the session where it is', async () => {
    const { shopper, job } = await workingInJob('summit-buyer');
    const cartId = await shopper.startJob();
    await shopper.add('JOB');
    (await shopper.call(deleteCart, { query: { cartId: job } })).output();
    expect((await shopper.call(getCartItems)).output()).toMatchObject({ cartId, items: [{ itemNumber: 'JOB' }] });
  });
});

describe('the main cart', () => {
  it('is in the list of carts before anything was put into it', async () => {
    const shopper = await shop.signIn('summit-east-admin');
    const { cartId } = await shopper.cart();
    expect((await shopper.call(getCarts)).output().map((cart) => cart.cartId)).toEqual([cartId]);
  });

  it('is emptied when it is deleted: no later content gets the version of one that was shown', async () => {
    const shopper = await shop.signIn('summit-admin');
    await shopper.add('MAIN');
    const { cartId, version } = await shopper.cart();
    (await shopper.call(deleteCart, { query: { cartId } })).output();
    const after = await shopper.cart();
    expect(after.items).toEqual([]);
    expect(after.version).toBeGreaterThan(version);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartContract } from '#shared/contracts/cart.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { checkoutRequest } from '../../api-journeys/checkout-request.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { type DemoShopper, demoShop, SHIP_TO } from '../../support/demo-shop.ts';

const { clearCartItems, deleteCart, setActiveCart } = cartContract;
const { breakdown, checkout, getOrder } = checkoutContract;

let shop: Awaited<ReturnType<typeof demoShop>>;
beforeAll(async () => {
  shop = await demoShop(
    ['SHOWN', 'OTHER'].map((number) => anOffer({ id: `001#${number}`, partNumber: number, onHand: { DEN: 99 } })),
  );
});
afterAll(() => shop.close());

let shopper: DemoShopper;
beforeEach(async () => {
  shopper = await shop.signIn('summit-buyer');
  await shopper.call(clearCartItems, { query: {} });
});

/** A checkout page open on one job cart while another tab has switched to another one of the same version and price. */
async function openOnOther() {
  const cartId = await shopper.startJob();
  await shopper.add('SHOWN');
  const request = { ...(await checkoutRequest(shopper, SHIP_TO)), cartId };
  const otherId = await shopper.startJob();
  await shopper.add('OTHER');
  return { request, cartId, otherId };
}

const press = (body: Awaited<ReturnType<typeof checkoutRequest>>) =>
  shopper.call(checkout, { body }, { idempotencyKey: randomUUID() });
const partsOf = async (orderNumber: string) =>
  (await shopper.call(getOrder, { params: { id: orderNumber } })).output().parts.map(({ partNumber }) => partNumber);

describe('the cart that CartId names', () => {
  it('is the one that is ordered, whichever the session works with; the other stays', async () => {
    const { request } = await openOnOther();
    const { orderNumber } = (await press(request)).output();
    expect([await partsOf(orderNumber), await shopper.parts()]).toEqual([['SHOWN'], ['OTHER']]);
  });

  it('is the one whose shipments are told', async () => {
    const { cartId } = await openOnOther();
    const shipments = (await shopper.call(breakdown, { body: { cartId } })).output();
    expect(shipments.flatMap(({ lineItems }) => lineItems.map(({ itemNumber }) => itemNumber))).toEqual(['SHOWN']);
  });

  it('is that of the session when none is named', async () => {
    const { request: named, otherId } = await openOnOther();
    const { cartId: _id, ...request } = named;
    await shopper.call(setActiveCart, { body: { cartId: otherId } });
    expect(await partsOf((await press(request)).output().orderNumber)).toEqual(['OTHER']);
  });
});

describe('a cart that is not the caller’s own is not found, and nothing is ordered:', () => {
  it.each([
    {
      whose: 'another user’s of the account',
      cartId: async () => (await (await shop.signIn('summit-admin')).cart()).cartId,
    },
    { whose: 'one that never was', cartId: async () => `${(await shopper.cart()).cartId}-neverwas0000` },
    {
      whose: 'one that was deleted',
      cartId: async () => {
        const cartId = await shopper.startJob();
        await shopper.call(deleteCart, { query: { cartId } });
        return cartId;
      },
    },
  ])('$whose', async ({ cartId }) => {
    const { request } = await openOnOther();
    const id = await cartId();
    const ordered = await press({ ...request, cartId: id });
    const told = await shopper.call(breakdown, { body: { cartId: id } });
    expect([ordered.status, ordered.errors, told.status]).toEqual([404, CHECKOUT_TEXTS.noSuchCart, 404]);
  });
});

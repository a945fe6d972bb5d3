import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { anItem } from '../../support/cart-visit.ts';
import { measuredVisitor } from '../../support/measured-visitor.ts';
import type { TableTrips } from '../../support/table-trips.ts';
import { putItem } from '../../support/test-table.ts';

const { getCartItems, getItems, insertCartItem, updateCartItem, deleteCartItem, clearCartItems, getFavorites } =
  cartContract;

let visitor: StoreVisitor;
let cost: TableTrips;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ visitor, cost, close } = await measuredVisitor(SUMMIT, 'summit-buyer'));
  const { table } = await import('#functions/data/table/deployed-table.ts');
  const offer = anOffer({ id: '001#P1', partNumber: 'P1', onHand: { DEN: 900 } });
  await putItem(table, offerKey('001#P1'), offer);
});
// Places and price levels are kept for 30 seconds: what is measured is what comes after the first call.
beforeEach(async () => {
  (await add()).output();
});
afterAll(() => close());

const add = () => visitor.call(insertCartItem, { body: { items: [anItem('P1')] } });
const cartId = async () => (await visitor.call(getCartItems)).output().cartId;

it.each([
  {
    name: 'a part for the cart',
    call: add,
    trips: 3,
    why: 'it is looked up while nobody waits, then the cart is saved',
  },
  {
    name: 'the cart',
    call: () => visitor.call(getCartItems),
    trips: 2,
    why: 'it comes with the session, its parts after it',
  },
  {
    name: 'another quantity',
    call: () => visitor.call(updateCartItem, { body: { items: [{ id: '001#P1#EA', quantity: 3 }] } }),
    trips: 3,
    why: 'it is a part for the cart',
  },
  {
    name: 'a part less',
    call: () => visitor.call(deleteCartItem, { query: { partNumber: 'P1', lineOfBusinessKey: 'aftermarket' } }),
    trips: 2,
    why: 'what is left is looked up while the cart is saved',
  },
  { name: 'a clear', call: () => visitor.call(clearCartItems), trips: 2, why: 'cart and snapshot are one transaction' },
  { name: 'the favourites', call: () => visitor.call(getFavorites), trips: 2, why: 'they are one item' },
])('$name takes $trips round trips to the table, because $why', async ({ call, trips }) => {
  const spent = await cost.of(async () => expect((await call()).status).toBe(200));
  expect(spent.trips).toBe(trips);
  expect(spent.readUnits).toBeLessThanOrEqual(10);
});

it('a cart by its id takes no more round trips', async () => {
  const params = { cartId: await cartId() };
  const spent = await cost.of(async () => expect((await visitor.call(getItems, { params })).status).toBe(200));
  expect(spent.trips).toBeLessThanOrEqual(2);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { cartRepository, orderedCartWrites } from '#functions/data/sales/cart-repository.ts';
import { transact } from '#functions/data/table/transact.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { anItem, aSalvageItem, type CartVisit, cartStore } from '../../support/cart-visit.ts';

const { clearCartItems, deleteItems, getSnapshots, restoreSnapshot, updateCartItem } = cartContract;

const NOW = new Date('2026-03-02T17:00:00.000Z');

let store: Awaited<ReturnType<typeof cartStore>>;
beforeAll(async () => {
  const part = (partNumber: string) => anOffer({ id: `001#${partNumber}`, partNumber });
  store = await cartStore([part('P1'), part('P2'), aSalvageOffer({ id: 'guid-1' })]);
});

/** A visit that names its user. */
type Shopper = CartVisit & { readonly userId: string };

const clear = (visit: Shopper) => visit.call(clearCartItems);
const takeOut = (visit: Shopper, ...items: string[]) =>
  visit.call(deleteItems, { params: { cartId: `${visit.userId}-2` }, body: { items } });

async function restore(visit: Shopper) {
  const [snapshot] = (await visit.call(getSnapshots)).output();
  await visit.call(restoreSnapshot, { body: { id: snapshot?.id ?? '' } });
}

async function order({ userId }: Shopper, isCleared: boolean) {
  const cart = await cartRepository(store.table).find({ accountId: 2, userId }, 'main');
  if (cart) await transact(store.table, orderedCartWrites(cart, '1000001', isCleared, NOW));
}

/** The version in which a cart began, before and after something happened to it. */
async function begun(userId: string, happen: (visit: Shopper) => Promise<unknown>) {
  const visit = { ...store.visit({ userId }), userId };
  await visit.add(anItem('P1'), aSalvageItem('guid-1'));
  const before = (await visit.cart()).begunVersion;
  await happen(visit);
  return { before, after: (await visit.cart()).begunVersion };
}

describe('a cart begins anew', () => {
  it.each<{ what: string; happen: (visit: Shopper) => Promise<unknown> }>([
    { what: 'cleared', happen: async (visit) => [await clear(visit), await visit.add(anItem('P1'))] },
    { what: 'cleared-and-restored', happen: async (visit) => [await clear(visit), await restore(visit)] },
    {
      what: 'emptied-line-by-line',
      happen: async (visit) => [await takeOut(visit, '001#P1#EA', 'guid-1#EA'), await visit.add(anItem('P1'))],
    },
    { what: 'ordered', happen: async (visit) => [await order(visit, true), await visit.add(anItem('P1'))] },
  ])('with the first part after it was $what', async ({ what, happen }) => {
    const { before, after } = await begun(what, happen);
    expect(after).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
  });
});

describe('a cart goes on as the same', () => {
  it.each<{ what: string; happen: (visit: Shopper) => Promise<unknown> }>([
    { what: 'more-is-added', happen: (visit) => visit.add(anItem('P2')) },
    { what: 'a-line-is-removed', happen: (visit) => takeOut(visit, '001#P1#EA') },
    {
      what: 'one-line-of-business-is-cleared',
      happen: (visit) => visit.call(clearCartItems, { query: { lobKey: 'salvage' } }),
    },
    {
      what: 'a-quantity-changes',
      happen: (visit) => visit.call(updateCartItem, { body: { items: [{ id: '001#P1#EA', quantity: 2 }] } }),
    },
    { what: 'it-is-ordered-and-kept', happen: (visit) => order(visit, false) },
  ])('when $what', async ({ what, happen }) => {
    const { before, after } = await begun(what, happen);
    expect(before).not.toBeNull();
    expect(after).toBe(before);
  });
});

it('a cart that never held anything has not begun', async () => {
  expect((await store.visit({ userId: 'never' }).cart()).begunVersion).toBeNull();
});

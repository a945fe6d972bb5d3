import { beforeAll, describe, expect, it } from 'vitest';
import { cartContract } from '#shared/contracts/cart.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { anItem, type CartVisit, cartStore, shownLines } from '../../support/cart-visit.ts';

const { addItems, clearCartItems, createCart, deleteCart, getCarts, getFavorites, getSharedCart } = cartContract;
const { getSnapshots, restoreSnapshot, shareCart, updateFavorites } = cartContract;

const MOST_JOB_CARTS = 50;
const MOST_FAVOURITES = 200;

let store: Awaited<ReturnType<typeof cartStore>>;
beforeAll(async () => {
  store = await cartStore([anOffer({ id: '001#P1', partNumber: 'P1' })]);
});

const job = (visit: CartVisit, label: string, idempotencyKey = `key-of-${label}`) =>
  visit.call(createCart, { body: { label } }, { idempotencyKey });

describe('job carts', () => {
  it('are 50 at most, besides the main one; one that is deleted makes room', async () => {
    const visit = store.visit({ userId: 'jobber' });
    await visit.add(anItem('P1'));
    const made = await Promise.all(Array.from({ length: MOST_JOB_CARTS }, (_, index) => job(visit, `job-${index}`)));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    const refused = await job(visit, 'one-more');
    expect([refused.status, refused.errors]).toEqual([
      409,
      'You already have 50 job carts. Delete one you no longer need.',
    ]);
    expect((await visit.call(getCarts)).output()).toHaveLength(MOST_JOB_CARTS + 1);
    // Repeated, it is no further one.
    expect((await job(visit, 'job-7')).output().cartId).toBe(made[7]?.output().cartId);
    await visit.call(deleteCart, { query: { cartId: made[7]?.output().cartId ?? '' } });
    expect((await job(visit, 'one-more')).status).toBe(200);
  });
});

describe('favourites', () => {
  const parts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      itemNumber: `P${index}`,
      companyCode: '001',
      description: 'Hood',
      image: '',
    }));

  it('are 200 at most, and stay as they were when there would be more', async () => {
    const visit = store.visit({ userId: 'favours' });
    expect((await visit.call(updateFavorites, { body: parts(MOST_FAVOURITES) })).status).toBe(200);
    const refused = await visit.call(updateFavorites, { body: parts(MOST_FAVOURITES + 1) });
    expect([refused.status, refused.errors]).toEqual([
      409,
      'You already have 200 favorites. Remove one you no longer need.',
    ]);
    expect((await visit.call(getFavorites)).output()).toEqual(parts(MOST_FAVOURITES));
  });
});

describe('a shared cart', () => {
  it('has one link, however often and by however many clicks it is shared', async () => {
    const visit = store.visit({ userId: 'shares' });
    await visit.add(anItem('P1'));
    const [one, other] = await Promise.all([visit.call(shareCart), visit.call(shareCart)]);
    const later = (await store.visit({ userId: 'shares', time: '2026-03-20T17:00:00.000Z' }).call(shareCart)).output();
    expect([other.output().token, later.token]).toEqual([one.output().token, one.output().token]);
    expect(later.expires).toBe('2026-04-19T17:00:00.000Z');
    const colleague = store.visit({ userId: 'sees', time: '2026-04-10T17:00:00.000Z' });
    const seen = (await colleague.call(getSharedCart, { query: { token: later.token } })).output();
    expect(shownLines(seen)).toEqual(['1 EA P1']);
  });

  it('has a link of its own for each cart', async () => {
    const owner = { userId: 'shares-two' };
    const { cartId } = (await job(store.visit(owner), 'other')).output();
    const ofJob = store.visit({ ...owner, session: { cartName: cartId.slice('shares-two-2-'.length) } });
    const tokens = [await store.visit(owner).call(shareCart), await ofJob.call(shareCart)].map(
      (answer) => answer.output().token,
    );
    expect(new Set(tokens).size).toBe(2);
  });
});

describe('earlier carts', () => {
  it('are listed up to the newest 20 of all carts, and an older one can still be restored', async () => {
    const at = (minute: number) =>
      store.visit({ userId: 'snaps', time: `2026-03-02T17:${String(minute).padStart(2, '0')}:00.000Z` });
    await at(0).add(anItem('P1', { quantity: 3 }));
    await at(0).call(clearCartItems);
    const [oldest] = (await at(0).call(getSnapshots)).output();
    for (let minute = 1; minute <= 20; minute += 1) {
      const { cartId } = (await job(at(minute), `job-${minute}`)).output();
      await at(minute).call(addItems, { params: { cartId }, body: { items: [anItem('P1')] } });
      await at(minute).call(deleteCart, { query: { cartId } });
    }
    const listed = (await at(30).call(getSnapshots)).output();
    expect([listed.length, listed.map(({ id }) => id).includes(oldest?.id ?? '')]).toEqual([20, false]);
    await at(30).call(restoreSnapshot, { body: { id: oldest?.id ?? '' } });
    expect(await at(30).lines()).toEqual(['3 EA P1']);
  });
});

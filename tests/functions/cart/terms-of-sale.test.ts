import { beforeAll, describe, expect, it } from 'vitest';
import { cartContract } from '#shared/contracts/cart.ts';
import type { TermsOfSale } from '#shared/schemas/catalogue/terms-of-sale.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { aCustomer } from '../../builders/customers.ts';
import { anItem, cartStore, shownLines } from '../../support/cart-visit.ts';

const { updateCartItem, copySharedCart, shareCart, refreshCart, createCart, deleteItems } = cartContract;

const CALIFORNIA = { place: 'US-CA', name: 'California' };
const terms = (own: Partial<TermsOfSale>): TermsOfSale => ({ minimum: 1, multiple: 1, barred: [], ...own });
const part = (partNumber: string, termsOfSale: TermsOfSale, overrides = {}) =>
  anOffer({ id: `001#${partNumber}`, partNumber, onHand: { '11': 30 }, termsOfSale, ...overrides });

const FOURS = terms({ multiple: 4 });
const each = { code: 'EA', description: 'Each', eaches: 1 };
const pair = { code: 'PR', description: 'Pair', eaches: 2 };

let store: Awaited<ReturnType<typeof cartStore>>;
beforeAll(async () => {
  store = await cartStore([
    part('FOURS', FOURS, { units: [each, pair] }),
    part('TWELVE', terms({ minimum: 12 })),
    part('SCARCE', terms({ minimum: 12 }), { onHand: { '11': 7 } }),
    part('HUGE', terms({ minimum: 1000 }), { onHand: { '11': 5000 } }),
    part('NOT-CA', terms({ barred: [CALIFORNIA] })),
    part('NOT-ON', terms({ barred: [{ place: 'CA-ON', name: 'Ontario' }] })),
    anOffer({ id: '001#FREE', partNumber: 'FREE' }),
  ]);
});

describe('adding a part', () => {
  it.each([
    { item: anItem('FOURS', { quantity: 3 }), message: 'Sold in multiples of 4.', why: 'three are no multiple' },
    { item: anItem('FOURS'), message: 'Sold in multiples of 4.', why: 'one is none either' },
    {
      item: anItem('FOURS', { quantity: 3, unitOfMeasure: { code: 'PR' } }),
      message: 'Sold in multiples of 2.',
      why: 'two pairs are four',
    },
    { item: anItem('TWELVE', { quantity: 11 }), message: 'Minimum order 12.', why: 'it is below the smallest order' },
    {
      item: anItem('SCARCE', { quantity: 12 }),
      message: 'Minimum order 12. Only 7 available.',
      why: 'the smallest order is above the stock',
    },
    {
      item: anItem('HUGE', { quantity: 999 }),
      message: 'Minimum order 1000. Only 5000 available.',
      why: 'a line has at most 999',
    },
  ])('is refused with "$message", because $why', async ({ item, message }) => {
    const visit = store.visit({ userId: `adds-${item.itemNumber}-${item.quantity}`.toLowerCase() });
    const answer = await visit.add(item);
    expect([answer.status, answer.errors, await visit.lines()]).toEqual([409, message, []]);
  });

  it.each([
    { quantity: 8, added: 8, outcome: 'added', why: 'it is a multiple' },
    { quantity: 32, added: 28, outcome: 'partly added', why: '28 is the largest multiple of what is left' },
  ])('takes $added of $quantity, because $why', async ({ quantity, added, outcome }) => {
    const visit = store.visit({ userId: `takes-${quantity}` });
    const { results } = (await visit.add(anItem('FOURS', { quantity }))).output();
    expect([results[0]?.outcome, await visit.lines()]).toEqual([outcome, [`${added} EA FOURS`]]);
  });

  it('says what is wrong of each row of a list, and adds the good ones', async () => {
    const visit = store.visit({ userId: 'rows', postalCode: '90015' });
    const { results } = (
      await visit.add(
        anItem('FREE'),
        anItem('FOURS', { quantity: 5 }),
        anItem('NOT-CA'),
        anItem('FOURS', { quantity: 8 }),
      )
    ).output();
    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['added', 'Item was added to your cart'],
      ['wrong quantity', 'Sold in multiples of 4.'],
      ['restricted', 'Can’t be shipped to California.'],
      ['added', 'Item was added to your cart'],
    ]);
    expect(await visit.lines()).toEqual(['1 EA FREE', '8 EA FOURS']);
  });
});

describe('a part that may not be shipped to California', () => {
  const inState = (state: string, postalCode: string) =>
    aCustomer({ priceLevel: undefined, shipToAddress: { address1: '1 Main St', city: 'Here', state, postalCode } });

  it.each([
    { who: { postalCode: '90015' }, status: 409, why: 'N02: the session’s postal code is there' },
    { who: { postalCode: '80202' }, status: 200, why: 'the session’s postal code is elsewhere' },
    { who: { customers: [inState('CA', '90015')] }, status: 409, why: 'the customer’s address is there' },
    {
      who: { customers: [inState('NV', '90015')] },
      status: 409,
      why: 'its postal code is there, whatever the state says',
    },
    { who: { customers: [inState('CO', '80202')] }, status: 200, why: 'the customer’s address is elsewhere' },
    {
      who: { postalCode: '80202', customers: [inState('CA', '90015')] },
      status: 200,
      why: 'the session’s postal code goes first; checkout sees the address',
    },
    { who: {}, status: 200, why: 'an account without an address may be anywhere' },
  ])('is answered with $status, because $why', async ({ who, status }) => {
    const visit = store.visit({ userId: `ships-${JSON.stringify(who).length}-${status}`, ...who });
    const answer = await visit.add(anItem('NOT-CA'));
    expect([answer.status, answer.errors ?? '']).toEqual([
      status,
      status === 200 ? '' : 'Can’t be shipped to California.',
    ]);
  });

  it('or to a province', async () => {
    const visit = store.visit({ userId: 'ontario', postalCode: 'M9W5E7' });
    expect((await visit.add(anItem('NOT-ON'))).errors).toBe('Can’t be shipped to Ontario.');
  });
});

describe('a line of the cart', () => {
  it('is changed only to an allowed quantity, and stays as it is otherwise', async () => {
    const visit = store.visit({ userId: 'changes' });
    await visit.add(anItem('FOURS', { quantity: 4 }));
    const update = (change: object) =>
      visit.call(updateCartItem, { body: { items: [{ id: '001#FOURS#EA', ...change }] } });
    expect((await update({ quantity: 5 })).errors).toBe('Sold in multiples of 4.');
    expect((await update({ unitOfMeasure: { code: 'PR' }, quantity: 3 })).errors).toBe('Sold in multiples of 2.');
    expect(await visit.lines()).toEqual(['4 EA FOURS']);
    expect((await update({ quantity: 12 })).status).toBe(200);
    expect((await update({ unitOfMeasure: { code: 'PR' } })).status).toBe(200);
    expect(await visit.lines()).toEqual(['12 PR FOURS']);
  });

  it('carries its terms in its own unit', async () => {
    const visit = store.visit({ userId: 'carries' });
    await visit.add(anItem('FOURS', { quantity: 2, unitOfMeasure: { code: 'PR' } }));
    expect((await visit.item('FOURS'))?.termsOfSale).toEqual({ minimum: 2, multiple: 2, barred: [] });
  });

  it('stays when a feed brings terms later, can be chosen otherwise, and is not grown', async () => {
    await store.offer(anOffer({ id: '001#LATER', partNumber: 'LATER', onHand: { '11': 30 } }));
    const visit = store.visit({ userId: 'later', postalCode: '90015' });
    await visit.add(anItem('LATER', { quantity: 3 }));
    await store.offer(part('LATER', terms({ multiple: 4 })));
    const update = (change: object) =>
      visit.call(updateCartItem, { body: { items: [{ id: '001#LATER#EA', ...change }] } });
    expect(await visit.lines()).toEqual(['3 EA LATER']);
    expect((await update({ warrantyCode: 'none' })).status).toBe(200);
    expect((await visit.add(anItem('LATER', { quantity: 4 }))).errors).toBe('Sold in multiples of 4.');
    expect((await visit.add(anItem('LATER'))).status).toBe(200);
    expect(await visit.lines()).toEqual(['4 EA LATER']);
    await store.offer(part('LATER', terms({ barred: [CALIFORNIA] })));
    expect((await update({ quantity: 5 })).errors).toBe('Can’t be shipped to California.');
    expect((await visit.cart()).items[0]).toMatchObject({ quantity: 4, termsOfSale: { barred: [CALIFORNIA] } });
    const { cartId } = await visit.cart();
    await visit.call(deleteItems, { params: { cartId }, body: { items: ['001#LATER#EA'] } });
    expect(await visit.lines()).toEqual([]);
  });

  it('is cut to a quantity that may be ordered, or removed, when stock has gone', async () => {
    await store.offer(part('LESS', terms({ minimum: 8, multiple: 4 })));
    const visit = store.visit({ userId: 'less' });
    await visit.add(anItem('LESS', { quantity: 12 }));
    await store.offer(part('LESS', terms({ minimum: 8, multiple: 4 }), { onHand: { '11': 11 } }));
    expect((await visit.cart()).changes).toMatchObject([{ change: 'reduced', from: 12, to: 8 }]);
    await store.offer(part('LESS', terms({ minimum: 8, multiple: 4 }), { onHand: { '11': 7 } }));
    const refreshed = (await visit.call(refreshCart, {})).output();
    expect(refreshed.changes).toMatchObject([{ change: 'removed', from: 12, to: 0 }]);
    expect(await visit.lines()).toEqual([]);
  });
});

it('a job cart and a shared cart are held to the terms of the one who fills them', async () => {
  const owner = store.visit({ userId: 'owner' });
  await owner.add(anItem('NOT-CA'), anItem('FOURS', { quantity: 4 }), anItem('FREE'));
  const { token } = (await owner.call(shareCart)).output();
  const other = store.visit({ userId: 'other', postalCode: '90015' });
  await other.call(createCart, { body: { label: 'Bay 4' } });
  const { results } = (await other.call(copySharedCart, { body: { token } })).output();
  expect(results.map(({ outcome }) => outcome)).toEqual(['restricted', 'added', 'added']);
  expect(shownLines(await other.cart())).toEqual(['4 EA FOURS', '1 EA FREE']);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { cartRepository } from '#functions/data/sales/cart-repository.ts';
import { cartContract, type NewCartItem } from '#shared/contracts/cart.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import { aLine } from '../../builders/carts.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { aCustomer } from '../../builders/customers.ts';
import { anItem, aSalvageItem, type CartVisit, cartStore, shownLines } from '../../support/cart-visit.ts';

const { addItems, insertCartItem, insertCartItems, updateCartItem, restoreSnapshot, shareCart, copySharedCart } =
  cartContract;
const { getItems, updateItems, updateCartItems, clearCartItems, getSnapshots } = cartContract;

const box = { code: 'BX', description: 'Box', eaches: 4 };
const boxOfTwelve = { ...box, eaches: 12 };
const each = { code: 'EA', description: 'Each', eaches: 1 };
const part = (partNumber: string, overrides = {}) => anOffer({ id: `001#${partNumber}`, partNumber, ...overrides });

let store: Awaited<ReturnType<typeof cartStore>>;
beforeAll(async () => {
  store = await cartStore([
    part('P1'),
    part('P2', { units: [each, box], onHand: { '11': 10 } }),
    part('NONE', { onHand: {} }),
    part('EXCLUDED', { productLine: 'PL9' }),
    part('REMAN', { flags: ['reman'] }),
    part('RECONDITIONED', { flags: ['reconditioned'] }),
    part('FREE', { list: 0 }),
    part('GONE', { isDiscontinued: true }),
    part('60421 CORE', { onHand: {} }),
    anOffer({ id: '002#CANADIAN', companyCode: '002', partNumber: 'CANADIAN' }),
    aSalvageOffer({ id: 'guid-1' }),
    aSalvageOffer({ id: 'guid-far', yard: '999' }),
    aSalvageOffer({ id: 'guid-type', partType: '590' }),
  ]);
});

const settings = {
  aftermarketExclusions: ['PL9'],
  salvageExclusions: ['590'],
  viewRemanParts: false,
  viewReconditionedParts: false,
};

describe('adding a part', () => {
  it('puts it into the cart, and says so', async () => {
    const visit = store.visit({ userId: 'adds' });
    const { results, itemCount } = (await visit.add(anItem('P1', { quantity: 2 }))).output();
    expect(results).toMatchObject([
      { outcome: 'added', message: 'Item was added to your cart', item: { quantity: 2 } },
    ]);
    expect([itemCount, await visit.lines()]).toEqual([1, ['2 EA P1']]);
  });

  it('sums quantities of the same part, and keeps units apart', async () => {
    const visit = store.visit({ userId: 'sums' });
    await visit.add(anItem('P2', { quantity: 2 }));
    await visit.add(anItem('P2', { quantity: 1 }), anItem('P2', { unitOfMeasure: { code: 'BX' } }));
    expect(await visit.lines()).toEqual(['3 EA P2', '1 BX P2']);
  });

  it.each([
    { quantity: 'many', reserved: 1, why: 'it is no number' },
    { quantity: 0, reserved: 1, why: 'it is below 1' },
    { quantity: 1000, reserved: 1, why: 'it is above 999' },
    { quantity: 2.5, reserved: 1, why: 'it is not whole' },
    { quantity: '3', reserved: 3, why: 'a number may be written as text' },
  ])('takes a quantity of $quantity as $reserved, as $why', async ({ quantity, reserved }) => {
    const visit = store.visit({ userId: `takes-${String(quantity).replace('.', '-')}` });
    await visit.add(anItem('P1', { quantity }));
    expect(await visit.lines()).toEqual([`${reserved} EA P1`]);
  });

  it.each([
    {
      before: [],
      item: anItem('P1', { quantity: 9 }),
      outcome: 'partly added',
      message: 'Some items were added to your cart. Quantity excedes availability.',
      lines: ['8 EA P1'],
    },
    {
      before: [anItem('P1', { quantity: 8 })],
      item: anItem('P1'),
      outcome: 'reduced',
      message: 'Unable to add more to your cart. The quantity in your cart has been reduced.',
      lines: ['8 EA P1'],
    },
    {
      before: [aSalvageItem('guid-1')],
      item: aSalvageItem('guid-1'),
      outcome: 'reduced',
      message: 'Unable to add more to your cart. The quantity in your cart has been reduced.',
      lines: ['1 EA guid-1'],
    },
  ])('ends as $outcome with $lines', async ({ before, item, outcome, message, lines }) => {
    const visit = store.visit({ userId: `ends-${outcome}-${item.itemNumber}`.replaceAll(' ', '-').toLowerCase() });
    if (before.length > 0) await visit.add(...before);
    const { results } = (await visit.add(item)).output();
    const [quantity = ''] = lines[0]?.split(' ') ?? [];
    expect(results).toMatchObject([
      { outcome, message, quantityInCart: Number(quantity), quantityAvailable: Number(quantity) },
    ]);
    expect(await visit.lines()).toEqual(lines);
  });

  it('removes what is no longer available, and says so', async () => {
    const visit = store.visit({ userId: 'removes' });
    await store.offer(part('SOLD'));
    await visit.add(anItem('SOLD'));
    await store.offer(part('SOLD', { onHand: {} }));
    const { results } = (await visit.add(anItem('SOLD'))).output();
    expect(results).toMatchObject([{ outcome: 'removed', message: 'This part is no longer available.', item: null }]);
    expect(results).toMatchObject([{ quantityInCart: 0, quantityAvailable: 0 }]);
    expect(await visit.lines()).toEqual([]);
  });

  it('adds the good rows of a list and tells of each bad one', async () => {
    const visit = store.visit({ userId: 'rows' });
    const { results } = (await visit.add(anItem('P1'), anItem('NONE'), anItem('UNKNOWN'))).output();
    expect(results.map(({ outcome }) => outcome)).toEqual(['added', 'unavailable', 'unavailable']);
    expect(await visit.lines()).toEqual(['1 EA P1']);
  });

  it('sells a core item at no price, whatever the stock', async () => {
    const visit = store.visit({ userId: 'cores' });
    await visit.add(anItem('60421 CORE', { quantity: 40 }));
    expect(await visit.item('60421 CORE')).toMatchObject({ quantity: 40, total: 0 });
  });

  it('keeps of a part that is described at length what 999 lines leave room for', async () => {
    await store.offer(part('LONG', { title: 'Long '.repeat(40), imageUrl: `/${'x'.repeat(200)}.png` }));
    const visit = store.visit({ userId: 'long' });
    await visit.add(anItem('LONG', { vehicleYear: 2012, vehicleMake: 'x'.repeat(60), vehicleModel: 'Civic' }));
    const cart = await cartRepository(store.table).find({ userId: 'long', accountId: 2 }, 'main');
    const [line] = cart?.lines ?? [];
    expect([line?.title.length, line?.image, line?.vehicle?.make.length]).toEqual([60, '', 30]);
    expect((await visit.item('LONG'))?.description).toBe('Long '.repeat(40));
  });

  it('does not believe a price that comes along', async () => {
    const visit = store.visit({ userId: 'cheats' });
    const item = { ...anItem('P1'), prices: { customer: { amount: 0.01 } }, CustomerPrice: 0.01 };
    const headers = { 'content-type': 'application/json' };
    await visit.send('/wb/cart/InsertCartItem', {
      method: 'POST',
      headers,
      body: JSON.stringify({ items: [wire(item)] }),
    });
    expect((await visit.item('P1'))?.total).toBe(100_00);
  });

  it.each([
    { item: anItem('P1', { unitOfMeasure: { code: 'BX' } }), path: 'items.0.unitofmeasure.code' },
    { item: anItem('P1', { warrantyCode: '24L' }), path: 'items.0.warrantycode' },
  ])('refuses a choice that the part has not: $path', async ({ item, path }) => {
    const visit = store.visit({ userId: 'chooses' });
    const answer = await visit.add(item);
    expect([answer.status, JSON.parse(answer.text).errors[0].path, await visit.lines()]).toEqual([400, path, []]);
  });
});

const wire = (item: NewCartItem & Record<string, unknown>) => ({
  ...item,
  itemnumber: item.itemNumber,
  companycode: '001',
});

/** Every call that puts something into a cart, as somebody to whom a part is not sold. */
const PUTTING: readonly {
  name: string;
  put: (visit: CartVisit, item: NewCartItem) => Promise<{ status: number; errors?: string | undefined }>;
}[] = [
  {
    name: 'POST api/cart/{cartId}/item',
    put: (visit, item) => visit.call(addItems, { params: { cartId: 'u1-2' }, body: { items: [item] } }),
  },
  { name: 'InsertCartItem', put: (visit, item) => visit.call(insertCartItem, { body: { items: [item] } }) },
  { name: 'InsertCartItems', put: (visit, item) => visit.call(insertCartItems, { body: { items: [item] } }) },
  {
    name: 'RestoreSnapshot',
    put: async (visit, item) => {
      await holding(item);
      await visit.call(clearCartItems);
      const [snapshot] = (await visit.call(getSnapshots)).output();
      return visit.call(restoreSnapshot, { body: { id: snapshot?.id ?? '' } });
    },
  },
  {
    name: 'CopySharedCart',
    put: async (visit, item) => {
      await holding(item, 'u2');
      const { token } = (await store.visit({ userId: 'u2' }).call(shareCart)).output();
      return visit.call(copySharedCart, { body: { token } });
    },
  },
];

/** A line that stands in a cart from a time when it could be had. */
const holding = ({ itemNumber, companyCode }: NewCartItem, userId = 'u1') =>
  replaced(userId, [aLine({ part: companyCode === '004' ? itemNumber : `${companyCode}#${itemNumber}` })]);

const replaced = (userId: string, lines: CartLine[]) =>
  cartRepository(store.table).change({ userId, accountId: 2 }, 'main', new Date(), (cart) => ({
    cart: { ...cart, lines },
  }));

const UNAVAILABLE = 'Unable to add the part to your cart. The part is no longer be available.';
const noCustomers = { customers: [] };
const guest = { customers: [aCustomer({ customerNumber: undefined })] };

describe.each(PUTTING)('$name refuses', ({ name, put }) => {
  it.each([
    {
      why: 'a guest',
      who: guest,
      item: anItem('P1'),
      errors: 'Sorry, but you must have an active Aftermarket Account to purchase this part.',
    },
    {
      why: 'who is no customer',
      who: noCustomers,
      item: aSalvageItem('guid-1'),
      errors: 'Sorry, but you must have an active Recycled Account to purchase this part.',
    },
    {
      why: 'who has no such line',
      who: { settings: { linesOfBusiness: ['salvage' as const] } },
      item: anItem('P1'),
      errors: 'Sorry, but you must have an active Aftermarket Account to purchase this part.',
    },
    { why: 'an excluded product line', who: { settings }, item: anItem('EXCLUDED'), errors: UNAVAILABLE },
    { why: 'an excluded part type', who: { settings }, item: aSalvageItem('guid-type'), errors: UNAVAILABLE },
    { why: 'a remanufactured part', who: { settings }, item: anItem('REMAN'), errors: UNAVAILABLE },
    { why: 'a reconditioned part', who: { settings }, item: anItem('RECONDITIONED'), errors: UNAVAILABLE },
    { why: 'a part without a price', who: {}, item: anItem('FREE'), errors: UNAVAILABLE },
    { why: 'a part that is gone', who: {}, item: anItem('GONE'), errors: UNAVAILABLE },
    { why: 'a part that nobody has', who: {}, item: anItem('UNKNOWN'), errors: UNAVAILABLE },
    {
      why: 'a part of another company',
      who: {},
      item: anItem('CANADIAN', { companyCode: '002' }),
      errors: UNAVAILABLE,
    },
    { why: 'a part from a yard that is too far away', who: {}, item: aSalvageItem('guid-far'), errors: UNAVAILABLE },
  ])('$why', async ({ who, item, errors }) => {
    await replaced('u1', []);
    const visit = store.visit(who);
    const answer = await put(visit, item);
    expect([name, answer.status >= 400, answer.errors]).toEqual([name, true, errors]);
    expect((await visit.cart()).items).toEqual([]);
  });
});

describe('changing a line', () => {
  const P1 = '001#P1#EA';

  it('sets quantity and warranty, whatever family of calls is used', async () => {
    await store.offer(part('ENGINE', { flags: ['major'], onHand: { '11': 5 } }));
    const visit = store.visit({ userId: 'changes' });
    await visit.add(anItem('ENGINE'));
    const id = '001#ENGINE#EA';
    await visit.call(updateItems, { params: { cartId: 'changes-2' }, body: { items: [{ id, quantity: 2 }] } });
    await visit.call(updateCartItem, { body: { items: [{ id, warrantyCode: '12L' }] } });
    expect(await visit.item('ENGINE')).toMatchObject({ quantity: 2, selectedWarranty: { warrantyCode: '12L' } });
    await visit.call(updateCartItems, { body: { items: [{ id, quantity: 1, warrantyCode: 'none' }] } });
    expect(await visit.item('ENGINE')).toMatchObject({ quantity: 1, selectedWarranty: null });
  });

  it('takes another unit of measure', async () => {
    const visit = store.visit({ userId: 'units' });
    await visit.add(anItem('P2'));
    const change = { id: '001#P2#EA', unitOfMeasure: { code: 'BX' } };
    const { results } = (await visit.call(updateCartItem, { body: { items: [change] } })).output();
    expect(results).toMatchObject([{ outcome: 'updated', message: null, item: { unitOfMeasure: { code: 'BX' } } }]);
    expect(await visit.lines()).toEqual(['1 BX P2']);
  });

  it('N43: from each to a box compares no price with that of another unit', async () => {
    const visit = store.visit({ userId: 'n43' });
    await store.offer(part('N43', { units: [each, boxOfTwelve], onHand: { '11': 100 } }));
    await visit.add(anItem('N43'));
    const change = (from: string, to: string) =>
      visit.call(updateCartItem, { body: { items: [{ id: `001#N43#${from}`, unitOfMeasure: { code: to } }] } });
    await change('EA', 'BX');
    expect(await visit.item('N43')).toMatchObject({ prices: { customer: { amount: 1200_00 } }, formerPrice: null });
    await change('BX', 'EA');
    expect(await visit.item('N43')).toMatchObject({ prices: { customer: { amount: 100_00 } }, formerPrice: null });
  });

  it('N43: joined with a line of that unit, says what that unit was before', async () => {
    const visit = store.visit({ userId: 'n43-joined' });
    await store.offer(part('N43', { units: [each, boxOfTwelve], onHand: { '11': 100 } }));
    await visit.add(anItem('N43'), anItem('N43', { unitOfMeasure: { code: 'BX' } }));
    await store.offer(part('N43', { units: [each, boxOfTwelve], onHand: { '11': 100 }, list: 1_100_000 }));
    await visit.call(updateCartItem, { body: { items: [{ id: '001#N43#EA', unitOfMeasure: { code: 'BX' } }] } });
    const { items } = await visit.cart();
    expect(items).toMatchObject([{ quantity: 2, prices: { customer: { amount: 1320_00 } }, formerPrice: 1200_00 }]);
  });

  it('reduces it to what there is', async () => {
    const visit = store.visit({ userId: 'reduces' });
    await visit.add(anItem('P1'));
    const { results } = (await visit.call(updateCartItem, { body: { items: [{ id: P1, quantity: 50 }] } })).output();
    expect(results).toMatchObject([{ outcome: 'reduced', item: { quantity: 8 } }]);
  });

  it('of a part that is not in the cart is refused', async () => {
    const answer = await store.visit({ userId: 'misses' }).call(updateCartItem, { body: { items: [{ id: P1 }] } });
    expect([answer.status, answer.errors]).toEqual([404, 'Error updating part. Does not exist.']);
  });
});

describe('a call that is repeated', () => {
  const items = [anItem('P1', { quantity: 2 })];

  it('adds once, and answers the same, also when the first answer was lost', async () => {
    const visit = store.visit({ userId: 'repeats' });
    const twice = [1, 2].map(() => visit.call(insertCartItems, { body: { items } }, { idempotencyKey: 'key-00001' }));
    const [first, second] = await Promise.all(twice);
    expect(second?.output().results).toEqual(first?.output().results);
    expect(await visit.lines()).toEqual(['2 EA P1']);
  });

  it('does not come back after the cart was cleared', async () => {
    const visit = store.visit({ userId: 'clears' });
    await visit.call(insertCartItems, { body: { items } }, { idempotencyKey: 'key-00001' });
    await visit.call(clearCartItems);
    await visit.call(insertCartItems, { body: { items } }, { idempotencyKey: 'key-00001' });
    expect(await visit.lines()).toEqual([]);
  });

  it('is refused with other content', async () => {
    const visit = store.visit({ userId: 'differs' });
    await visit.call(insertCartItems, { body: { items } }, { idempotencyKey: 'key-00001' });
    const other = { body: { items: [anItem('P1')] } };
    const answer = await visit.call(insertCartItems, other, { idempotencyKey: 'key-00001' });
    expect([answer.status, answer.errors]).toEqual([
      409,
      'This Idempotency-Key was already used for a different request.',
    ]);
    expect(await visit.lines()).toEqual(['2 EA P1']);
  });

  it('O02: adds twice when it is meant twice', async () => {
    const visit = store.visit({ userId: 'means' });
    await visit.call(insertCartItems, { body: { items } }, { idempotencyKey: 'key-00001' });
    await visit.call(insertCartItems, { body: { items } }, { idempotencyKey: 'key-00002' });
    expect(await visit.lines()).toEqual(['4 EA P1']);
  });
});

it('O01: ten parallel adds of one part make one line of ten', async () => {
  await store.offer(part('MANY', { onHand: { '11': 50 } }));
  const visit = store.visit({ userId: 'ten' });
  await Promise.all(Array.from({ length: 10 }, () => visit.add(anItem('MANY'))));
  expect(await visit.lines()).toEqual(['10 EA MANY']);
});

it('O11: two users may have the same recycled part in their carts', async () => {
  const [one, other] = [store.visit({ userId: 'one' }), store.visit({ userId: 'other' })];
  await one.add(aSalvageItem('guid-1'));
  await other.add(aSalvageItem('guid-1'));
  expect([await one.lines(), await other.lines()]).toEqual([['1 EA guid-1'], ['1 EA guid-1']]);
});

it('a cart is found by its id too', async () => {
  const visit = store.visit({ userId: 'by-id' });
  await visit.call(addItems, { params: { cartId: 'by-id-2' }, body: { items: [anItem('P1')] } });
  const cart = (await visit.call(getItems, { params: { cartId: 'by-id-2' } })).output();
  expect([cart.cartId, shownLines(cart)]).toEqual(['by-id-2', ['1 EA P1']]);
});

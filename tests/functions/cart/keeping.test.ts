import { beforeAll, describe, expect, it } from 'vitest';
import { taxRateRepository } from '#functions/data/sales/tax-rate-repository.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import { clearReasons } from '#shared/schemas/stored/cart.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { aCustomer } from '../../builders/customers.ts';
import { anItem, aSalvageItem, type CartVisit, cartStore, shownLines } from '../../support/cart-visit.ts';

const { clearCartItems, clearCartItemsAlias, deleteCartItem, deleteItems, getSnapshots, restoreSnapshot } =
  cartContract;
const { createCart, getCarts, setActiveCart, deleteCart, getItems, addItems } = cartContract;
const { shareCart, getSharedCart, copySharedCart, checkInsuranceParts, setInsuranceCompany } = cartContract;
const { validatePoNumber, updateFavorites, getFavorites, getCartTaxTotals, getShippingData } = cartContract;

const part = (partNumber: string, overrides = {}) => anOffer({ id: `001#${partNumber}`, partNumber, ...overrides });

let store: Awaited<ReturnType<typeof cartStore>>;
beforeAll(async () => {
  store = await cartStore([
    part('P1', { onHand: { '11': 500 } }),
    part('P2', { flags: ['valueLine'] }),
    part('CORED', { list: 470_000, core: 70_000 }),
    part('EXCLUDED', { productLine: 'PL9' }),
    aSalvageOffer({ id: 'guid-1', flags: ['hazardous'] }),
    aSalvageOffer({ id: 'guid-2', partType: '590' }),
  ]);
});

const restoreNewest = async (visit: CartVisit) => {
  const [snapshot] = (await visit.call(getSnapshots)).output();
  return (await visit.call(restoreSnapshot, { body: { id: snapshot?.id ?? '' } })).output();
};

describe('taking lines out', () => {
  it.each([
    {
      name: 'by line id',
      takeOut: (visit: CartVisit) =>
        visit.call(deleteItems, { params: { cartId: 'out-1-2' }, body: { items: ['001#P1#EA', 'what is not there'] } }),
      userId: 'out-1',
    },
    {
      name: 'by part number',
      takeOut: (visit: CartVisit) =>
        visit.call(deleteCartItem, { query: { partNumber: 'P1', lineOfBusinessKey: 'aftermarket' } }),
      userId: 'out-2',
    },
  ])('$name leaves the others', async ({ takeOut, userId }) => {
    const visit = store.visit({ userId });
    await visit.add(anItem('P1'), aSalvageItem('guid-1'));
    expect(shownLines((await takeOut(visit)).output())).toEqual(['1 EA guid-1']);
    expect((await takeOut(visit)).status).toBe(200);
  });

  it('does not touch the other line of business', async () => {
    const visit = store.visit({ userId: 'out-3' });
    await visit.add(aSalvageItem('guid-1'));
    await visit.call(deleteCartItem, { query: { partNumber: 'guid-1', lineOfBusinessKey: 'aftermarket' } });
    expect(await visit.lines()).toEqual(['1 EA guid-1']);
  });
});

describe('clearing', () => {
  it.each([
    { endpoint: clearCartItems, lobKey: undefined, left: [] },
    { endpoint: clearCartItemsAlias, lobKey: 'aftermarket', left: ['1 EA guid-1'] },
    { endpoint: clearCartItems, lobKey: 'salvage', left: ['1 EA P1'] },
  ] as const)('$lobKey leaves $left', async ({ endpoint, lobKey, left }) => {
    const visit = store.visit({ userId: `clears-${lobKey}` });
    await visit.add(anItem('P1'), aSalvageItem('guid-1'));
    expect(shownLines((await visit.call(endpoint, { query: { lobKey } })).output())).toEqual(left);
  });

  it.each(clearReasons.filter((reason) => reason !== 'fleet login'))(
    'because of %s keeps a snapshot that can be restored',
    async (reason) => {
      const visit = store.visit({ userId: `because-${reason.replaceAll(' ', '-')}` });
      await visit.add(anItem('P1', { quantity: 3 }), aSalvageItem('guid-1'));
      await visit.call(clearCartItems, { query: { reason } });
      expect(await visit.lines()).toEqual([]);
      expect((await visit.call(getSnapshots)).output()).toMatchObject([{ reason, itemCount: 2 }]);
      await restoreNewest(visit);
      expect(await visit.lines()).toEqual(['3 EA P1', '1 EA guid-1']);
    },
  );

  it('an empty cart keeps no snapshot', async () => {
    const visit = store.visit({ userId: 'empty' });
    await visit.call(clearCartItems);
    expect((await visit.call(getSnapshots)).output()).toEqual([]);
  });

  it('ten snapshots are kept, for 30 days', async () => {
    const at = (time: string) => store.visit({ userId: 'eleven', time });
    const days = Array.from({ length: 11 }, (_, index) => String(index + 1).padStart(2, '0'));
    for (const day of days) {
      await at(`2026-03-${day}T09:00:00.000Z`).add(anItem('P1'));
      await at(`2026-03-${day}T09:00:00.000Z`).call(clearCartItems);
    }
    const kept = (await at('2026-03-11T09:00:00.000Z').call(getSnapshots)).output();
    expect(kept.map(({ at: taken }) => taken.slice(8, 10))).toEqual(days.slice(1).reverse());
    expect((await at('2026-04-05T09:00:00.000Z').call(getSnapshots)).output()).toHaveLength(5);
  });

  it('two at the same moment keep two snapshots', async () => {
    const visit = store.visit({ userId: 'moment' });
    for (const item of ['P1', 'P2']) {
      await visit.add(anItem(item));
      await visit.call(clearCartItems);
    }
    expect((await visit.call(getSnapshots)).output()).toHaveLength(2);
  });
});

describe('restoring', () => {
  it('checks and prices anew, and says what changed', async () => {
    await Promise.all(['LESS', 'GONE', 'DEARER'].map((number) => store.offer(part(number))));
    const visit = store.visit({ userId: 'restores' });
    await visit.add(anItem('LESS', { quantity: 5 }), anItem('GONE'), anItem('DEARER'));
    await visit.call(clearCartItems);
    await store.offer(part('LESS', { onHand: { '11': 2 } }));
    await store.offer(part('GONE', { isDiscontinued: true }));
    await store.offer(part('DEARER', { list: 1_200_000 }));
    const { results } = await restoreNewest(visit);
    expect(results).toMatchObject([
      {
        outcome: 'partly added',
        message: 'Some items were added to your cart. Quantity excedes availability.',
        quantityInCart: 2,
        quantityAvailable: 2,
      },
      { outcome: 'unavailable', item: null, description: 'Hood Panel' },
      { outcome: 'added', item: { total: 120_00, formerPrice: 100_00 } },
    ]);
    expect(await visit.lines()).toEqual(['2 EA LESS', '1 EA DEARER']);
  });

  it('twice doubles nothing', async () => {
    const visit = store.visit({ userId: 'twice' });
    await visit.add(anItem('P1', { quantity: 3 }));
    await visit.call(clearCartItems);
    await restoreNewest(visit);
    await restoreNewest(visit);
    expect(await visit.lines()).toEqual(['3 EA P1']);
  });

  it.each(['nothing', '2026-03-02T17:00:00.000Z main'])('%s that is not there is not found', async (id) => {
    expect((await store.visit({ userId: 'lacks' }).call(restoreSnapshot, { body: { id } })).status).toBe(404);
  });
});

describe('a Fleet cart (K2)', () => {
  const fleet = (createdAt: string) =>
    store.visit({ userId: 'fleet', settings: { type: 'Fleet' }, session: { createdAt } });
  const clear = (visit: CartVisit) => visit.call(clearCartItems, { query: { reason: 'fleet login' } });

  it('is cleared on the first load of a new session, never by a second tab or an older session', async () => {
    const [older, newer] = [fleet('2026-03-01T09:00:00.000Z'), fleet('2026-03-02T09:00:00.000Z')];
    await clear(older);
    await older.add(anItem('P1'));
    await clear(older);
    expect(await older.lines()).toEqual(['1 EA P1']);
    await clear(newer);
    expect(await newer.lines()).toEqual([]);
    await newer.add(anItem('P2'));
    await clear(newer);
    await clear(older);
    expect(await newer.lines()).toEqual(['1 EA P2']);
    expect((await newer.call(getSnapshots)).output()).toMatchObject([{ reason: 'fleet login', itemCount: 1 }]);
  });

  it('is one of a Fleet account only', async () => {
    const visit = store.visit({ userId: 'no-fleet' });
    await visit.add(anItem('P1'));
    await clear(visit);
    expect(await visit.lines()).toEqual(['1 EA P1']);
  });
});

describe('job carts', () => {
  const job = { label: 'Blue Civic', vehicle: '2012 Honda Civic', repairOrder: 'RO 7' };
  const made = async (visit: CartVisit, key: string) =>
    (await visit.call(createCart, { body: job }, { idempotencyKey: key })).output();

  it('are apart from the main cart, and the session works with the one it chose', async () => {
    const visit = store.visit({ userId: 'jobs' });
    await visit.add(anItem('P1'));
    const { cartId } = await made(visit, 'key-00001');
    await visit.call(addItems, { params: { cartId }, body: { items: [anItem('P2')] } });
    expect(await visit.lines()).toEqual(['1 EA P1']);
    const working = store.visit({ userId: 'jobs', session: { cartName: cartId.slice('jobs-2-'.length) } });
    expect(await working.lines()).toEqual(['1 EA P2']);
    const carts = (await working.call(getCarts)).output();
    expect(carts.map(({ job: about, isActive }) => [about, isActive])).toEqual(
      expect.arrayContaining([
        [null, false],
        [job, true],
      ]),
    );
  });

  it('are made once for each intention', async () => {
    const visit = store.visit({ userId: 'made' });
    const [first, second, other] = [
      await made(visit, 'key-00001'),
      await made(visit, 'key-00001'),
      await made(visit, 'key-00002'),
    ];
    expect([second.cartId === first.cartId, other.cartId === first.cartId]).toEqual([true, false]);
    const answer = await visit.call(createCart, { body: { label: 'Other' } }, { idempotencyKey: 'key-00001' });
    expect(answer.status).toBe(409);
  });

  it('of no job are the main cart', async () => {
    const { cartId } = (await store.visit({ userId: 'main' }).call(createCart, { body: {} })).output();
    expect(cartId).toBe('main-2');
  });

  it('go away with a snapshot, and the session is back in the main cart', async () => {
    const visit = store.visit({ userId: 'goes' });
    const { cartId } = await made(visit, 'key-00001');
    await visit.call(addItems, { params: { cartId }, body: { items: [anItem('P1')] } });
    await visit.call(deleteCart, { query: { cartId } });
    expect((await visit.call(getItems, { params: { cartId } })).status).toBe(404);
    const working = store.visit({ userId: 'goes', session: { cartName: cartId.slice('goes-2-'.length) } });
    await restoreNewest(working);
    expect((await working.cart()).cartId).toBe('goes-2');
    expect(await working.lines()).toEqual(['1 EA P1']);
  });

  it.each(['u9-2', 'u1-3', 'u1-2-nothing', 'u1-2-main', 'u1-2-', 'u1'])('S11: %s is not found', async (cartId) => {
    const visit = store.visit();
    const calls = [
      visit.call(getItems, { params: { cartId } }),
      visit.call(addItems, { params: { cartId }, body: { items: [anItem('P1')] } }),
      visit.call(setActiveCart, { body: { cartId } }),
    ];
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('a shared cart', () => {
  it('is seen and copied by others of the account, at their own prices', async () => {
    const owner = store.visit({ userId: 'shares' });
    await owner.add(anItem('P1', { quantity: 2 }));
    const { token } = (await owner.call(shareCart)).output();
    const discounted = store.visit({ userId: 'copies', customers: [aCustomer({ priceLevel: 'collision' })] });
    const seen = (await discounted.call(getSharedCart, { query: { token } })).output();
    expect([shownLines(seen), seen.total]).toEqual([['2 EA P1'], 180_00]);
    await discounted.call(copySharedCart, { body: { token } });
    expect([await discounted.lines(), await owner.lines()]).toEqual([['2 EA P1'], ['2 EA P1']]);
  });

  it.each([
    { why: 'of another account', who: { accountId: 3 }, wrong: '' },
    { why: 'that ended', who: { time: '2026-04-02T17:00:00.000Z' }, wrong: '' },
    { why: 'that nobody made', who: {}, wrong: 'x' },
  ])('$why is not found', async ({ who, wrong }) => {
    const { token } = (await store.visit({ userId: 'shares' }).call(shareCart)).output();
    const answer = await store
      .visit({ userId: 'sees', ...who })
      .call(getSharedCart, { query: { token: token + wrong } });
    expect([answer.status, answer.errors]).toEqual([404, 'Unauthorized']);
  });
});

describe('the insurance company', () => {
  it.each([
    { insuranceCompany: 'Careful', lobKey: undefined, refused: ['P2', 'guid-2'] },
    { insuranceCompany: 'Careful', lobKey: 'salvage', refused: ['guid-2'] },
    { insuranceCompany: 'Generous', lobKey: undefined, refused: [] },
  ] as const)('$insuranceCompany refuses $refused of $lobKey', async ({ insuranceCompany, lobKey, refused }) => {
    const visit = store.visit({ userId: 'insures' });
    await visit.add(anItem('P1'), anItem('P2'), aSalvageItem('guid-2'));
    const { parts, message } = (
      await visit.call(checkInsuranceParts, { query: { insuranceCompany, lobKey } })
    ).output();
    const mismatch = 'The cart contains products that are not valid for the selected insurance carrier…';
    expect([parts.map(({ itemNumber }) => itemNumber), message]).toEqual([
      refused,
      refused.length > 0 ? mismatch : null,
    ]);
  });

  it('is kept with the cart until it is a non-insurance order', async () => {
    const visit = store.visit({ userId: 'insured' });
    await visit.call(setInsuranceCompany, { body: { insuranceCompany: 'Careful' } });
    expect((await visit.cart()).insuranceCompany).toBe('Careful');
    await visit.call(setInsuranceCompany, { body: { insuranceCompany: null } });
    expect((await visit.cart()).insuranceCompany).toBeNull();
  });
});

describe('a PO number', () => {
  const poValidation = { method: 'pattern' as const, pattern: String.raw`PO-\d{6}`, list: [] };
  it.each([
    { settings: {}, orderNumber: 'anything', valid: true },
    { settings: { poValidation }, orderNumber: 'PO-123456', valid: true },
    { settings: { poValidation }, orderNumber: 'PO-1', valid: false },
    { settings: { poValidation }, orderNumber: 'PO-1', lobKey: 'salvage' as const, valid: true },
    { settings: { poValidation }, orderNumber: ' ', lobKey: 'salvage' as const, valid: false },
  ])(
    '$orderNumber of $lobKey is valid: $valid',
    async ({ settings, orderNumber, lobKey = 'aftermarket' as const, valid }) => {
      const answer = await store.visit({ settings }).call(validatePoNumber, { query: { orderNumber, lobKey } });
      expect(answer.output()).toEqual({ booleanValue: valid });
    },
  );

  it('can’t be verified by a pattern that is not usable', async () => {
    const settings = { poValidation: { ...poValidation, pattern: '(a+)+' } };
    const answer = await store.visit({ settings }).call(validatePoNumber, { query: { orderNumber: 'a' } });
    expect([answer.status, answer.errors]).toEqual([500, 'There was a problem verifying your Aftermarket PO Number.']);
  });
});

it('favourites are replaced as a whole, each part once', async () => {
  const visit = store.visit({ userId: 'favours' });
  const favourite = (itemNumber: string, description: string) => ({
    itemNumber,
    companyCode: '001',
    description,
    image: '',
  });
  const recycled = { ...favourite('guid-1', 'Recycled hood'), companyCode: '004' };
  await visit.call(updateFavorites, { body: [favourite('P1', 'Hood'), recycled, favourite('P1', 'Hood Panel')] });
  expect((await visit.call(getFavorites)).output()).toEqual([favourite('P1', 'Hood Panel'), recycled]);
  expect((await store.visit({ userId: 'other' }).call(getFavorites)).output()).toEqual([]);
  await visit.call(updateFavorites, { body: [] });
  expect((await visit.call(getFavorites)).output()).toEqual([]);
});

describe('the taxes on a cart', () => {
  const address = { stateProvince: 'CA', postalCode: '90058-1234' };
  const body = { lineOfBusinessKey: 'aftermarket' as const, shippingAddress: address };
  beforeAll(async () => {
    const rates = taxRateRepository(store.table);
    const rate = (jurisdiction: string, millionths: number) => ({
      jurisdiction,
      rate: millionths,
      taxesFreight: false,
    });
    await rates.save({ state: 'CA', rates: [rate('California', 72_500)] });
    await rates.save({ state: 'CA', postalCode: '90058', rates: [rate('Los Angeles', 22_500)] });
  });

  it('M19: are on part and core together, by state and then by postal code', async () => {
    const visit = store.visit({ userId: 'taxes' });
    await visit.add(anItem('CORED'), aSalvageItem('guid-1'));
    const totals = (await visit.call(getCartTaxTotals, { body: { ...body, freightAmount: 20_00 as never } })).output();
    expect(totals).toEqual({
      lineOfBusinessKey: 'aftermarket',
      subtotal: 54_00,
      freightAmount: 20_00,
      taxAmount: 5_14,
      total: 79_14,
      taxes: [
        { jurisdiction: 'California', amount: 3_92 },
        { jurisdiction: 'Los Angeles', amount: 1_22 },
      ],
    });
  });

  it.each([
    { why: 'the customer is exempt', who: { customers: [aCustomer({ isTaxExempt: true })] }, to: address },
    { why: 'nobody has rates for the state', who: {}, to: { ...address, stateProvince: 'OR' } },
  ])('are none where $why', async ({ who, to }) => {
    const visit = store.visit({ userId: 'untaxed', ...who });
    await visit.add(anItem('CORED'));
    const { taxAmount, taxes } = (
      await visit.call(getCartTaxTotals, { body: { ...body, shippingAddress: to } })
    ).output();
    expect([taxAmount, taxes]).toEqual([0, []]);
  });

  it('are not told where prices are not shown', async () => {
    const visit = store.visit({ userId: 'unshown', settings: { showPrices: false } });
    await visit.add(anItem('CORED'));
    const totals = (await visit.call(getCartTaxTotals, { body })).output();
    expect(totals).toMatchObject({ subtotal: null, taxAmount: null, total: null, taxes: [] });
  });
});

it('shipping begins with what customer and cart say', async () => {
  const visit = store.visit({ userId: 'ships' });
  await visit.add(anItem('P1'), aSalvageItem('guid-1'));
  expect((await visit.call(getShippingData, { query: { lobKey: 'salvage' } })).output()).toMatchObject({
    companyCode: '004',
    customerNumber: '10042',
    shippingWarehouse: '11',
    itemCount: 1,
    isHazardous: true,
    isOversize: false,
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { cartContract } from '#shared/contracts/cart.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { aCustomer } from '../../builders/customers.ts';
import { anItem, aSalvageItem, cartStore } from '../../support/cart-visit.ts';

const { refreshCart, updateCartItem, getSnapshots } = cartContract;

const part = (partNumber: string, overrides = {}) => anOffer({ id: `001#${partNumber}`, partNumber, ...overrides });
const margins = [{ low: cents(0), high: cents(999_00), percentage: basisPoints(40_00) }];

let store: Awaited<ReturnType<typeof cartStore>>;
beforeAll(async () => {
  store = await cartStore([
    part('P1', { imageUrl: '/p1.png', flags: ['oversized'] }),
    part('CORED', { core: 120_000 }),
    part('ENGINE', { flags: ['major'] }),
    aSalvageOffer({ id: 'guid-1' }),
  ]);
});

describe('a cart', () => {
  it('tells everything about a line, as the spec names it', async () => {
    const visit = store.visit({ userId: 'tells' });
    await visit.add(anItem('P1', { quantity: 2, vehicleYear: 2012, vehicleMake: 'Honda', vehicleModel: 'Civic' }));
    expect(await visit.item('P1')).toEqual({
      id: '001#P1#EA',
      itemNumber: 'P1',
      companyCode: '001',
      lineOfBusinessKey: 'aftermarket',
      description: 'Hood Panel',
      image: '/p1.png',
      customerNumber: '10042',
      quantity: 2,
      category: '105',
      manufacturer: 'Great Meadow',
      prices: { list: { amount: 100_00 }, customer: { amount: 100_00 }, store: null },
      unitOfMeasure: { code: 'EA', description: 'Each' },
      units: [{ code: 'EA', description: 'Each' }],
      fees: [],
      isMajorMechanical: false,
      isOtherMechanical: false,
      vehicleYear: 2012,
      vehicleMake: 'Honda',
      vehicleModel: 'Civic',
      isOversize: true,
      availableWarranties: [],
      selectedWarranty: null,
      availability: 'local',
      availabilityDisplay: 'Yes - Local',
      firstEda: '2026-03-03',
      lastEda: '2026-03-03',
      uomQuantityAvailable: 8,
      termsOfSale: { minimum: 1, multiple: 1, barred: [] },
      formerPrice: null,
      total: 200_00,
      storeTotal: null,
    });
  });

  it('has totals for each line of business, which are the sums of its lines', async () => {
    const visit = store.visit({ userId: 'totals' });
    await visit.add(anItem('P1', { quantity: 2 }), anItem('CORED'), aSalvageItem('guid-1'));
    const { items, linesOfBusiness, total } = await visit.cart();
    expect(linesOfBusiness).toMatchObject([
      { lineOfBusinessKey: 'aftermarket', itemCount: 2, total: 312_00 },
      { lineOfBusinessKey: 'salvage', itemCount: 1, total: 250_00 },
    ]);
    expect(items.reduce((sum, item) => sum + (item.total ?? 0), 0)).toBe(total);
  });

  it('has the price of the customer’s level, and the vehicle that a recycled part is from', async () => {
    const salvage = aCustomer({ lineOfBusiness: 'salvage', companyCode: '004', priceLevel: 'collision' });
    const visit = store.visit({ userId: 'levels', customers: [salvage] });
    await visit.add(aSalvageItem('guid-1'));
    expect(await visit.item('guid-1')).toMatchObject({
      prices: { list: { amount: 250_00 }, customer: { amount: 225_00 } },
      vehicleModel: 'Civic',
      availability: 'transfer',
    });
  });

  it('is priced anew on every read, and tells the price of before', async () => {
    await store.offer(part('DEARER'));
    const visit = store.visit({ userId: 'dearer' });
    await visit.add(anItem('DEARER'));
    await store.offer(part('DEARER', { list: 1_200_000 }));
    expect(await visit.item('DEARER')).toMatchObject({ total: 120_00, formerPrice: 100_00 });
  });
});

describe('case M20: a core', () => {
  it.each([
    { settings: {}, total: 112_00, fees: [{ category: 'core', unitAmount: 12_00, taxable: true, isCharged: true }] },
    {
      settings: { coreChargeType: 1 },
      total: 100_00,
      fees: [{ category: 'core', unitAmount: 12_00, isCharged: false }],
    },
    { settings: { coreChargeType: 0 }, total: 100_00, fees: [] },
    { settings: { minimumCoreCharge: cents(12_01) }, total: 100_00, fees: [] },
    { settings: { showCoreCharges: false }, total: 112_00, fees: [] },
  ] as const)('with $settings makes $total', async ({ settings, total, fees }) => {
    const visit = store.visit({
      userId: `core-${JSON.stringify(settings).replaceAll(/\W/g, '').toLowerCase()}`,
      settings,
    });
    await visit.add(anItem('CORED'));
    expect(await visit.item('CORED')).toMatchObject({ total, fees });
  });
});

describe('a warranty', () => {
  it('is the account’s default until another one is chosen', async () => {
    const usual = {
      code: '6L' as const,
      description: '6 Month Parts and Labor',
      default: true,
      method: 'Percentage' as const,
      percentage: basisPoints(15_00),
      minimumCost: cents(10_00),
    };
    const visit = store.visit({ userId: 'warranty', settings: { majorWarranty: [usual] } });
    await visit.add(anItem('ENGINE', { quantity: 2 }));
    expect(await visit.item('ENGINE')).toMatchObject({
      selectedWarranty: { warrantyCode: '6L', cost: 15_00 },
      fees: [{ category: 'warranty', productCode: '6L', unitAmount: 15_00, extendedAmount: 30_00, taxable: false }],
      total: 230_00,
    });
    await visit.call(updateCartItem, { body: { items: [{ id: '001#ENGINE#EA', warrantyCode: 'none' }] } });
    expect(await visit.item('ENGINE')).toMatchObject({ selectedWarranty: null, fees: [], total: 200_00 });
  });

  it('can be chosen of those that the account has', async () => {
    const visit = store.visit({ userId: 'chooses' });
    await visit.add(anItem('ENGINE', { warrantyCode: '6L' }));
    expect(await visit.item('ENGINE')).toMatchObject({
      availableWarranties: [
        { warrantyCode: '6L' },
        { warrantyCode: '12L' },
        { warrantyCode: '24L' },
        { warrantyCode: 'LT' },
      ],
      selectedWarranty: { warrantyCode: '6L', cost: 100_00 },
    });
  });
});

describe('what an account does not show is not sent', () => {
  it.each([
    { hidden: 'prices', settings: { showPrices: false }, texts: /:\s*(100|112|12)\b/ },
    { hidden: 'core charges', settings: { showCoreCharges: false }, texts: /"core"/ },
    { hidden: 'warranties', settings: { showWarranties: false }, texts: /12L/ },
    { hidden: 'margins', settings: { showMargins: false, aftermarketMargins: margins }, texts: /166\.66/ },
  ])('$hidden', async ({ hidden, settings, texts }) => {
    const visit = store.visit({ userId: `hides-${hidden.replaceAll(' ', '-')}`, settings });
    await visit.add(anItem('CORED'), anItem('ENGINE'));
    const { text } = await visit.call(cartContract.getCartItems);
    expect(text).toContain('CORED');
    expect(text).not.toMatch(texts);
  });

  it('but a store price is, where there are margins and customers', async () => {
    const visit = store.visit({ userId: 'store-view', settings: { aftermarketMargins: margins } });
    await visit.add(anItem('CORED'));
    const { items, storeTotal } = await visit.cart();
    expect([items[0]?.prices?.store?.amount, storeTotal]).toEqual([166_66, 178_66]);
  });
});

describe('what became of lines since they were put into the cart', () => {
  it('O10: is told on every read, and changes nothing in the cart by itself', async () => {
    await Promise.all([
      store.offer(part('FEWER')),
      store.offer(part('NONE')),
      store.offer(aSalvageOffer({ id: 'guid-sold' })),
    ]);
    const visit = store.visit({ userId: 'became' });
    await visit.add(anItem('FEWER', { quantity: 5 }), anItem('NONE'), aSalvageItem('guid-sold'));
    await store.offer(part('FEWER', { onHand: { '11': 2 } }));
    await store.offer(part('NONE', { onHand: {} }));
    await store.sell('guid-sold');
    const { changes, total } = await visit.cart();
    expect(changes).toMatchObject([
      { itemNumber: 'FEWER', change: 'reduced', message: 'Part was reduced in quantity', from: 5, to: 2 },
      { itemNumber: 'NONE', change: 'removed', message: 'Part was removed', description: 'Hood Panel', to: 0 },
      { itemNumber: 'guid-sold', change: 'removed', message: 'Part was removed' },
    ]);
    expect([await visit.lines(), total]).toEqual([['2 EA FEWER'], 200_00]);
    await store.offer(part('FEWER'));
    await store.offer(part('NONE'));
    expect(await visit.lines()).toEqual(['5 EA FEWER', '1 EA NONE']);
  });

  it('is taken over by a refresh, which keeps a snapshot', async () => {
    await store.offer(part('LESS'));
    const visit = store.visit({ userId: 'refreshes' });
    await visit.add(anItem('LESS', { quantity: 5 }));
    await store.offer(part('LESS', { onHand: { '11': 2 } }));
    const { changes } = (await visit.call(refreshCart)).output();
    expect(changes).toMatchObject([{ itemNumber: 'LESS', from: 5, to: 2 }]);
    expect((await visit.cart()).changes).toEqual([]);
    await store.offer(part('LESS'));
    expect(await visit.lines()).toEqual(['2 EA LESS']);
    expect((await visit.call(getSnapshots)).output()).toMatchObject([{ reason: 'refresh', itemCount: 1 }]);
  });

  it('is nothing where nothing changed, and then nothing is saved', async () => {
    const visit = store.visit({ userId: 'same' });
    await visit.add(anItem('P1'));
    const { version } = await visit.cart();
    expect((await visit.call(refreshCart)).output()).toMatchObject({ changes: [], version });
  });

  it.each([
    { why: 'it is excluded now', settings: { aftermarketExclusions: ['PL1'] } },
    { why: 'the account has the line no more', settings: { linesOfBusiness: ['salvage' as const] } },
  ])('is a removal when $why', async ({ settings }) => {
    await store.visit({ userId: 'excludes' }).add(anItem('P1'));
    const cart = await store.visit({ userId: 'excludes', settings }).cart();
    expect([cart.items, cart.changes.map(({ change }) => change)]).toEqual([[], ['removed']]);
  });
});

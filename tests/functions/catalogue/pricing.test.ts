import { beforeAll, describe, expect, it } from 'vitest';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { basisPoints } from '#shared/values/money.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { anOffer, reservationsOf, soldPart } from '../../builders/catalogue.ts';
import { aCustomer } from '../../builders/customers.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';
import { goldLevel } from '../../support/search/built-catalogue.ts';
import { putItem } from '../../support/test-table.ts';

const { getPricing, getPricings } = catalogueContract;

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
});

const priceOf = async (visitor: StoreVisitor, partNumber: string, more = {}) =>
  (await visitor.call(getPricing, { query: { partNumber, ...more } })).output();

const everywhere = { nationalSearch: true, nationalSearchLinesOfBusiness: ['aftermarket', 'salvage'] } as const;
const national = { ...everywhere, nationalSearchLinesOfBusiness: [...everywhere.nationalSearchLinesOfBusiness] };
const gold = { aftermarket: goldLevel, salvage: { ...goldLevel, discounts: { '100': basisPoints(20_00) } } };

describe('the price of a part', () => {
  it.each([
    { partNumber: 'A100', levels: {}, list: 100_00, customer: 100_00, why: 'a guest sees list prices' },
    { partNumber: 'A100', levels: gold, list: 100_00, customer: 60_12, why: 'the level has an explicit price' },
    { partNumber: 'B200', levels: gold, list: 50_00, customer: 33_33, why: 'the level has a discount by product line' },
    { partNumber: 'C300', levels: gold, list: 80_00, customer: 80_00, why: 'a line may have no discount' },
    { partNumber: 'near-1', levels: gold, list: 250_00, customer: 200_00, why: 'salvage has one by part type' },
    { partNumber: 'near-2', levels: gold, list: 10_00, customer: 8_75, why: 'the level has one for the rest' },
    { partNumber: 'E500', levels: {}, list: 66_66, customer: 66_66, why: 'a pair is floored once' },
    { partNumber: '60421 CORE', levels: gold, list: 0, customer: 0, why: 'core items are free' },
  ])('$partNumber is $customer of $list, as $why', async ({ partNumber, levels, list, customer }) => {
    const price = await priceOf(store.visit({ priceLevels: levels }), partNumber);
    expect(price).toMatchObject({ listPrice: list, customerPrice: customer });
  });

  it('is of the selling unit that is asked for', async () => {
    const each = await priceOf(store.visit(), 'E500', { unitOfMeasure: 'EA' });
    expect(each).toMatchObject({ unitOfMeasure: 'EA', listPrice: 33_33, uomQuantityAvailable: 5 });
  });

  it('is on no wire where the account shows none', async () => {
    const price = await priceOf(store.visit({ settings: { showPrices: false } }), 'A100');
    expect(price).toMatchObject({ listPrice: null, customerPrice: null, availability: 'local' });
  });

  it("is the account's own, whatever a request says", async () => {
    const visitor = store.visit({ priceLevels: gold });
    const { text } = await visitor.send(
      '/wb/aisle/GetPricingAndAvailability?partNumber=A100&priceLevel=none&accountId=1',
    );
    expect(JSON.parse(text)).toMatchObject({ CustomerPrice: 60.12 });
  });
});

describe('the availability of a part', () => {
  it.each([
    {
      partNumber: 'A100',
      quantity: '2',
      state: 'local',
      display: 'Yes - Local',
      first: '2026-01-13',
      last: '2026-01-13',
    },
    { partNumber: 'A100', quantity: '3', state: 'transfer', display: 'Yes', first: '2026-01-13', last: '2026-01-14' },
    {
      partNumber: 'A100',
      quantity: '9',
      state: 'national',
      display: 'Please Call',
      first: '2026-01-13',
      last: '2026-01-19',
    },
    {
      partNumber: 'A100',
      quantity: '10',
      state: 'limited',
      display: 'Please Call',
      first: '2026-01-13',
      last: '2026-01-19',
    },
    {
      partNumber: 'G700',
      quantity: '1',
      state: 'backordered',
      display: 'Please Call',
      first: '2026-02-02',
      last: '2026-02-02',
    },
    { partNumber: 'H800', quantity: '1', state: 'call', display: 'Please Call', first: null, last: null },
    { partNumber: 'F600', quantity: '1', state: 'call', display: 'Please Call', first: null, last: null },
    { partNumber: '60421 CORE', quantity: '9', state: 'local', display: 'Yes - Local', first: null, last: null },
    { partNumber: 'near-1', quantity: '1', state: 'transfer', display: 'Yes', first: '2026-01-14', last: '2026-01-14' },
    {
      partNumber: 'far-1',
      quantity: '1',
      state: 'national',
      display: 'Please Call',
      first: '2026-01-19',
      last: '2026-01-19',
    },
  ])('$partNumber × $quantity is $state', async ({ partNumber, quantity, state, display, first, last }) => {
    const found = await priceOf(store.visit({ settings: national }), partNumber, { quantity });
    expect(found).toMatchObject({ availability: state, availabilityDisplay: display, firstEda: first, lastEda: last });
  });

  it.each([
    { settings: {}, session: {}, units: 5, why: 'without the national search' },
    { settings: national, session: {}, units: 9, why: 'with it' },
    { settings: {}, session: { warehouseNumber: '13' }, units: 0, why: 'from elsewhere' },
    { settings: {}, session: { warehouseNumber: undefined }, units: 9, why: 'while nobody knows where to' },
  ])('counts the places it may come from: $units $why', async ({ settings, session, units }) => {
    const found = await priceOf(store.visit({ settings, session }), 'A100', { quantity: '20' });
    expect(found).toMatchObject({ uomQuantityAvailable: units, uomBackOrderQuantity: 20 - units });
  });

  it.each([
    { typed: '012', counted: 12 },
    { typed: ' 7 ', counted: 7 },
    { typed: '2e3', counted: 1 },
    { typed: '0', counted: 1 },
    { typed: '1000', counted: 1 },
    { typed: '-3', counted: 1 },
    { typed: '', counted: 1 },
  ])('reads the quantity "$typed" as $counted, as the cart does (case N51)', async ({ typed, counted }) => {
    // Nothing of it can be had from there, so that all that is wanted is missing.
    const visitor = store.visit({ session: { warehouseNumber: '13' } });
    const list = { partNumbers: ['A100'], quantities: [typed] };
    const one = await priceOf(visitor, 'A100', { quantity: typed });
    const [listed] = (await visitor.call(getPricings, { query: list })).output();
    expect([one.uomBackOrderQuantity, listed?.uomBackOrderQuantity]).toEqual([counted, counted]);
  });

  it('N35: is told of a part that is asked for twice, and in two units', async () => {
    const query = {
      partNumbers: ['E500', 'A100', 'E500', 'A100'],
      unitsOfMeasure: ['PR', 'EA', 'EA', 'EA'],
      quantities: ['1', '2', '1', '2'],
    };
    const found = (await store.visit().call(getPricings, { query })).output();
    expect(found.map(({ partNumber, unitOfMeasure, listPrice }) => [partNumber, unitOfMeasure, listPrice])).toEqual([
      ['E500', 'PR', 66_66],
      ['A100', 'EA', 100_00],
      ['E500', 'EA', 33_33],
      ['A100', 'EA', 100_00],
    ]);
  });

  it('N36: names no day in the past on which more was expected', async () => {
    const own = await catalogueStore(headlights());
    const offer = anOffer({ id: '001#A100', partNumber: 'A100', onHand: {}, expected: '2025-01-15' });
    await putItem(own.table, offerKey('001#A100'), offer);
    expect(await priceOf(own.visit(), 'A100')).toMatchObject({
      availability: 'backordered',
      firstEda: null,
      lastEda: null,
    });
  });

  it('leaves the national search out when it is told to, and can not be told to go beyond the account', async () => {
    const narrowed = await priceOf(store.visit({ settings: national }), 'A100', { isNationalSearch: false });
    const widened = await priceOf(store.visit(), 'A100', { isNationalSearch: true });
    expect([narrowed.uomQuantityAvailable, widened.uomQuantityAvailable]).toEqual([5, 5]);
  });

  it('is less what our orders took since the feed', async () => {
    const own = await catalogueStore(headlights(), [reservationsOf('001#A100', { '11': 2, '12': 1 })]);
    expect(await priceOf(own.visit(), 'A100')).toMatchObject({ availability: 'transfer', uomQuantityAvailable: 2 });
  });

  it('is none when a salvage part is sold', async () => {
    const own = await catalogueStore(headlights(), [soldPart('near-1')]);
    expect(await priceOf(own.visit(), 'near-1')).toMatchObject({ availability: 'call', uomQuantityAvailable: 0 });
  });

  it('is none when the part is discontinued', async () => {
    const own = await catalogueStore(headlights());
    const offer = anOffer({ id: '001#A100', partNumber: 'A100', isDiscontinued: true });
    await putItem(own.table, offerKey('001#A100'), offer);
    expect(await priceOf(own.visit(), 'A100')).toMatchObject({ availability: 'call', uomQuantityAvailable: 0 });
  });

  it('comes a day later for what is ordered after 15:00 at the warehouse', async () => {
    const late = store.visit({ time: '2026-01-12T23:00:00.001Z' });
    expect(await priceOf(late, 'A100')).toMatchObject({ firstEda: '2026-01-14' });
    const onTime = store.visit({ time: '2026-01-12T23:00:00.000Z' });
    expect(await priceOf(onTime, 'A100')).toMatchObject({ firstEda: '2026-01-13' });
  });
});

describe('what there is no price of', () => {
  it.each([
    { partNumber: 'NONE', settings: {}, why: 'there is no such part' },
    { partNumber: 'A100', settings: { aftermarketExclusions: ['PL0'] }, why: 'its product line is excluded' },
    { partNumber: 'near-1', settings: { salvageExclusions: ['100'] }, why: 'its part type is excluded' },
    { partNumber: 'B200', settings: { viewRemanParts: false }, why: 'it is remanufactured' },
    { partNumber: 'C300', settings: { viewReconditionedParts: false }, why: 'it is reconditioned' },
    {
      partNumber: 'near-1',
      settings: { linesOfBusiness: ['aftermarket' as const] },
      why: 'the account buys no salvage',
    },
    { partNumber: 'A100', settings: { linesOfBusiness: ['salvage' as const] }, why: 'the account buys salvage alone' },
    { partNumber: 'far-1', settings: {}, why: 'its yard is on no transfer list' },
    { partNumber: '001#A100', settings: {}, why: 'that is no number' },
  ])('$partNumber, for $why', async ({ partNumber, settings }) => {
    const visitor = store.visit({ settings });
    const one = await visitor.call(getPricing, { query: { partNumber } });
    const several = await visitor.call(getPricings, { query: { partNumbers: [partNumber] } });
    expect([one.status, one.errors]).toEqual([404, CATALOGUE_TEXTS.noAvailability]);
    expect(several.output()).toEqual([]);
  });

  it('is said in the words of the spec', async () => {
    const { errors } = await store.visit().call(getPricing, { query: { partNumber: 'NONE' } });
    expect(errors).toBe('Unable to retrieve availability for this part.');
  });

  it('of a unit that it is not sold by', async () => {
    const { status } = await store.visit().call(getPricing, { query: { partNumber: 'A100', unitOfMeasure: 'BX' } });
    expect(status).toBe(404);
  });

  it('of the company of another country', async () => {
    const query = { partNumber: 'A100', companyCode: '002' };
    expect((await store.visit().call(getPricing, { query })).status).toBe(404);
    const toronto = store.visit({ customers: [aCustomer({ companyCode: '002' })] });
    expect((await toronto.call(getPricing, { query })).output()).toMatchObject({
      listPrice: 150_00,
      companyCode: '002',
    });
  });
});

describe('prices of several parts', () => {
  const pricesOf = async (query: Parameters<typeof visitorOf>[0]) => (await visitorOf(query)).output();
  const visitorOf = (query: { partNumbers: string[]; [list: string]: string[] }) =>
    store.visit().call(getPricings, { query });

  it('come in the order asked, each for its own unit and quantity', async () => {
    const found = await pricesOf({
      partNumbers: ['E500', 'NONE', 'A100', 'E500'],
      companyCodes: ['001', '001', '001', '001'],
      unitsOfMeasure: ['EA', '', '', 'PR'],
      quantities: ['1', '1', '3', '3'],
    });
    expect(
      found.map(({ partNumber, unitOfMeasure, availability }) => [partNumber, unitOfMeasure, availability]),
    ).toEqual([
      ['E500', 'EA', 'local'],
      ['A100', 'EA', 'transfer'],
      ['E500', 'PR', 'limited'],
    ]);
  });

  it('may have one company, unit or quantity for all', async () => {
    const found = await pricesOf({ partNumbers: ['A100', 'B200'], companyCodes: ['001'], quantities: ['2'] });
    expect(found.map(({ availability }) => availability)).toEqual(['local', 'limited']);
  });

  it('have elements that are percent-encoded before they are joined', async () => {
    const path = `/wb/aisle/GetPricingAndAvailabilities?partNumbers=${encodeURIComponent('60421%20CORE,A100')}`;
    const { text } = await store.visit().send(path);
    const numbers = JSON.parse(text).map(({ PartNumber }: { PartNumber: string }) => PartNumber);
    expect(numbers).toEqual(['60421 CORE', 'A100']);
  });

  it('speak the names of the spec', async () => {
    const { text } = await store.visit().send('/wb/aisle/GetPricingAndAvailabilities?partNumbers=A100');
    expect(JSON.parse(text)).toEqual([
      {
        PartNumber: 'A100',
        CompanyCode: '001',
        UnitOfMeasure: 'EA',
        ListPrice: 100,
        CustomerPrice: 100,
        Availability: 'AvailableLocal',
        AvailabilityDisplay: 'Yes - Local',
        FirstEDA: '2026-01-13',
        LastEDA: '2026-01-13',
        UOMQuantityAvailable: 5,
        UOMBackOrderQuantity: 0,
        TermsOfSale: { Minimum: 1, Multiple: 1, Barred: [] },
      },
    ]);
  });

  it.each([
    { query: 'partNumbers=A,B&quantities=1,2,3', why: 'a list is as long as the numbers, or one' },
    { query: 'partNumbers=A,B&companyCodes=001,001,001', why: 'a list is as long as the numbers, or one' },
    { query: 'partNumbers=A&companyCodes=1', why: 'a company has three digits' },
    { query: 'partNumbers=', why: 'there is no number' },
    { query: 'partNumbers=A,,B', why: 'a number is empty' },
    { query: `partNumbers=${Array(101).fill('A').join(',')}`, why: 'there are more than a hundred' },
    { query: '', why: 'there are none' },
  ])('are refused for $query, as $why', async ({ query }) => {
    const { status, errors } = await store.visit().send(`/wb/aisle/GetPricingAndAvailabilities?${query}`);
    expect([status, errors]).toEqual([400, 'Invalid Request.']);
  });

  it('take a hundred at once', async () => {
    const partNumbers = Array.from({ length: 100 }, (_, index) => (index % 2 ? 'A100' : 'B200'));
    expect(await pricesOf({ partNumbers })).toHaveLength(100);
  });
});

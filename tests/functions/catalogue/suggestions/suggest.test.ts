import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { basisPoints } from '#shared/values/money.ts';
import { reservationsOf } from '../../../builders/catalogue.ts';
import { headlights } from '../../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../../support/catalogue-visit.ts';
import { aProduct, smallSources } from '../../../support/search/small-catalogue.ts';
import { tableTrips } from '../../../support/table-trips.ts';

const { getParts, getSuggestions } = catalogueContract;
type Visitor = ReturnType<CatalogueStore['visit']>;

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
});

const CIVIC = { years: [2012], makes: ['Honda'], models: ['Civic'] };
const suggested = async (keyword: string, more: object = {}, visitor: Visitor = store.visit()) =>
  (await visitor.call(getSuggestions, { body: { keyword, ...more } })).output();
const numbersOf = async (keyword: string, more: object = {}, visitor?: Visitor) =>
  (await suggested(keyword, more, visitor)).parts.map(({ partNumber }) => partNumber);

describe('vehicles', () => {
  it.each([
    { keyword: '2012 honda civic headlight', first: '2012 Honda Civic headlight', why: 'as the search reads it' },
    { keyword: 'honda ci', first: 'Honda Civic', why: 'a model that begins so' },
    { keyword: 'hinda', first: 'Honda', why: 'a make with a typing error' },
  ])('for $keyword begin with $first, $why', async ({ keyword, first }) => {
    expect((await suggested(keyword)).vehicles[0]?.val).toBe(first);
  });

  it('of a VIN is the only one, with the words beside it', async () => {
    const { vehicles, partTypes } = await suggested('2HGFB2F50CH512345 headlight');
    expect(vehicles).toMatchObject([{ year: '2012', make: 'Honda', model: 'Civic', keywords: 'headlight' }]);
    expect(partTypes[0]).toMatchObject({ year: '2012', make: 'Honda', model: 'Civic', count: 3 });
  });

  it('are not suggested for mere words', async () => {
    expect((await suggested('headlight')).vehicles).toEqual([]);
  });

  it('are suggested once, whatever words are left', async () => {
    const vehicles = (await suggested('2012 civic head')).vehicles.map(({ make, model }) => `${make} ${model}`);
    expect(vehicles).toEqual(['Honda Civic']);
  });
});

describe('part types', () => {
  const typesOf = async (keyword: string, more: object = {}, visitor?: Visitor) =>
    (await suggested(keyword, more, visitor)).partTypes.map(({ keywords, count }) => [keywords, count]);
  /** How many parts the list has that a suggestion leads to. */
  async function listed(keyword: string, more: object, visitor: Visitor = store.visit()): Promise<number[]> {
    const { partTypes } = await suggested(keyword, more, visitor);
    return Promise.all(
      partTypes.map(async ({ year, make, model, keywords }) => {
        const body = { years: [Number(year)], makes: [make], models: [model], keyword: keywords };
        const { lineOfBusinessCounts } = (await visitor.call(getParts, { body })).output();
        return lineOfBusinessCounts.reduce((sum, { count }) => sum + count, 0);
      }),
    );
  }

  it.each([
    { keyword: 'headlight', vehicle: CIVIC, why: 'the vehicle at hand' },
    { keyword: '2012 honda civic headlight', vehicle: {}, why: 'the vehicle that the keyword names' },
    { keyword: 'capa headlight', vehicle: CIVIC, why: 'a certification' },
  ])('count as many parts as their list has, for $why', async ({ keyword, vehicle }) => {
    const counts = (await suggested(keyword, vehicle)).partTypes.map(({ count }) => count);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts).toEqual(await listed(keyword, vehicle));
  });

  it('have no counts without a vehicle, which would be those of the whole catalogue', async () => {
    const types = await typesOf('headlight');
    expect(types.length).toBeGreaterThan(0);
    expect(types.every(([, count]) => count === null)).toBe(true);
  });

  it('are those of the vehicle that the keyword names, whatever is at hand', async () => {
    const accord = { years: [2012], makes: ['Honda'], models: ['Accord'] };
    const [first] = (await suggested('2012 honda civic headlight', accord)).partTypes;
    expect(first).toMatchObject({ year: '2012', make: 'Honda', model: 'Civic' });
  });

  it('keep the positions and certifications that were typed', async () => {
    const sided = await catalogueStore(
      smallSources({ products: [aProduct({ partNumber: 'L1', title: 'Headlight left', flags: ['capa'] })] }),
    );
    const [plain] = await typesOf('headlight', {}, sided.visit());
    const [first] = await typesOf('lh capa headlight', {}, sided.visit());
    expect(first?.[0]).toBe(`lh capa ${plain?.[0]}`);
  });

  it('do not count what the account does not sell', async () => {
    const sum = (types: readonly (readonly (number | string | null)[])[]) =>
      types.reduce((total, [, count]) => total + Number(count), 0);
    const own = store.visit({ settings: { linesOfBusiness: ['aftermarket'] } });
    const all = sum(await typesOf('headlight', CIVIC));
    expect(sum(await typesOf('headlight', CIVIC, own))).toBeLessThan(all);
    expect(sum(await typesOf('headlight', CIVIC, own))).toBeGreaterThan(0);
  });
});

describe('parts by number', () => {
  it.each([
    { keyword: 'A10', numbers: ['A100'], why: 'the start of a number' },
    { keyword: 'a-100', numbers: ['A100'], why: 'a number, however it is written' },
    { keyword: '33150TR0', numbers: ['A100'], why: 'the start of another number of the part' },
    { keyword: '100-123', numbers: ['near-1'], why: 'an interchange number' },
    { keyword: 'headlight', numbers: [], why: 'a word is no number' },
    { keyword: 'ZZ9', numbers: [], why: 'nothing begins so' },
  ])('for $keyword are $numbers: $why', async ({ keyword, numbers }) => {
    expect((await numbersOf(keyword)).toSorted()).toEqual(numbers);
  });

  it('are found whatever vehicle is at hand', async () => {
    expect(await numbersOf('E500', CIVIC)).toEqual(['E500']);
  });

  it('are found within a vehicle only, if the account requires one', async () => {
    const visitor = store.visit({ settings: { requireFitment: true } });
    expect(await numbersOf('E500', CIVIC, visitor)).toEqual([]);
    expect(await numbersOf('A100', CIVIC, visitor)).toEqual(['A100']);
    expect(await numbersOf('A100', {}, visitor)).toEqual([]);
  });

  it('have the price and availability of the list', async () => {
    const level = { name: 'gold', description: 'Gold', discount: basisPoints(1000), discounts: {} };
    const visitor = store.visit({ priceLevels: { aftermarket: level } });
    const [part] = (await suggested('A100', {}, visitor)).parts;
    const [card] = (await visitor.call(getParts, { body: { keyword: 'A100' } })).output().parts;
    expect(part).toEqual(card);
    expect(part).toMatchObject({ availability: 'local', partImages: [{ url: '/images/a100.svg' }] });
  });

  it('have no price where the account shows none', async () => {
    const [part] = (await suggested('A100', {}, store.visit({ settings: { showPrices: false } }))).parts;
    expect([part?.listPrice, part?.customerPrice]).toEqual([null, null]);
  });

  it.each([
    { keyword: 'B200', settings: { viewRemanParts: false }, why: 'remanufactured parts' },
    { keyword: 'C300', settings: { viewReconditionedParts: false }, why: 'reconditioned parts' },
    { keyword: 'E500', settings: { aftermarketExclusions: ['PL3'] }, why: 'their product line' },
    { keyword: '100-123', settings: { salvageExclusions: ['100'] }, why: 'their part type' },
    { keyword: 'A100', settings: { linesOfBusiness: ['salvage' as const] }, why: 'their line of business' },
  ])('leave out what the account excludes: $why', async ({ keyword, settings }) => {
    expect(await numbersOf(keyword, {}, store.visit({ settings }))).toEqual([]);
  });

  it('leave out another company’s part of the same number', async () => {
    const parts = (await suggested('A100')).parts;
    expect(parts.map(({ companyCode }) => companyCode)).toEqual(['001']);
  });

  it('know what our orders took', async () => {
    const sold = await catalogueStore(headlights(), [
      reservationsOf('001#A100', { '11': 2, '12': 3, '15': 4 }, '2026-01-11T00:00:00.000Z'),
    ]);
    const [part] = (await suggested('A100', {}, sold.visit())).parts;
    expect(part?.availability).not.toBe('local');
  });

  it('are five at most, in the order of their numbers', async () => {
    const products = Array.from({ length: 60 }, (_, index) =>
      aProduct({ partNumber: `AB${String(1000 + index)}`, partType: String(100 + (index % 4)) }),
    );
    const many = await catalogueStore(smallSources({ products }));
    expect(await numbersOf('AB1', {}, many.visit())).toEqual(['AB1000', 'AB1001', 'AB1002', 'AB1003', 'AB1004']);
  });
});

describe('a keyword', () => {
  it.each(['ab', '  a ', ''])('%j is too short (decision C8)', async (keyword) => {
    const { status, errors } = await store.visit().call(getSuggestions, { body: { keyword } });
    expect([status, errors]).toEqual([400, CATALOGUE_TEXTS.keywordTooShort]);
  });

  it.each([
    { keyword: 'x'.repeat(1000), status: 400, why: 'a thousand characters' },
    { keyword: `a${'1 '.repeat(99)}`, status: 200, why: 'a hundred words' },
    { keyword: 'A1\u0000\u001b[31m00\n', status: 200, why: 'control characters' },
    { keyword: `'; DROP TABLE parts; --`, status: 200, why: 'an injection' },
    { keyword: '<script>alert(1)</script>', status: 200, why: 'markup' },
    { keyword: '(((((((((((((((.*)+)+)+', status: 200, why: 'a pattern' },
    { keyword: '🚗🚗🚗', status: 200, why: 'pictures' },
    { keyword: '__proto__', status: 200, why: 'a name that objects have' },
  ])('of $why is answered with $status', async ({ keyword, status }) => {
    const response = await store.visit().send(getSuggestions.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Keyword: keyword }),
    });
    expect(response.status).toBe(status);
  });

  it('reads nothing of the table, the account being known', async () => {
    const trips = tableTrips(store.table);
    const visitor = store.visit();
    const cost = await trips.of(() => suggested('2012 honda civic A100', {}, visitor));
    expect(cost).toEqual({ trips: 0, readUnits: 0 });
  });
});

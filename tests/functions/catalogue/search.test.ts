import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { SynonymWords } from '#shared/schemas/wire/synonym-words.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { sortIds } from '#shared/values/catalogue/catalogue-sorts.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { soldPart } from '../../builders/catalogue.ts';
import { aCustomer } from '../../builders/customers.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';
import { goldLevel } from '../../support/search/built-catalogue.ts';

const { getParts, getFacets, getFacetsAlias, previewSynonym } = catalogueContract;

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
});

const anything: SearchRequest = { categories: ['Lighting'] };

const find = async (visitor: StoreVisitor, body: SearchRequest) => (await visitor.call(getParts, { body })).output();
const numbersOf = async (visitor: StoreVisitor, body: SearchRequest = anything) =>
  (await find(visitor, body)).parts.map(({ partNumber }) => partNumber).toSorted();
/** Sends a body as JSON and returns the raw response. */
const sent = (visitor: StoreVisitor, body: object, path = '/wb/part/getParts') =>
  visitor.send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const everything = ['60421 CORE', 'A100', 'B200', 'C300', 'E500', 'F600', 'G700', 'H800', 'near-1', 'near-2'];
const without = (...gone: string[]) => everything.filter((number) => !gone.includes(number));
const national = { nationalSearch: true, nationalSearchLinesOfBusiness: ['salvage' as const] };

describe('a search finds what the account may see', () => {
  it.each([
    { settings: {}, numbers: everything, why: 'salvage comes from the yards of the transfer list' },
    { settings: national, numbers: [...everything, 'far-1'].toSorted(), why: 'the national search goes to all yards' },
    {
      settings: { ...national, nationalSearchLinesOfBusiness: ['aftermarket' as const] },
      numbers: everything,
      why: 'the national search is one line’s',
    },
    { settings: { ...national, nationalSearch: false }, numbers: everything, why: 'it is switched off' },
    {
      settings: { aftermarketExclusions: ['PL3'] },
      numbers: without('E500', 'F600', 'G700', 'H800'),
      why: 'a line is excluded',
    },
    { settings: { salvageExclusions: ['101'] }, numbers: without('near-2'), why: 'a part type is excluded' },
    { settings: { viewRemanParts: false }, numbers: without('B200'), why: 'remanufactured parts are not shown' },
    { settings: { viewReconditionedParts: false }, numbers: without('C300'), why: 'reconditioned parts are not shown' },
    {
      settings: { linesOfBusiness: ['salvage' as const] },
      numbers: ['near-1', 'near-2'],
      why: 'it buys salvage alone',
    },
  ])('$numbers, as $why', async ({ settings, numbers }) => {
    expect(await numbersOf(store.visit({ settings }))).toEqual(numbers);
  });

  it('of the company it buys from', async () => {
    const toronto = store.visit({ customers: [aCustomer({ companyCode: '002' })] });
    const { parts } = await find(toronto, { ...anything, linesOfBusinessIds: ['aftermarket'] });
    expect(parts.map(({ companyCode, partNumber }) => [companyCode, partNumber])).toEqual([['002', 'A100']]);
  });

  it('less what is sold', async () => {
    const sold = await catalogueStore(headlights(), [soldPart('near-1')]);
    expect(await numbersOf(sold.visit())).toEqual(without('near-1'));
  });
});

describe('every field of the search object', () => {
  it.each<{ readonly body: SearchRequest; readonly numbers: readonly string[]; readonly settings?: object }>([
    { body: { years: [2012], makes: ['Honda'], models: ['Accord'] }, numbers: ['A100'] },
    { body: { years: ['2012'], makes: ['honda'], models: ['civic'] }, numbers: ['A100', 'B200', 'near-1', 'near-2'] },
    { body: { years: [2016], makes: ['Honda'], models: ['Civic'] }, numbers: [] },
    { body: { categories: ['Lighting|Headlights|Headlight Bulb'] }, numbers: ['near-2'] },
    { body: { keyword: 'halogen' }, numbers: ['A100'] },
    { body: { keyword: 'a-1 00', isPartSearch: true }, numbers: ['A100'] },
    { body: { keyword: '33150TR0' }, numbers: ['A100'] },
    { body: { keyword: '100-123' }, numbers: ['near-1'] },
    { body: { ...anything, linesOfBusinessIds: ['salvage'] }, numbers: ['near-1', 'near-2'] },
    {
      body: { ...anything, country: 'US', linesOfBusinessIds: ['aftermarket'], manufacturer: 'Acme Collision' },
      numbers: without('near-1', 'near-2'),
    },
    { body: { ...anything, country: 'CA' }, numbers: [] },
    { body: { ...anything, manufacturer: ['Nobody'] }, numbers: [] },
    { body: { ...anything, interchangeNumbers: ['100-123'], linesOfBusinessIds: ['salvage'] }, numbers: ['near-1'] },
    { body: { ...anything, certifications: ['nsf'] }, numbers: ['A100'] },
    { body: { ...anything, salvagePrice: [{ start: 20_00 as never }] }, numbers: ['near-1'] },
    { body: { ...anything, salvagePrice: [{ end: 20_00 as never }] }, numbers: ['near-2'] },
    { body: { ...anything, mileage: [{ start: 0, end: 60_000 }] }, numbers: ['near-1'] },
    { body: { ...anything, mileage: [{ isUnknown: true }] }, numbers: ['near-2'] },
    { body: { ...anything, conditions: ['A'] }, numbers: ['near-1'] },
    { body: { ...anything, insuranceCompanies: ['Keystone Casualty'] }, numbers: without('B200', 'C300') },
    { body: { ...anything, isNationalSearch: false }, numbers: everything, settings: national },
    { body: { ...anything, isSalvageNationalSearch: false }, numbers: everything, settings: national },
    {
      body: { ...anything, isAftermarketNationalSearch: false },
      numbers: [...everything, 'far-1'].toSorted(),
      settings: national,
    },
    { body: { ...anything, isSalvageNationalSearch: true }, numbers: everything },
    { body: { ...anything, disallowRemanufactured: true }, numbers: without('B200') },
    { body: { ...anything, disallowReconditioned: true }, numbers: without('C300') },
    { body: { ...anything, aftermarketExcludedPLines: ['PL0'] }, numbers: without('60421 CORE', 'A100') },
    { body: { ...anything, salvageExcludedPartTypes: ['100'] }, numbers: without('near-1') },
    { body: { ...anything, isFacetOnly: true }, numbers: [] },
    { body: { ...anything, type: 'getFacets' }, numbers: [] },
  ])('works: $body', async ({ body, numbers, settings = {} }) => {
    expect(await numbersOf(store.visit({ settings }), body)).toEqual(numbers);
  });

  it.each([
    { alias: { year: 2012, make: 'Honda', model: 'Accord' }, numbers: ['A100'] },
    { alias: { year: '2012', make: 'Honda', model: 'Accord' }, numbers: ['A100'] },
    { alias: { category: 'Lighting|Headlights|Headlight Bulb' }, numbers: ['near-2'] },
    { alias: { search: 'halogen' }, numbers: ['A100'] },
    { alias: { Categories: ['Lighting|Headlights|Headlight Bulb'], category: 'Lighting' }, numbers: ['near-2'] },
  ])('has the other spelling of the spec: $alias', async ({ alias, numbers }) => {
    const { text } = await sent(store.visit(), alias);
    expect(JSON.parse(text).Parts.map(({ PartNumber }: { PartNumber: string }) => PartNumber)).toEqual(numbers);
  });

  it('says type in small letters, as the spec has it', async () => {
    const { text } = await sent(store.visit(), { Categories: ['Lighting'], type: 'getFacets' });
    expect(JSON.parse(text)).toMatchObject({ Parts: [], TotalPartsCount: everything.length });
  });

  it('has take, skip, sorting and doPricingAndAvailability in the other spelling too', async () => {
    const body = { category: 'Lighting', take: 12, skip: 1, sorting: 'price+high', doPricingAndAvailability: false };
    const { Parts } = JSON.parse((await sent(store.visit(), body)).text);
    expect(Parts[0]).toMatchObject({ PartNumber: 'A100', CustomerPrice: null, Availability: 'Loading' });
    expect(Parts).toHaveLength(9);
  });
});

describe('a list', () => {
  it.each([
    { sort: 'price+low', first: '60421 CORE' },
    { sort: 'price+high', first: 'near-1' },
    { sort: 'title+az', first: 'A100' },
    { sort: 'title+za', first: 'near-1' },
    { sort: 'mileage+low', first: 'near-1' },
    { sort: 'mileage+high', first: 'near-1' },
    { sort: 'nearest', first: 'B200' },
    { sort: 'farthest', first: 'near-2' },
  ] as const)('is sorted by $sort', async ({ sort, first }) => {
    const body = {
      ...anything,
      sort,
      ...(sort === 'nearest' && {
        manufacturer: 'Acme Collision',
        disallowReconditioned: true,
        aftermarketExcludedPLines: ['PL0', 'PL3'],
      }),
    };
    expect((await find(store.visit(), body)).parts[0]?.partNumber).toBe(first);
  });

  it('takes every sort of the spec', async () => {
    const orders = await Promise.all(sortIds.map((sort) => find(store.visit(), { ...anything, sort })));
    expect(orders.map(({ parts }) => parts.length)).toEqual(sortIds.map(() => everything.length));
  });

  it('is sorted by the own price', async () => {
    const visitor = store.visit({ priceLevels: { aftermarket: goldLevel } });
    const { parts } = await find(visitor, { ...anything, linesOfBusinessIds: ['aftermarket'], sort: 'price+high' });
    const prices = parts.map(({ customerPrice }) => customerPrice ?? 0);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(prices).toContain(60_12);
  });

  it('is not sorted where the account hides the sorts', async () => {
    const visitor = store.visit({ settings: { disableSort: true } });
    const sorted = await find(visitor, { ...anything, sort: 'price+high' });
    expect(sorted.parts).toEqual((await find(visitor, anything)).parts);
  });

  it('goes on where the page before ended', async () => {
    const [whole, page] = await Promise.all([
      find(store.visit(), { ...anything, sort: 'title+az', take: 96 }),
      find(store.visit(), { ...anything, sort: 'title+az', take: 12, skip: 5 }),
    ]);
    expect(page.parts).toEqual(whole.parts.slice(5));
    expect(page.totalPartsCount).toBe(whole.totalPartsCount);
  });

  it.each([
    { body: { Take: 11 }, status: 400, why: 'a page has 12 at least' },
    { body: { Take: 12 }, status: 200, why: 'a page has 12 at least' },
    { body: { Take: 96 }, status: 200, why: 'a page has 96 at most' },
    { body: { Take: 97 }, status: 400, why: 'a page has 96 at most' },
    { body: { Take: 12, Skip: 998 * 12 }, status: 200, why: 'that is page 999' },
    { body: { Take: 12, Skip: 999 * 12 }, status: 400, why: 'there is no page 1000' },
    { body: { Take: 96, Skip: 998 * 96 }, status: 200, why: 'that is page 999 of the largest pages' },
    { body: { Take: 96, Skip: 999 * 96 }, status: 400, why: 'there is no page 1000' },
    { body: { Skip: -1 }, status: 400, why: 'no page is before the first' },
    { body: { Take: 24.5 }, status: 400, why: 'there are no half parts' },
  ])('answers $body with $status, as $why', async ({ body, status }) => {
    const answered = await sent(store.visit(), { Categories: ['Lighting'], ...body });
    expect(answered.status).toBe(status);
  });

  it('says when a page lies beyond what is put in order', async () => {
    expect(await find(store.visit(), { ...anything, take: 96, skip: 960 * 96 })).toMatchObject({
      parts: [],
      isTooDeep: true,
    });
  });

  it('names its catalogue version, by which further pages go on', async () => {
    const { catalogueVersion } = await find(store.visit(), anything);
    expect(catalogueVersion).toBe(1);
    expect((await find(store.visit(), { ...anything, catalogueVersion: 1 })).totalPartsCount).toBe(everything.length);
    expect((await find(store.visit(), { ...anything, catalogueVersion: 99 })).catalogueVersion).toBe(1);
  });
});

describe('counts (decision C3)', () => {
  it('are as if their own filter had no selection', async () => {
    const { conditionCounts, mileageCounts, lineOfBusinessCounts, totalPartsCount } = await find(store.visit(), {
      ...anything,
      conditions: ['A'],
      linesOfBusinessIds: ['salvage'],
    });
    expect(totalPartsCount).toBe(1);
    expect(conditionCounts).toEqual([
      { condition: 'A', count: 1 },
      { condition: 'B', count: 0 },
      { condition: 'C', count: 0 },
      { condition: 'ungraded', count: 1 },
    ]);
    expect(mileageCounts.filter(({ count }) => count > 0)).toEqual([{ start: 50_000, end: 74_999, count: 1 }]);
    expect(lineOfBusinessCounts).toEqual([
      { lineOfBusiness: 'aftermarket', count: 0 },
      { lineOfBusiness: 'salvage', count: 1 },
    ]);
  });

  it('are those of getParts, without its parts, for getFacets in either spelling', async () => {
    const { parts, ...counts } = await find(store.visit(), anything);
    const facets = await Promise.all(
      [getFacets, getFacetsAlias].map((endpoint) => store.visit().call(endpoint, { body: anything })),
    );
    expect(parts).toHaveLength(everything.length);
    expect(facets.map((facet) => facet.output())).toEqual([
      { ...counts, parts: [] },
      { ...counts, parts: [] },
    ]);
  });

  it('count no excluded part, and no sold one', async () => {
    const own = await catalogueStore(headlights(), [soldPart('near-1')]);
    const visitor = own.visit({ settings: { aftermarketExclusions: ['PL0'], viewRemanParts: false } });
    const { lineOfBusinessCounts, certificationCounts } = await find(visitor, anything);
    expect(lineOfBusinessCounts.map(({ count }) => count)).toEqual([5, 1]);
    expect(certificationCounts.every(({ count }) => count === 0)).toBe(true);
  });

  it('are told as the wire has them', async () => {
    const { text } = await sent(store.visit(), { Categories: ['Lighting'], LinesOfBusinessIds: [2] });
    expect(JSON.parse(text)).toMatchObject({
      TotalPartsCount: 2,
      LineOfBusinessCounts: [
        { LineOfBusiness: 1, Count: 8 },
        { LineOfBusiness: 2, Count: 2 },
      ],
      CertificationCounts: [
        { Certification: 'capa', Count: 0 },
        { Certification: 'nsf', Count: 0 },
        { Certification: 'diamond', Count: 0 },
        { Certification: 'platinumPlus', Count: 0 },
        { Certification: 'valueLine', Count: 0 },
      ],
      MileageCounts: expect.arrayContaining([
        { Start: 50_000, End: 74_999, Count: 1 },
        { Start: null, End: null, Count: 1 },
      ]),
      SalvagePriceCounts: expect.arrayContaining([
        { Start: 0, End: 24.99, Count: 1 },
        { Start: 200, End: 299.99, Count: 1 },
        { Start: 2000, End: null, Count: 0 },
      ]),
      ConditionCounts: expect.arrayContaining([{ Condition: 'ungraded', Count: 1 }]),
    });
  });

  it('are those that were asked for', async () => {
    const found = await find(store.visit(), { ...anything, facets: ['Condition'] });
    expect(found.conditionCounts).toHaveLength(4);
    expect([
      found.mileageCounts,
      found.salvagePriceCounts,
      found.certificationCounts,
      found.manufacturerCounts,
    ]).toEqual([[], [], [], []]);
  });

  it('have no pictures where the account has none in its lists', async () => {
    const picturesOf = async (settings: object) =>
      (await find(store.visit({ settings }), anything)).parts.flatMap(({ partImages }) => partImages).length;
    expect(await picturesOf({})).toBeGreaterThan(0);
    expect(await picturesOf({ disableAisleImages: true })).toBe(0);
  });

  it('tell nothing of prices where the account shows none', async () => {
    const found = await find(store.visit({ settings: { showPrices: false } }), anything);
    expect(found.salvagePriceCounts).toEqual([]);
    expect(found.parts.every(({ listPrice, customerPrice }) => listPrice === null && customerPrice === null)).toBe(
      true,
    );
  });
});

describe('a search is refused', () => {
  it.each([
    { body: {}, text: CATALOGUE_TEXTS.unableToSearch, why: 'it asks for nothing' },
    { body: { Keyword: 'ab' }, text: CATALOGUE_TEXTS.keywordTooShort, why: 'two letters are no keyword (decision C8)' },
    {
      body: { Keyword: ' a b ' },
      text: CATALOGUE_TEXTS.unableToSearch,
      why: 'single letters are no keyword',
      status: 200,
    },
  ])('for $body, as $why', async ({ body, text, status = 400 }) => {
    const answered = await sent(store.visit(), body);
    expect([answered.status, answered.errors]).toEqual([status, status === 400 ? text : undefined]);
  });

  it('without a vehicle, where the account requires one', async () => {
    const visitor = store.visit({ settings: { requireFitment: true } });
    const refused = await sent(visitor, { Categories: ['Lighting'] });
    expect([refused.status, refused.errors]).toEqual([400, CATALOGUE_TEXTS.fitmentRequired]);
    expect(await numbersOf(visitor, { years: [2012], makes: ['Honda'], models: ['Accord'] })).toEqual(['A100']);
  });

  it('in the words of the spec', async () => {
    expect((await sent(store.visit(), {})).errors).toBe('Unable to complete search');
  });

  it.each([
    { body: { Years: [1889] }, path: 'Years.0' },
    { body: { Sort: 'random' }, path: 'Sort' },
    { body: { LinesOfBusinessIds: [3] }, path: 'LinesOfBusinessIds.0' },
    { body: { SalvagePrice: [{ Start: -0.001 }] }, path: 'SalvagePrice.0.Start' },
    { body: { Keyword: 'x'.repeat(201) }, path: 'Keyword' },
    { body: { Makes: Array(101).fill('Honda') }, path: 'Makes' },
    { body: { year: 'soon' }, path: 'year' },
  ])('for what it should not say, naming it: $path', async ({ body, path }) => {
    const { status, text } = await sent(store.visit(), body);
    expect(status).toBe(400);
    expect(JSON.parse(text).errors.map((error: { path: string }) => error.path)).toContain(path);
  });
});

it('finds a vehicle whatever the case and the blanks of its names', async () => {
  expect(await numbersOf(store.visit(), { years: [2012], makes: ['HONDA'], models: ['CIVIC '] })).toContain('A100');
});

it('E02: shows both parts of one vehicle and type', async () => {
  expect(
    await numbersOf(store.visit(), {
      years: [2014],
      makes: ['Honda'],
      models: ['Civic'],
      linesOfBusinessIds: ['aftermarket'],
    }),
  ).toEqual(['A100', 'B200']);
});

it('P05: sorts by the distance that is known, and fails over no postal code that nobody has measured', async () => {
  const visitor = store.visit({ session: { postalCode: '09002' } });
  const { parts } = await find(visitor, { ...anything, sort: 'nearest' });
  expect(parts).toHaveLength(everything.length);
  expect(parts.every(({ distance }) => distance === null)).toBe(true);
});

it('tells a card what it fits, how far it is and what it is', async () => {
  const { parts } = await find(store.visit(), { years: [2012], makes: ['Honda'], models: ['Civic'], take: 12 });
  expect(parts.find(({ partNumber }) => partNumber === 'A100')).toMatchObject({
    companyCode: '001',
    lineOfBusiness: { lineOfBusinessKey: 'aftermarket', iconText: 'Aftermarket' },
    categoryName: 'Headlight Assembly',
    categories: ['Lighting|Headlights|Headlight Assembly'],
    partImages: [{ title: 'Halogen headlight', size: '', url: '/images/a100.svg' }],
    manufacturer: 'Acme Collision',
    webDescription: 'Halogen headlight',
    fitmentNotes: ['Sedan'],
    ftcDisplay: 'Not made by the manufacturer of the vehicle',
    isCapa: true,
    isNsf: true,
    isDiamond: false,
    oversized: true,
    isMajorMechanical: true,
    distance: 0,
    guid: null,
  });
  expect(parts.find(({ guid }) => guid === 'near-1')).toMatchObject({
    lineOfBusiness: { lineOfBusinessKey: 'salvage', iconText: 'Recycled' },
    mileage: 50_000,
    condition: 'A',
    salvageYardNumber: '501',
    salvageSourceVehicle: { year: 2012, make: 'Honda', model: 'Civic' },
    ftcDisplay: null,
    availability: 'transfer',
    isOtherMechanical: true,
  });
});

describe('a card says where a part is', () => {
  const seattle = { locationName: 'Seattle warehouse', units: 2, eda: '2026-01-13' };
  const phoenix = { locationName: 'Phoenix warehouse', units: 3, eda: '2026-01-14' };
  const atlanta = { locationName: 'Atlanta warehouse', units: 4, eda: '2026-01-19' };
  const stockOf = async (partNumber: string, who: Parameters<typeof store.visit>[0] = {}) =>
    (await find(store.visit(who), anything)).parts.find((part) => part.partNumber === partNumber)?.stockByLocation;

  it.each([
    { who: {}, stock: [seattle, phoenix], why: 'Atlanta is not on the transfer list' },
    { who: { settings: national }, stock: [seattle, phoenix], why: 'the national search is for recycled parts' },
    {
      who: { settings: { ...national, nationalSearchLinesOfBusiness: ['aftermarket' as const] } },
      stock: [seattle, phoenix, atlanta],
      why: 'the account may buy from everywhere',
    },
    { who: { session: { warehouseNumber: '13' } }, stock: [], why: 'nothing comes there from these' },
  ])('$stock.length of them, as $why', async ({ who, stock }) => {
    expect(await stockOf('A100', who)).toEqual(stock);
  });

  it.each([
    { partNumber: 'E500', stock: [{ ...seattle, units: 2 }], why: 'it is sold in pairs, and five eaches are two' },
    {
      partNumber: 'near-1',
      stock: [{ locationName: 'Seattle yard', units: 1, eda: '2026-01-14' }],
      why: 'there is one',
    },
    { partNumber: 'F600', stock: [], why: 'it has no price' },
    { partNumber: '60421 CORE', stock: [], why: 'a core comes from nowhere' },
  ])('$partNumber: $stock, as $why', async ({ partNumber, stock }) => {
    expect(await stockOf(partNumber)).toEqual(stock);
  });

  it('but not if prices and availability are not asked for', async () => {
    const { parts } = await find(store.visit(), { ...anything, doPricingAndAvailability: false });
    expect(parts.every(({ stockByLocation }) => stockByLocation.length === 0)).toBe(true);
  });
});

describe('a card says which years of the searched model it fits', () => {
  const civic = { makes: ['Honda'], models: ['Civic'] };
  const yearsOf = async (body: SearchRequest, partNumber: string) =>
    (await find(store.visit(), body)).parts.find((part) => part.partNumber === partNumber)?.fitmentYears;

  it.each([
    {
      body: { ...civic, years: [2012] },
      partNumber: 'A100',
      years: { first: 2010, last: 2015 },
      why: 'of its fitment',
    },
    { body: civic, partNumber: 'A100', years: { first: 2010, last: 2015 }, why: 'a year need not be named' },
    {
      body: { makes: ['Honda'], models: ['Accord'] },
      partNumber: 'A100',
      years: { first: 2012, last: 2012 },
      why: 'another model has other years',
    },
    { body: { makes: ['Honda'] }, partNumber: 'A100', years: null, why: 'no model is searched' },
    { body: anything, partNumber: 'A100', years: null, why: 'no vehicle is searched' },
    { body: civic, partNumber: 'near-1', years: null, why: 'a recycled part names its source vehicle' },
  ])('$partNumber: $years, as $why', async ({ body, partNumber, years }) => {
    expect(await yearsOf(body, partNumber)).toEqual(years);
  });
});

describe('a synonym that is tried', () => {
  const preview = (body: SynonymWords, level: 0 | 1 | 2 | 3 = 0) =>
    store.visit({ session: { level } }).call(previewSynonym, { body });

  it.each([
    { words: 'zorp', means: 'headlight', parts: 12, why: 'all that its meaning finds, near and far' },
    { words: 'zorp', means: 'halogen headlight', parts: 1, why: 'each word of the meaning counts' },
    { words: '2012 honda civic zorp', means: 'headlight', parts: 0, why: 'a vehicle is never a part of the words' },
    { words: 'zorp', means: 'carburettor', parts: 0, why: 'nothing is called that' },
  ])('finds $parts parts for "$words" that means "$means": $why', async ({ parts, ...body }) => {
    expect((await preview(body)).output()).toEqual({ parts });
  });

  it('changes no search', async () => {
    await preview({ words: 'zorp', means: 'headlight' });
    expect(await numbersOf(store.visit(), { keyword: 'zorp' })).toEqual([]);
  });

  it('is refused in the words of the search where it could not be searched', async () => {
    const answer = await preview({ words: 'x', means: 'headlight' });
    expect(answer).toMatchObject({ status: 400, errors: CATALOGUE_TEXTS.keywordTooShort });
  });

  it.each([1, 2, 3] as const)('is not for level %s', async (level) => {
    const answer = await preview({ words: 'zorp', means: 'headlight' }, level);
    expect(answer).toMatchObject({ status: 403, errors: SESSION_TEXTS.unauthorized });
  });
});

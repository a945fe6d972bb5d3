import { beforeAll, describe, expect, it } from 'vitest';
import { accountKey } from '#functions/data/identity/keys.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';
import { smallSources } from '../../support/search/small-catalogue.ts';
import { putItem } from '../../support/test-table.ts';

const { getYears, getVehicles, getCategories, findCategories, getInterchangeOptions, parseKeyword } = catalogueContract;

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
});

describe('the picker', () => {
  it('has the years that anything fits, newest first', async () => {
    const years = (await store.visit().call(getYears)).output();
    expect(years).toEqual(['2015', '2014', '2013', '2012', '2011', '2010']);
  });

  it.each([
    { query: { type: 'MakesForYear', year: '2012' }, names: ['Honda'] },
    { query: { type: 'MakesForYear', year: '2016' }, names: [] },
    { query: { type: 'ModelsForYearMake', year: '2012', make: 'honda' }, names: ['Accord', 'Civic'] },
    { query: { type: 'ModelsForYearMake', year: '2013', make: 'Honda' }, names: ['Civic'] },
    { query: { type: 'ModelsForYearMake', year: '2013', make: 'Nobody' }, names: [] },
  ] as const)('answers $query with $names', async ({ query, names }) => {
    expect((await store.visit().call(getVehicles, { query })).output()).toEqual(names);
  });

  it.each([
    { query: 'type=ModelsForYearMake&year=2012', why: 'models are of a make' },
    { query: 'type=MakesForYear', why: 'makes are of a year' },
    { query: 'type=MakesForYear&year=12', why: 'a year has four digits' },
    { query: 'type=Colours&year=2012', why: 'there is no such list' },
  ])('refuses $query, as $why', async ({ query }) => {
    const { status, errors } = await store.visit().send(`/wb/auxiliarydata/GetVehiceYMM?${query}`);
    expect([status, errors]).toEqual([400, 'Invalid Request.']);
  });

  it('takes years as texts or numbers, and answers with texts', async () => {
    const headers = { 'content-type': 'application/json' };
    const ask = async (year: unknown) => {
      const body = JSON.stringify({ year, make: 'Honda', model: 'Accord' });
      return (await store.visit().send('/api/category', { method: 'POST', headers, body })).text;
    };
    expect(await ask('2012')).toBe(await ask(2012));
  });

  it('is empty before the first import', async () => {
    const empty = await catalogueStore(smallSources({}));
    expect((await empty.visit().call(getYears)).output()).toEqual([]);
  });
});

describe('the categories', () => {
  it('of the own account are told with their part types', async () => {
    const [first] = (await store.visit().call(getCategories, { params: { id: '2' } })).output();
    expect(first).toEqual({
      categoryName: 'Headlight Assembly',
      fullName: 'Lighting|Headlights|Headlight Assembly',
      categoryMemberships: [{ interchangePartType: '100', description: 'Headlight Assembly' }],
    });
  });

  it.each(['1', '999', 'x', '2.0', '02', ' 2', '1e3'])(
    'of account "%s", which is not one’s own, are not told',
    async (id) => {
      const { status, errors } = await store.visit().call(getCategories, { params: { id } });
      expect([status, errors]).toEqual([404, 'Unauthorized']);
    },
  );

  const everyProductLine = ['PL0', 'PL1', 'PL2', 'PL3'];
  const withoutVehicle = [
    { settings: {}, names: ['Assembly', 'Bulb'], why: 'no other category has a part' },
    { settings: { salvageExclusions: ['101'] }, names: ['Assembly'], why: 'all recycled bulbs are excluded' },
    { settings: { linesOfBusiness: ['aftermarket' as const] }, names: ['Assembly'], why: 'bulbs are recycled only' },
    {
      settings: { aftermarketExclusions: everyProductLine },
      names: ['Assembly', 'Bulb'],
      why: 'recycled ones are left',
    },
    {
      settings: { aftermarketExclusions: everyProductLine, salvageExclusions: ['100'] },
      names: ['Bulb'],
      why: 'every assembly is excluded',
    },
    {
      settings: { requireFitment: true },
      names: ['Assembly', 'Bulb'],
      why: 'the picker asks before a vehicle is chosen',
    },
  ];

  it.each(withoutVehicle)('without a vehicle are $names, as $why', async ({ settings, names }) => {
    const visitor = store.visit({ settings });
    const found = (await visitor.call(findCategories, { body: {} })).output();
    const ofAccount = (await visitor.call(getCategories, { params: { id: '2' } })).output();
    const expected = names.map((name) => `Lighting|Headlights|Headlight ${name}`);
    expect([found, ofAccount.map(({ fullName }) => fullName)]).toEqual([expected, expected]);
  });

  it('of another account go by its own settings, a branch by those it takes over', async () => {
    const aftermarketOnly = anAccount({ id: 8, settings: { linesOfBusiness: ['aftermarket'] } });
    await putItem(store.table, accountKey(8), aftermarketOnly);
    await putItem(store.table, accountKey(9), aChild({ id: 9, parentId: 8 }));
    const provider = store.visit({ session: { level: 0 } });
    const namesOf = async (id: string) =>
      (await provider.call(getCategories, { params: { id } })).output().map(({ categoryName }) => categoryName);
    const own = await namesOf('2');
    expect([own, await namesOf('8'), await namesOf('9')]).toEqual([
      ['Headlight Assembly', 'Headlight Bulb'],
      ['Headlight Assembly'],
      ['Headlight Assembly'],
    ]);
  });

  it('name no recycled part type that the account excludes', async () => {
    const visitor = store.visit({ settings: { salvageExclusions: ['100'] } });
    const [assembly] = (await visitor.call(getCategories, { params: { id: '2' } })).output();
    expect(assembly?.categoryMemberships).toEqual([]);
  });

  it.each([
    { body: { year: 2012, make: 'Honda', model: 'Accord' }, settings: {}, names: ['Assembly'], why: 'a part fits' },
    {
      body: { year: 2012, make: 'Honda', model: 'Civic' },
      settings: {},
      names: ['Assembly', 'Bulb'],
      why: 'both lines count',
    },
    {
      body: { year: 2012, make: 'Honda', model: 'Civic' },
      settings: { salvageExclusions: ['101'] },
      names: ['Assembly'],
      why: 'the account sees no such part',
    },
    { body: { year: 2020, make: 'Honda', model: 'Civic' }, settings: {}, names: [], why: 'nothing fits' },
  ])('for $body are $names, as $why', async ({ body, settings, names }) => {
    const found = (await store.visit({ settings }).call(findCategories, { body })).output();
    expect(found).toEqual(names.map((name) => `Lighting|Headlights|Headlight ${name}`));
  });
});

describe('the interchange options of a vehicle', () => {
  const civic = { year: 2012, make: 'Honda', model: 'Civic', interchangePartCodes: ['100', '101'] };
  const halogen = { partNumber: '100-00123', interchangeNumber: '100-00123', webDescription: 'Halogen' };
  const xenon = { partNumber: '101-00456', interchangeNumber: '101-00456', webDescription: 'Xenon' };

  it.each([
    { body: civic, settings: {}, options: [halogen, xenon], why: 'both types are asked for' },
    { body: { ...civic, interchangePartCodes: ['101'] }, settings: {}, options: [xenon], why: 'one type is' },
    { body: { ...civic, year: 2020 }, settings: {}, options: [], why: 'there is none for that year' },
    { body: civic, settings: { salvageExclusions: ['100'] }, options: [xenon], why: 'the other type is excluded' },
    { body: civic, settings: { linesOfBusiness: ['aftermarket' as const] }, options: [], why: 'it buys no salvage' },
    { body: { ...civic, id: 2 }, settings: {}, options: [halogen, xenon], why: 'the account named is its own' },
  ])('are $options, as $why', async ({ body, settings, options }) => {
    expect((await store.visit({ settings }).call(getInterchangeOptions, { body })).output()).toEqual(options);
  });
});

describe('the interchange options of another account', () => {
  const body = { year: 2012, make: 'Honda', model: 'Civic', interchangePartCodes: ['100', '101'], id: 18 };

  it('go by what that account excludes', async () => {
    await putItem(store.table, accountKey(18), anAccount({ id: 18, settings: { salvageExclusions: ['100'] } }));
    const options = (await store.visit({ session: { level: 0 } }).call(getInterchangeOptions, { body })).output();
    expect(options.map(({ interchangeNumber }) => interchangeNumber)).toEqual(['101-00456']);
  });

  it('are not told to those who may not see it', async () => {
    const { status, errors } = await store.visit().call(getInterchangeOptions, { body });
    expect([status, errors]).toEqual([404, 'Unauthorized']);
  });
});

describe('a keyword', () => {
  const readingsOf = async (keyword: string, more = {}) =>
    (await store.visit().call(parseKeyword, { query: { keyword, ...more } })).output();

  it.each([
    {
      keyword: '2012 honda civic headlight',
      reading: {
        year: '2012',
        make: 'Honda',
        model: 'Civic',
        keywords: 'headlight',
        val: '2012 Honda Civic headlight',
      },
    },
    { keyword: 'honda', reading: { year: '', make: 'Honda', model: '', keywords: '', val: 'Honda' } },
    { keyword: 'headlight', reading: { year: '', make: '', model: '', keywords: 'headlight', val: 'headlight' } },
  ])('$keyword means $reading.val', async ({ keyword, reading }) => {
    expect((await readingsOf(keyword))[0]).toEqual(reading);
  });

  it('has ten meanings at most, and one where it shall be exact', async () => {
    expect((await readingsOf('honda')).length).toBeLessThanOrEqual(10);
    expect(await readingsOf('2012 honda civic', { exact: true, withInsurance: true })).toHaveLength(1);
  });

  it('speaks the names of the spec', async () => {
    const { text } = await store.visit().send('/wb/auxiliarydata/ParseKeyword?keyword=2012+accord&exact=true');
    expect(JSON.parse(text)).toEqual([
      { Year: '2012', Make: 'Honda', Model: 'Accord', Keywords: '', val: '2012 Honda Accord' },
    ]);
  });

  it.each(['ab', ' a ', ''])('"%s" is too short (decision C8)', async (keyword) => {
    const { status, errors } = await store.visit().call(parseKeyword, { query: { keyword } });
    expect([status, errors]).toEqual([400, CATALOGUE_TEXTS.keywordTooShort]);
  });
});

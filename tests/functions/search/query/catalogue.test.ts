import { describe, expect, test } from 'vitest';
import type { ObjectStore } from '#functions/objects/object-store.ts';
import { IndexReader } from '#functions/search/query/index-reader.ts';
import { ObjectCache } from '#functions/search/query/object-cache.ts';
import { ReservationOverlay } from '#functions/search/query/reservation-overlay.ts';
import { searchParts } from '#functions/search/query/search-parts.ts';
import { anyCaller, anyPart, type SearchQuery } from '#functions/search/query/search-query.ts';
import type { FitmentApplication, FitmentRow } from '#shared/schemas/catalogue/fitment-row.ts';
import type { InterchangeRow } from '#shared/schemas/catalogue/interchange-row.ts';
import { builtCatalogue } from '../../../support/search/built-catalogue.ts';
import { generatedCatalogue } from '../../../support/search/generated-catalogue.ts';
import { aProduct, aSalvagePart, catalogueHolding, smallSources } from '../../../support/search/small-catalogue.ts';

function fitting(
  partNumber: string,
  ...vehicles: [make: string, model: string, from: number, to: number][]
): FitmentRow {
  const applications = vehicles.map(([make, model, from, to], index): FitmentApplication => {
    return { id: `${index}`, partType: '100', quantity: 1, notes: [], options: [], make, model, from, to };
  });
  return { brand: 'BBAA', brandPartNumber: partNumber, applications };
}
const shared = (interchangeNumber: string, make: string, from: number, to: number, option = ''): InterchangeRow => {
  return { interchangeNumber, partType: interchangeNumber.slice(0, 3), make, model: 'Civic', from, to, option };
};
const open = async (rows: Parameters<typeof smallSources>[0]) => (await catalogueHolding(smallSources(rows))).current();

describe('the picker', async () => {
  const catalogue = await open({
    products: [aProduct({ partNumber: 'A1' })],
    fitments: [
      fitting(
        'A1',
        ['Honda', 'Civic', 2010, 2011],
        ['HONDA', 'CR-V', 2010, 2010],
        ['Honda', 'CRX', 1990, 1991],
        ['honda', 'Civic', 2014, 2014],
        ['Ford', 'F-150', 2011, 2011],
        ['MISC', 'Anything', 2020, 2020],
        ['PBE', 'Paint', 2021, 2021],
      ),
      fitting('no such part', ['Tesla', 'Model 3', 2022, 2022]),
    ],
    interchange: [shared('100-00001', 'Acura', 2016, 2016), shared('100-00002', 'Acura', 2018, 2018)],
    salvage: [
      aSalvagePart({ guid: 'a', interchangeNumber: '100-1' }),
      aSalvagePart({ guid: 'b', sourceVehicle: { year: 2009, make: 'Saab', model: '9-3', images: [] } }),
    ],
  });

  test('has the years in which anything fits, newest first, without holes filled', async () => {
    expect(await catalogue.years()).toEqual([2016, 2014, 2011, 2010, 2009, 1991, 1990]);
  });

  test.each([
    { year: 2010, makes: ['Honda'], why: 'one make in any case (case V23)' },
    { year: 2011, makes: ['Ford', 'Honda'], why: 'by name' },
    { year: 2009, makes: ['Saab'], why: 'salvage without interchange fits what it came from' },
    { year: 2016, makes: ['Acura'], why: 'salvage fits all that share its number' },
    { year: 2012, makes: [], why: 'a model has years without parts' },
    { year: 2018, makes: [], why: 'of a shared number there are no parts' },
    { year: 2020, makes: [], why: 'C8: PBE and MISC are no makes' },
  ])('makes of $year: $why', async ({ year, makes }) => {
    expect(await catalogue.makes(year)).toEqual(makes);
  });

  test.each([
    { year: 2010, make: 'honda', models: ['Civic', 'CR-V'] },
    { year: 1990, make: 'Honda', models: ['CRX'] },
    { year: 2010, make: 'Nobody', models: [] },
  ])('models of $year $make', async ({ year, make, models }) => {
    expect(await catalogue.models(year, make)).toEqual(models);
  });
});

describe('interchange options', async () => {
  const catalogue = await open({
    interchange: [
      shared('100-00002', 'Honda', 2010, 2012, '2.4L'),
      shared('100-00001', 'Honda', 2011, 2015, '3.5L, AT'),
      shared('100-00003', 'Honda', 2011, 2015, 'Xenon'),
      shared('101-00007L', 'Honda', 2011, 2015),
    ].sort((a, b) => (a.interchangeNumber < b.interchangeNumber ? -1 : 1)),
    salvage: [
      aSalvagePart({ guid: 'a', interchangeNumber: '100-00001' }),
      aSalvagePart({ guid: 'b', interchangeNumber: '100-2' }),
      aSalvagePart({ guid: 'c', interchangeNumber: '101-7L', partType: '101' }),
    ],
  });
  const first = { partType: '100', interchangeNumber: '100-00001', option: '3.5L, AT' };
  const second = { partType: '100', interchangeNumber: '100-00002', option: '2.4L' };

  test.each([
    { year: 2011, partTypes: ['100'], options: [first, second], why: 'those of the type that there are parts of' },
    { year: 2013, partTypes: ['100'], options: [first], why: 'of the year' },
    {
      year: 2013,
      partTypes: ['101', '100'],
      options: [first, { partType: '101', interchangeNumber: '101-00007L', option: '' }],
      why: 'of several types',
    },
    { year: 2009, partTypes: ['100'], options: [], why: 'none' },
  ])('of $year and types $partTypes: $why', async ({ year, partTypes, options }) => {
    expect(await catalogue.interchangeOptions(year, 'Honda', 'Civic', partTypes)).toEqual(options);
  });

  test('find the parts that have their number', async () => {
    const [option] = await catalogue.interchangeOptions(2011, 'Honda', 'Civic', ['100']);
    const interchangeNumbers = [option?.interchangeNumber ?? ''];
    const { parts } = await catalogue.search({ ...anyPart, makes: ['Honda'], interchangeNumbers }, anyCaller);
    expect(parts.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a number as it is typed (C2)', async () => {
  const catalogue = await open({
    products: [
      aProduct({ partNumber: 'AC-100/2' }),
      aProduct({ partNumber: 'ZZ9', alternateNumbers: [{ brand: 'OEM', number: 'AC 1002' }] }),
      aProduct({ companyCode: '002', partNumber: 'AC-100/2', brand: 'BCDE' }),
    ],
    salvage: [aSalvagePart({ guid: 'a', interchangeNumber: 'AC1002' })],
  });

  test.each([
    { number: 'ac 100.2', company: undefined, ids: ['001#AC-100/2', '002#AC-100/2', '001#ZZ9'], why: 'own ones first' },
    { number: 'AC1002', company: '002', ids: ['002#AC-100/2'], why: 'of one company' },
    { number: 'AC100', company: undefined, ids: [], why: 'no beginnings' },
    { number: ' - ', company: undefined, ids: [], why: 'nothing left of it' },
  ])('finds $ids: $why', async ({ number, company, ids }) => {
    expect(await catalogue.findByNumber(number, company)).toEqual(ids);
  });
});

test.each([
  { model: 'F-150', parts: ['001#A1', '001#A2'], why: 'case V21: a VIN knows no cabs and drives' },
  { model: 'F150 Pickup 2WD', parts: ['001#A2'], why: 'who names one means it' },
  { model: 'F-250', parts: [], why: 'another model is another' },
])('$model finds $parts: $why', async ({ model, parts }) => {
  const catalogue = await open({
    products: ['A1', 'A2', 'A3'].map((partNumber) => aProduct({ partNumber })),
    fitments: [
      fitting('A1', ['Ford', 'F150 SuperCrew Cab', 2010, 2012]),
      fitting('A2', ['Ford', 'F150 Pickup 2WD', 2010, 2012]),
      fitting('A3', ['Ford', 'Escape', 2010, 2012]),
    ],
  });
  const found = await catalogue.search({ ...anyPart, years: [2011], makes: ['Ford'], models: [model] }, anyCaller);
  expect(found.parts.map(({ id }) => id)).toEqual(parts);
});

describe('case V14: a model of several spellings', async () => {
  const catalogue = await open({
    products: ['A1', 'A2'].map((partNumber) => aProduct({ partNumber })),
    fitments: [
      fitting(
        'A1',
        ['Chevrolet', 'TrailBlazer', 2005, 2006],
        ['Cadillac', 'CTS-V', 2005, 2006],
        ['Ford', 'H Series', 2006, 2006],
        ['Ford', 'H-Series', 2006, 2006],
      ),
      fitting('A2', ['Chevrolet', 'Trailblazer', 2006, 2007], ['Cadillac', 'CTS V', 2006, 2007]),
    ],
  });

  test.each([
    { make: 'Chevrolet', spellings: ['TrailBlazer', 'Trailblazer', 'TRAILBLAZER'] },
    { make: 'Cadillac', spellings: ['CTS-V', 'CTS V', 'cts/v'] },
  ])('of $make is offered once, and found by $spellings', async ({ make, spellings }) => {
    expect(await catalogue.models(2006, make)).toHaveLength(1);
    for (const model of spellings) {
      const { parts } = await catalogue.search(
        { ...anyPart, years: [2006], makes: [make], models: [model] },
        anyCaller,
      );
      expect(parts.map(({ id }) => id)).toEqual(['001#A1', '001#A2']);
    }
  });

  test('is offered once too where one part has both', async () => {
    expect(await catalogue.models(2006, 'Ford')).toEqual(['H Series']);
  });
});

test.each(['Land Rover', 'Mercedes-Benz', 'Rolls-Royce', 'INFINITI', 'Workhorse'])(
  'case V23: the make %s is shown as it came first, and found in any case',
  async (make) => {
    const catalogue = await open({
      products: ['A1', 'A2'].map((partNumber) => aProduct({ partNumber })),
      fitments: [
        fitting('A1', [make, '3/4 Ton Nominal', 2010, 2011]),
        fitting('A2', [make.toUpperCase(), '3/4 TON NOMINAL', 2010, 2011]),
      ],
    });
    expect(await catalogue.makes(2010)).toEqual([make]);
    expect(await catalogue.models(2010, make.toLowerCase())).toEqual(['3/4 Ton Nominal']);
    const models = ['3/4 ton nominal'];
    const { total } = await catalogue.search({ ...anyPart, makes: [make.toLowerCase()], models }, anyCaller);
    expect(total).toBe(2);
  },
);

test.each([
  { keyword: 'C/K', part: '001#A1' },
  { keyword: '2.2CL', part: '001#A2' },
  { keyword: '3.0cl', part: '001#A2' },
  { keyword: 'Town & Country', part: '001#A3' },
  { keyword: 'town country', part: '001#A3' },
  { keyword: 'Th!nk', part: '001#A4' },
  { keyword: 'ID.4', part: '001#A5' },
])('case U06: "$keyword" is found in a title and as a vehicle', async ({ keyword, part }) => {
  const names = [
    ['Chevrolet', 'C/K 1500'],
    ['Acura', '2.2CL/3.0CL'],
    ['Chrysler', 'Town & Country'],
    ['Th!nk', 'City'],
    ['Volkswagen', 'ID.4'],
  ] as const;
  const titled = await open({
    products: names.map(([make, model], index) =>
      aProduct({ partNumber: `A${index + 1}`, title: `Fender ${make} ${model}` }),
    ),
  });
  const fitted = await open({
    products: names.map((_, index) => aProduct({ partNumber: `A${index + 1}`, title: 'Fender' })),
    fitments: names.map(([make, model], index) => fitting(`A${index + 1}`, [make, model, 2010, 2011])),
  });
  for (const catalogue of [titled, fitted]) {
    const { parts } = await catalogue.search({ ...anyPart, keyword }, anyCaller);
    expect(parts.map(({ id }) => id)).toEqual([part]);
  }
});

describe('what a query asks beyond the account', async () => {
  const catalogue = await open({
    products: [
      aProduct({ partNumber: 'A1' }),
      aProduct({ partNumber: 'A2', flags: ['reman'] }),
      aProduct({ partNumber: 'A3', flags: ['reconditioned'], productLine: 'PL1' }),
      aProduct({ companyCode: '002', partNumber: 'A4', brand: 'BCDE' }),
    ],
    salvage: [aSalvagePart({ guid: 's1' }), aSalvagePart({ guid: 's2', yard: '520', companyCode: '002' })],
  });
  const all = ['001#A1', '001#A2', '001#A3', '002#A4', 's1', 's2'];
  const local = { nationalSearch: [] as const, serviceLocation: '11' };

  test.each([
    { query: {}, caller: {}, without: [], why: 'nothing' },
    { query: { companyCodes: ['001', '004'] }, caller: {}, without: ['002#A4', 's2'], why: 'country by company' },
    { query: { withoutReman: true }, caller: {}, without: ['001#A2'], why: 'no remanufactured ones' },
    { query: { withoutReconditioned: true }, caller: {}, without: ['001#A3'], why: 'no reconditioned ones' },
    { query: { aftermarketExclusions: ['PL1'] }, caller: {}, without: ['001#A3'], why: 'lines excluded' },
    { query: { salvageExclusions: ['100'] }, caller: {}, without: ['s1', 's2'], why: 'part types excluded' },
    { query: { nationalSearch: [] }, caller: { serviceLocation: '11' }, without: ['s2'], why: 'not nationwide' },
    { query: { nationalSearch: ['salvage'] as const }, caller: local, without: ['s2'], why: 'no more than it may' },
  ])('$why', async ({ query, caller, without }) => {
    const headlights = { ...anyPart, categories: ['Lighting|Headlights'], ...query };
    const { parts } = await catalogue.search(headlights, { ...anyCaller, ...caller });
    expect(parts.map(({ id }) => id)).toEqual(all.filter((id) => !(without as string[]).includes(id)));
  });

  test('a card tells the company, and the vehicle that a recycled part came from', async () => {
    const { parts } = await catalogue.search({ ...anyPart, categories: ['Lighting|Headlights'] }, anyCaller);
    const [card] = parts.filter(({ id }) => id === 's2');
    expect([card?.companyCode, card?.salvage?.sourceVehicle]).toEqual([
      '002',
      { year: 2012, make: 'Honda', model: 'Civic' },
    ]);
  });
});

describe('what a search reads', async () => {
  const { manifest, store } = await builtCatalogue(
    generatedCatalogue({ seed: 4, aftermarket: 300, salvage: 300, applicationsPerPart: 6 }),
  );

  /** How often a search that finds nothing held waits for objects; those read together are one wait. */
  async function waitsOf(query: Partial<SearchQuery>): Promise<number[]> {
    let [waits, inFlight] = [0, 0];
    const counted: ObjectStore = {
      async get(name, hash) {
        if (inFlight++ === 0) waits++;
        const content = await store.get(name, hash);
        inFlight--;
        return content;
      },
    };
    const reader = new IndexReader(1, manifest, new ObjectCache(counted, 2 ** 28));
    const each: number[] = [];
    for (const _ of ['cold', 'warm']) {
      const before = waits;
      await searchParts({ ...anyPart, ...query }, anyCaller, reader, new ReservationOverlay());
      each.push(waits - before);
    }
    return each;
  }

  test.each([
    { query: { makes: ['Ford'], years: [2012] }, waits: [2, 0], why: 'dictionary, then the make' },
    { query: { categories: ['Lighting|Headlights'] }, waits: [2, 0], why: 'dictionary, then the types' },
    {
      query: { categories: ['Lighting', 'Body'] },
      waits: [3, 0],
      why: 'and the texts of the page of several segments',
    },
    { query: { keyword: 'AC01000', isPartSearch: true }, waits: [4, 0], why: 'numbers, their segments, texts' },
  ])('$why; and nothing again', async ({ query, waits }) => {
    expect(await waitsOf(query)).toEqual(waits);
  });
});

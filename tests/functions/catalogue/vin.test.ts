import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';

const { getParts, parseKeyword, readVin } = catalogueContract;

/** A Honda Civic of 2012, which the catalogue has. */
const CIVIC = '2HGFB2F50CH512345';
/** A Subaru, which it does not have. */
const FORESTER = 'JF2SLDRC5SH534153';

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
});

const search = async (keyword: string, more: object = {}) =>
  (await store.visit().call(getParts, { body: { keyword, ...more } })).output();
const numbersOf = ({ parts }: Awaited<ReturnType<typeof search>>) =>
  parts.map(({ partNumber }) => partNumber).toSorted();

describe('a search for a VIN', () => {
  it.each([
    { keyword: CIVIC, why: 'alone' },
    { keyword: `VIN: ${CIVIC}`, why: 'case N24: named as one' },
    { keyword: `I${CIVIC}`, why: 'case N24: from a scanner' },
    { keyword: '2HG FB2F5 0CH512345', why: 'case N24: in groups' },
  ])('finds what a search for its vehicle finds: $why', async ({ keyword }) => {
    const found = await search(keyword);
    const vehicle = await search('', { years: [2012], makes: ['Honda'], models: ['Civic'] });
    expect(vehicle.parts.length).toBeGreaterThan(0);
    expect(numbersOf(found)).toEqual(numbersOf(vehicle));
    expect(found.keywordReading).toMatchObject({
      years: ['2012'],
      makes: ['Honda'],
      models: ['Civic'],
      words: [],
      vin: { vin: CIVIC, year: 2012, make: 'Honda', model: 'Civic', body: 'sedan', offered: { models: ['Civic'] } },
    });
  });

  it('searches the words beside it within the vehicle', async () => {
    const found = await search(`${CIVIC} headlight`);
    const vehicle = await search('headlight', { years: [2012], makes: ['Honda'], models: ['Civic'] });
    expect(numbersOf(found)).toEqual(numbersOf(vehicle));
    expect(found.keywordReading).toMatchObject({ models: ['Civic'], words: ['headlight'] });
  });

  it('tells the vehicle though the catalogue does not have it, and finds nothing', async () => {
    const found = await search(FORESTER);
    expect(found.totalPartsCount).toBe(0);
    expect(found.keywordReading).toMatchObject({
      makes: ['Subaru'],
      models: ['Forester'],
      vin: { year: 2025, offered: { make: '', models: [] } },
    });
  });

  it.each([
    { keyword: 'VIN: 2HGFB2F50CH51234', why: 'a character is missing', message: 'A VIN has 17 characters.' },
    {
      keyword: '2HGFB2F50CO512345',
      why: 'an O',
      message: 'Character 11 of a VIN is a letter or digit, never I, O or Q.',
    },
    { keyword: '2HGFB2F5ACH512345', why: 'a letter as check digit', message: 'Character 9 of a VIN is a digit or X.' },
  ])('is refused with the character: $why', async ({ keyword, message }) => {
    const { status, errors } = await store.visit().call(getParts, { body: { keyword } });
    expect([status, errors]).toEqual([400, message]);
  });

  it('takes one of an unknown manufacturer for a word', async () => {
    expect((await search('DEMAB1230R1000001')).keywordReading).toMatchObject({
      words: ['demab1230r1000001'],
      vin: null,
    });
  });
});

describe('suggestions for a VIN', () => {
  it('are its vehicle', async () => {
    const { output } = await store.visit().call(parseKeyword, { query: { keyword: `${CIVIC} headlight` } });
    expect(output()).toEqual([
      {
        year: '2012',
        make: 'Honda',
        model: 'Civic',
        keywords: 'headlight',
        val: '2012 Honda Civic LX sedan, 4-cylinder: headlight',
      },
    ]);
  });
});

describe('the vehicle of a VIN', () => {
  it('is told with its names in the catalogue', async () => {
    const vehicle = (await store.visit().call(readVin, { query: { vin: `vin ${CIVIC.toLowerCase()}` } })).output();
    expect(vehicle).toEqual({
      vin: CIVIC,
      year: 2012,
      make: 'Honda',
      model: 'Civic',
      series: '',
      trim: 'LX',
      body: 'sedan',
      engine: '4-cylinder',
      drive: '',
      kind: 'car',
      isHeavy: false,
      country: 'Canada',
      manufacturer: 'HONDA OF CANADA MFG., A DIVISION OF HONDA CANADA INC.',
      isModelGuessed: false,
      offered: { make: 'Honda', models: ['Civic'] },
    });
  });

  it.each([
    { vin: '', why: 'none is given', status: 400, errors: 'A VIN has 17 characters.' },
    { vin: '2HGFB2F50CH51234', why: 'it is too short', status: 400, errors: 'A VIN has 17 characters.' },
    {
      vin: 'DEMAB1230R1000001',
      why: 'nobody makes it',
      status: 404,
      errors: 'No manufacturer is known for this VIN. Please check its first three characters.',
    },
  ])('is refused where $why', async ({ vin, status, errors }) => {
    const answer = await store.visit().send(`/wb/auxiliarydata/ReadVin?vin=${vin}`);
    expect(answer).toMatchObject({ status, errors });
  });
});

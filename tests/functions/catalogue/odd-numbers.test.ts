import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';
import { aProduct, smallSources } from '../../support/search/small-catalogue.ts';

const { getPart, getParts, getPricings } = catalogueContract;

/** As they are stored: sorted, and none of several words, which only core items have. */
const NUMBERS = [
  '#44',
  '+p1',
  '100%COTTON',
  '100%41',
  'A&B=C',
  'A+B',
  'CLE-056621/6',
  'HEADS-5/0-OR',
  'X,Y',
  'a?b',
  'Ü-1',
];

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(
    smallSources({
      products: NUMBERS.toSorted().map((partNumber) => aProduct({ partNumber })),
      prices: NUMBERS.toSorted().map((partNumber) => ({ companyCode: '001', partNumber, list: 10_000, levels: {} })),
    }),
  );
});

describe.each([
  { id: 'U01', numbers: NUMBERS.filter((number) => /[/-]/.test(number)) },
  { id: 'U03', numbers: NUMBERS.filter((number) => /[+%#?&,Ü]/.test(number)) },
])('$id: a number that no URL can carry as it is', ({ numbers }) => {
  it.each(numbers)('%s opens its part', async (partNumber) => {
    const part = (await store.visit().call(getPart, { query: { partNumber } })).output();
    expect(part.partNumber).toBe(partNumber);
  });

  it.each(numbers)('%s is found by who types it', async (keyword) => {
    const { parts } = (await store.visit().call(getParts, { body: { keyword, isPartSearch: true } })).output();
    expect(parts.map(({ partNumber }) => partNumber)).toContain(keyword);
  });
});

it('U01: numbers of any kind stand side by side in one list', async () => {
  const priced = (await store.visit().call(getPricings, { query: { partNumbers: NUMBERS } })).output();
  expect(priced.map(({ partNumber }) => partNumber)).toEqual(NUMBERS);
});

it('U03: a lone % in a list stands for itself', async () => {
  const { text } = await store.visit().send('/wb/aisle/GetPricingAndAvailabilities?partNumbers=100%25COTTON');
  expect(JSON.parse(text)).toMatchObject([{ PartNumber: '100%COTTON' }]);
});

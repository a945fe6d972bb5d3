import { describe, expect, test } from 'vitest';
import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { ReservationOverlay } from '#functions/search/query/reservation-overlay.ts';
import { searchParts } from '#functions/search/query/search-parts.ts';
import { anyCaller, anyPart } from '#functions/search/query/search-query.ts';
import { builtCatalogue, goldLevel } from '../../../support/search/built-catalogue.ts';
import { aProduct, aSalvagePart, smallSources } from '../../../support/search/small-catalogue.ts';

const headlights = ['Lighting|Headlights'];

const catalogueOf = async (rows: Partial<CatalogueSources>) => (await builtCatalogue(smallSources(rows))).reader;
const found = ({ parts }: { parts: readonly { id: string }[] }): string[] => parts.map(({ id }) => id);
const nothingTaken = new ReservationOverlay();

describe('what is no candidate', () => {
  test.each([
    { query: {}, caller: {}, refused: 'nothing asked', why: 'a search asks for something' },
    { query: { keyword: 'ab' }, caller: {}, refused: 'keyword too short', why: 'C8: three characters' },
    {
      query: { categories: headlights },
      caller: { requireFitment: true },
      refused: 'fitment required',
      why: 'the account asks for a vehicle first',
    },
  ])('$why', async ({ query, caller, refused }) => {
    const reader = await catalogueOf({});
    const result = await searchParts({ ...anyPart, ...query }, { ...anyCaller, ...caller }, reader, nothingTaken);
    expect(result.refused).toBe(refused);
  });

  test('C3: what was sold since the feed is neither found nor counted, and stands again when it is released', async () => {
    const reader = await catalogueOf({ salvage: [aSalvagePart({ guid: 'a' }), aSalvagePart({ guid: 'b' })] });
    const overlay = new ReservationOverlay();
    overlay.apply([{ kind: 'salvage', id: 'a', isReserved: true }]);
    const query = { ...anyPart, categories: headlights };
    const sold = await searchParts(query, anyCaller, reader, overlay);
    overlay.apply([{ kind: 'salvage', id: 'a', isReserved: false }]);
    const released = await searchParts(query, anyCaller, reader, overlay);
    expect([found(sold), sold.counts.conditions.A, found(released)]).toEqual([['b'], 1, ['a', 'b']]);
  });

  test('C4: without national search salvage is limited to the yards on the transfer list', async () => {
    const reader = await catalogueOf({
      salvage: [aSalvagePart({ guid: 'a', yard: '501' }), aSalvagePart({ guid: 'b', yard: '520' })],
    });
    const local = { ...anyCaller, nationalSearch: [], serviceLocation: '11' };
    expect(found(await searchParts({ ...anyPart, categories: headlights }, local, reader, nothingTaken))).toEqual([
      'a',
    ]);
  });
});

test.each([
  { query: { categories: headlights }, ids: ['001#B2', '001#C3', '001#A1'], why: 'in the order of a list' },
  { query: { keyword: 'headlight assembly' }, ids: ['001#B2', '001#C3', '001#A1'], why: 'for a keyword' },
  {
    query: { categories: headlights, sort: 'title+az' as const },
    ids: ['001#A1', '001#B2', '001#C3'],
    why: 'but not where somebody asks for another order',
  },
])('a superseded part is not offered first: $why', async ({ query, ids }) => {
  const reader = await catalogueOf({
    products: [
      aProduct({ partNumber: 'A1', successor: 'B2' }),
      aProduct({ partNumber: 'B2' }),
      aProduct({ partNumber: 'C3' }),
    ],
    prices: ['A1', 'B2', 'C3'].map((partNumber) => ({ companyCode: '001', partNumber, list: 100_000, levels: {} })),
  });
  expect(found(await searchParts({ ...anyPart, ...query }, anyCaller, reader, nothingTaken))).toEqual(ids);
});

test("C3: a facet's own counts ignore its own selection, the others' do not", async () => {
  const reader = await catalogueOf({
    salvage: [
      aSalvagePart({ guid: 'a', grade: 'A', mileage: 10_000 }),
      aSalvagePart({ guid: 'b', grade: 'B', mileage: 30_000 }),
      aSalvagePart({ guid: 'c', grade: 'B', mileage: 60_000 }),
    ],
  });
  const query = { ...anyPart, categories: headlights, conditions: ['B' as const], mileages: [{ end: 40_000 }] };
  const { total, counts } = await searchParts(query, anyCaller, reader, nothingTaken);
  expect({ total, conditions: counts.conditions, mileages: counts.mileages.slice(0, 3) }).toEqual({
    total: 1,
    conditions: { A: 1, B: 1, C: 0, ungraded: 0 },
    mileages: [0, 1, 1],
  });
});

test.each([
  { list: 123_456, levels: {}, eaches: 1, flags: [], price: 1080, why: '12.3456 less 12.5 % is 10.8024' },
  {
    list: 123_456,
    levels: { gold: 99_999 },
    eaches: 1,
    flags: [],
    price: 999,
    why: 'an explicit price goes before the discount',
  },
  { list: 123_456, levels: {}, eaches: 2, flags: [], price: 2160, why: 'W4: floored once for the pair, 21.6048' },
  { list: 999_999, levels: {}, eaches: 1, flags: ['core' as const], price: 0, why: 'C2: a core item costs nothing' },
])('P7: $why', async ({ list, levels, eaches, flags, price }) => {
  const units = [{ code: 'XX', description: '', eaches }];
  const reader = await catalogueOf({
    products: [aProduct({ partNumber: 'A1', flags, units })],
    prices: [{ companyCode: '001', partNumber: 'A1', list, levels }],
  });
  const gold = { ...anyCaller, priceLevels: { aftermarket: goldLevel } };
  const { parts } = await searchParts({ ...anyPart, categories: headlights }, gold, reader, nothingTaken);
  expect(parts[0]?.customerPrice).toBe(price);
});

test.each([
  { keyword: 'dw01658 gtn', why: 'U07, C2: blanks do not matter' },
  { keyword: 'DW01658GTN', why: 'as we write it' },
  { keyword: 'DW016', why: 'its beginning' },
  { keyword: '81-150/TR0.A01', why: 'an alternate number' },
  { keyword: '591-4039', why: 'E19: leading zeros of an interchange sequence', id: 'guid' },
])('finds a part by $keyword: $why', async ({ keyword, id }) => {
  const reader = await catalogueOf({
    products: [
      aProduct({
        partNumber: 'DW01658GTN',
        sourcePartNumber: 'DW01658 GTN',
        alternateNumbers: [{ brand: 'OEM', number: '81150TR0A01' }],
      }),
    ],
    salvage: [aSalvagePart({ guid: 'guid', interchangeNumber: '591-04039' })],
  });
  expect(found(await searchParts({ ...anyPart, keyword }, anyCaller, reader, nothingTaken))).toEqual([
    id ?? '001#DW01658GTN',
  ]);
});

test('unknown mileage sorts last in both directions and has its own bucket', async () => {
  const reader = await catalogueOf({
    salvage: [
      aSalvagePart({ guid: 'a', mileage: 'unknown' }),
      aSalvagePart({ guid: 'b', mileage: 90_000 }),
      aSalvagePart({ guid: 'c', mileage: 10_000 }),
    ],
  });
  const sorted = async (sort: 'mileage+low' | 'mileage+high') =>
    found(await searchParts({ ...anyPart, categories: headlights, sort }, anyCaller, reader, nothingTaken));
  expect([await sorted('mileage+low'), await sorted('mileage+high')]).toEqual([
    ['c', 'b', 'a'],
    ['b', 'c', 'a'],
  ]);
});

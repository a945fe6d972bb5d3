import { beforeAll, describe, expect, it } from 'vitest';
import { interchangeHistoryKey, partHistoryKey } from '#functions/data/catalogue/keys.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';
import { smallSources } from '../../support/search/small-catalogue.ts';
import { putItem } from '../../support/test-table.ts';

const { findLocations, getPartCodes, getPartHistory, getProductLines, getSalvageHistory } = catalogueContract;

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
  const entries = (...changes: (readonly [string, number])[]) => ({
    entries: changes.map(([date, list]) => ({ date, list })),
  });
  await putItem(
    store.table,
    partHistoryKey('001#A100', 2025),
    entries(['2025-01-11', 1_009_999], ['2025-01-12', 1_029_999]),
  );
  await putItem(
    store.table,
    partHistoryKey('001#A100', 2026),
    entries(['2026-01-11', 1_049_999], ['2026-01-12', 1_000_000]),
  );
  await putItem(store.table, interchangeHistoryKey('100123', 2025), entries(['2025-06-01', 2_000_000]));
});

describe('the price history of a part', () => {
  it('runs from one year ago to yesterday', async () => {
    const told = (await store.visit().call(getPartHistory, { query: { partNumber: 'A100' } })).output();
    expect(told).toEqual({
      from: '2025-01-12',
      to: '2026-01-11',
      prices: [
        { date: '2025-01-12', listPrice: 102_99 },
        { date: '2026-01-11', listPrice: 104_99 },
      ],
    });
  });

  it.each([
    { date: '2026-01-12', to: '2026-01-11', why: 'that is today' },
    { date: '2025-12-01', to: '2025-11-30', why: 'it was asked so' },
    { date: '2027-01-01', to: '2026-01-11', why: 'nobody knows the future' },
  ])('asked on $date ends on $to, as $why', async ({ date, to }) => {
    const told = (await store.visit().call(getPartHistory, { query: { partNumber: 'A100', date } })).output();
    expect(told.to).toBe(to);
  });

  it('takes the other variables of the spec', async () => {
    const path = '/wb/aisle/getparthistory?partNumber=A100&date=2026-01-12&zipCode=98101&lineOfBusinessKey=1';
    const { text } = await store.visit().send(path);
    expect(JSON.parse(text)).toEqual({
      From: '2025-01-12',
      To: '2026-01-11',
      Prices: [
        { Date: '2025-01-12', ListPrice: 102.99 },
        { Date: '2026-01-11', ListPrice: 104.99 },
      ],
    });
  });

  it('tells no prices where the account shows none', async () => {
    const visitor = store.visit({ settings: { showPrices: false } });
    expect((await visitor.call(getPartHistory, { query: { partNumber: 'A100' } })).output().prices).toEqual([]);
  });

  it.each([
    { partNumber: 'NONE', settings: {} },
    { partNumber: 'A100', settings: { aftermarketExclusions: ['PL0'] } },
  ])('is not told of what the account does not see: $partNumber', async ({ partNumber, settings }) => {
    expect((await store.visit({ settings }).call(getPartHistory, { query: { partNumber } })).status).toBe(404);
  });
});

describe('the price history of an interchange number', () => {
  const query = { interchangeNumber: '100-00123' };

  it.each(['100-00123', '100-123', '100 123'])(
    'is found by the number as somebody writes it: %s',
    async (interchangeNumber) => {
      const told = (await store.visit().call(getSalvageHistory, { query: { interchangeNumber } })).output();
      expect(told.prices).toEqual([{ date: '2025-06-01', listPrice: 200_00 }]);
    },
  );

  it.each([
    { settings: { salvageExclusions: ['100'] }, why: 'the part type is excluded' },
    { settings: { linesOfBusiness: ['aftermarket' as const] }, why: 'the account buys no salvage' },
  ])('is not told when $why', async ({ settings }) => {
    expect((await store.visit({ settings }).call(getSalvageHistory, { query })).status).toBe(404);
  });
});

describe('the places of a company', () => {
  const placesOf = async (companyCode: string, term: string, settings = {}) =>
    (await store.visit({ settings }).call(findLocations, { query: { companyCode, term } })).output();

  it('are found by number', async () => {
    expect(await placesOf('004', '501')).toEqual([
      { locationNumber: '501', companyCode: '004', description: 'Seattle yard', phoneNumber: '555-0100' },
    ]);
  });

  it('are found by a piece of the name, in any case, of that company only', async () => {
    const found = await placesOf('001', 'SEATTLE');
    expect(found.map(({ locationNumber }) => locationNumber)).toEqual(['11']);
  });

  it('are ten at most', async () => {
    expect(await placesOf('004', 'yard')).toHaveLength(10);
  });

  it('keep the phone of yards, not of warehouses, to themselves where the account hides it', async () => {
    const settings = { hideSourceVehiclePhoneNumber: true };
    const [yard] = await placesOf('004', '501', settings);
    const [warehouse] = await placesOf('001', '11', settings);
    expect([yard?.phoneNumber, warehouse?.phoneNumber]).toEqual([null, '555-0100']);
  });
});

describe('what an account can exclude', () => {
  const inPicker = (code: string, name: string) => ({ code, description: name, display: `${code} – ${name}`, name });

  it('are the product lines and part types of the catalogue', async () => {
    const visitor = store.visit({ session: { level: 2 } });
    const [lines, codes] = await Promise.all([visitor.call(getProductLines), visitor.call(getPartCodes)]);
    expect(lines.output()).toContainEqual(inPicker('PL0', 'Line 0'));
    expect(codes.output()).toContainEqual(inPicker('100', 'Headlight Assembly'));
  });

  it('are default lists before the first import', async () => {
    const sources = smallSources({ partTypes: [], productLines: [], categories: [] });
    const visitor = (await catalogueStore(sources)).visit({ session: { level: 2 } });
    const [lines, codes] = await Promise.all([visitor.call(getProductLines), visitor.call(getPartCodes)]);
    expect(lines.output()).toContainEqual(inPicker('ACCESSORIES', 'Accessories'));
    expect(codes.output()).toContainEqual(inPicker('AIRBAG', 'Airbag'));
  });

  it('is for those who edit accounts', async () => {
    const { status } = await store.visit({ session: { level: 3 } }).call(getProductLines);
    expect(status).toBe(403);
  });
});

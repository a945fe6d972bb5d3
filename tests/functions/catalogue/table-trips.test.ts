import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';
import { type TableTrips, tableTrips } from '../../support/table-trips.ts';

const { findCategories, getParts, getPart, getPricings, getYears, parseKeyword } = catalogueContract;

let store: CatalogueStore;
let trips: TableTrips;
beforeAll(async () => {
  store = await catalogueStore(headlights());
  trips = tableTrips(store.table);
});

describe('what a call reads of the table, the account and the takes being known', () => {
  it('is nothing for lists, pickers and keywords', async () => {
    const visitor = store.visit();
    const cost = await trips.of(async () => {
      await visitor.call(getParts, { body: { categories: ['Lighting'] } });
      await visitor.call(getYears);
      await visitor.call(findCategories, { body: { year: 2012, make: 'Honda', model: 'Civic' } });
      await visitor.call(parseKeyword, { query: { keyword: 'honda civic' } });
    });
    expect(cost).toEqual({ trips: 0, readUnits: 0 });
  });

  it('is offer and takes at once for a part', async () => {
    const cost = await trips.of(() => store.visit().call(getPart, { query: { partNumber: 'A100' } }));
    expect(cost.trips).toBe(1);
    expect(cost.readUnits).toBeLessThanOrEqual(2);
  });

  it('is one trip for a hundred parts', async () => {
    const partNumbers = Array.from({ length: 100 }, (_, index) => (index % 2 ? 'A100' : 'B200'));
    expect((await trips.of(() => store.visit().call(getPricings, { query: { partNumbers } }))).trips).toBe(1);
  });
});

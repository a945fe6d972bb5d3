import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import { headlights } from '../../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../../support/catalogue-visit.ts';

const { getNextBest, getParts } = catalogueContract;
type Visitor = ReturnType<CatalogueStore['visit']>;

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
});

const CIVIC = { years: [2012], makes: ['Honda'], models: ['Civic'] };
const nextBest = async (body: SearchRequest, visitor: Visitor = store.visit()) =>
  (await visitor.call(getNextBest, { body })).output();
const total = async (body: SearchRequest, visitor: Visitor = store.visit()) => {
  const { lineOfBusinessCounts } = (await visitor.call(getParts, { body })).output();
  return lineOfBusinessCounts.reduce((sum, { count }) => sum + count, 0);
};

describe('a search that found nothing', () => {
  it.each<{ without: string; body: SearchRequest; instead: SearchRequest }>([
    {
      without: 'certifications',
      body: { ...CIVIC, keyword: 'headlight', certifications: ['diamond'] },
      instead: { ...CIVIC, keyword: 'headlight' },
    },
    {
      without: 'manufacturers',
      body: { ...CIVIC, categories: ['Lighting'], manufacturer: ['Nobody'] },
      instead: { ...CIVIC, categories: ['Lighting'] },
    },
    {
      without: 'conditions',
      body: { ...CIVIC, categories: ['Lighting'], conditions: ['C'] },
      instead: { ...CIVIC, categories: ['Lighting'] },
    },
    {
      without: 'options',
      body: { ...CIVIC, linesOfBusinessIds: ['salvage'], interchangeNumbers: ['100-99999'], keyword: 'near' },
      instead: { ...CIVIC, keyword: 'near' },
    },
    {
      without: 'positionWords',
      body: { ...CIVIC, keyword: 'lh headlight' },
      instead: { ...CIVIC, keyword: 'headlight' },
    },
    {
      without: 'certificationWords',
      body: { ...CIVIC, keyword: 'certified near' },
      instead: { ...CIVIC, keyword: 'near' },
    },
    { without: 'vehicle', body: { ...CIVIC, keyword: 'E500' }, instead: { keyword: 'E500' } },
    {
      without: 'category',
      body: { ...CIVIC, keyword: 'halogen', categories: ['Engine'] },
      instead: { ...CIVIC, keyword: 'halogen' },
    },
    { without: 'keyword', body: { ...CIVIC, keyword: 'xyzzy' }, instead: CIVIC },
  ])('is told how many parts it finds without $without', async ({ without, body, instead }) => {
    const { changes } = await nextBest(body);
    expect(changes).toContainEqual({ without, count: await total(instead) });
  });

  it('is told of one filter that empties it, and of all of them, where two do', async () => {
    const both: SearchRequest = {
      ...CIVIC,
      categories: ['Lighting'],
      certifications: ['diamond'],
      manufacturer: ['Nobody'],
    };
    const { changes } = await nextBest(both);
    const names = changes.map(({ without }) => without);
    expect(names).not.toContain('certifications');
    expect(names).not.toContain('manufacturers');
    expect(changes).toContainEqual({ without: 'filters', count: await total({ ...CIVIC, categories: ['Lighting'] }) });
  });

  it('is told of the hits in the other line of business', async () => {
    const body: SearchRequest = { ...CIVIC, keyword: 'near', linesOfBusinessIds: ['aftermarket'] };
    expect((await nextBest(body)).lineOfBusinessCounts).toEqual([
      { lineOfBusiness: 'aftermarket', count: 0 },
      { lineOfBusiness: 'salvage', count: 2 },
    ]);
  });

  it('is told of the category that its words are about', async () => {
    const { categories } = await nextBest({ ...CIVIC, keyword: 'purple headlight' });
    const [first] = categories;
    expect(first?.count).toBe(await total({ ...CIVIC, categories: [first?.fullName ?? ''] }));
    expect(first?.count).toBeGreaterThan(0);
  });

  it('is told of parts beyond the service location, if it left them out', async () => {
    const body: SearchRequest = { keyword: 'far', linesOfBusinessIds: ['salvage'], isNationalSearch: false };
    const visitor = store.visit({
      settings: { nationalSearch: true, nationalSearchLinesOfBusiness: ['aftermarket', 'salvage'] },
    });
    expect((await nextBest(body, visitor)).changes).toContainEqual({ without: 'reach', count: 1 });
  });

  it('is never told of parts that the account does not see', async () => {
    const settings = { salvageExclusions: ['100', '101'] };
    const { changes, lineOfBusinessCounts, categories } = await nextBest(
      { ...CIVIC, keyword: 'near', certifications: ['capa'] },
      store.visit({ settings }),
    );
    const visible = await total(CIVIC, store.visit({ settings }));
    expect([...changes, ...lineOfBusinessCounts, ...categories].every(({ count }) => count <= visible)).toBe(true);
    expect(changes.map(({ without }) => without)).toEqual(['keyword']);
  });

  it('is told nothing that needs a vehicle, if the account requires one', async () => {
    const { changes } = await nextBest(
      { ...CIVIC, keyword: 'E500' },
      store.visit({ settings: { requireFitment: true } }),
    );
    expect(changes.map(({ without }) => without)).toEqual(['keyword']);
  });

  it('of nothing at all is told nothing', async () => {
    expect(await nextBest({})).toMatchObject({ changes: [], categories: [] });
  });
});

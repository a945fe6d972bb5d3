import { beforeAll, describe, expect, it } from 'vitest';
import { noAnalytics, type VisitEvent } from '#functions/integrations/analytics.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';

const { getParts, getFacets, parseKeyword } = catalogueContract;

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
});

function aVisit(session: NonNullable<Parameters<typeof store.visit>[0]>['session'] = {}) {
  const events: VisitEvent[] = [];
  const visitor = store.visit({
    session,
    analytics: {
      ...noAnalytics,
      record: (event) => void events.push(event),
    },
  });
  const search = async (body: SearchRequest) => (await visitor.call(getParts, { body })).status;
  return { visitor, events, search };
}

describe('a search is recorded', () => {
  it('when it is answered, with what was sought and how much was found in all tabs', async () => {
    const { visitor, events, search } = aVisit();
    await search({ keyword: 'headlight', linesOfBusinessIds: ['salvage'] });
    await search({ keyword: 'turbocharger' });
    const { lineOfBusinessCounts } = (await visitor.call(getParts, { body: { keyword: 'headlight' } })).output();
    const hits = lineOfBusinessCounts.reduce((sum, { count }) => sum + count, 0);
    expect(hits).toBeGreaterThan(0);
    expect(events.slice(0, 2)).toEqual([
      { kind: 'search', tenantId: 2, by: 'keyword', keyword: 'headlight', hits },
      { kind: 'search', tenantId: 2, by: 'keyword', keyword: 'turbocharger', hits: 0 },
    ]);
  });

  it('once: not for its other tab, another order, its further pages, its filters and its counts', async () => {
    const { visitor, events, search } = aVisit();
    const body = { keyword: 'headlight', linesOfBusinessIds: ['aftermarket' as const], take: 12 };
    await search(body);
    await search({ ...body, linesOfBusinessIds: ['salvage'] });
    await search({ ...body, take: 24 });
    await search({ ...body, skip: 12 });
    await search({ ...body, certifications: ['capa'] });
    await visitor.call(getFacets, { body });
    await visitor.call(parseKeyword, { query: { keyword: 'headlight' } });
    expect(events).toHaveLength(1);
  });

  it('again by another session, and when something else was sought in between', async () => {
    const [one, other] = [aVisit(), aVisit({ sessionId: 's2' })];
    for (const keyword of ['headlight', 'turbocharger', 'headlight']) await one.search({ keyword });
    await other.search({ keyword: 'headlight' });
    expect(one.events.length + other.events.length).toBe(4);
  });

  it('once where its words name a vehicle, and the page goes on with that vehicle (decision B197)', async () => {
    const { events, search } = aVisit();
    await search({ keyword: 'headlight 2012 honda civic', linesOfBusinessIds: ['aftermarket'] });
    const vehicle = { years: [2012], makes: ['Honda'], models: ['Civic'] };
    await search({ ...vehicle, keyword: 'headlight', linesOfBusinessIds: ['salvage'] });
    expect(events).toMatchObject([{ by: 'keyword', keyword: 'headlight 2012 honda civic' }]);
  });

  it('not when its path was opened and finds nothing, which nobody looked for (decision B198)', async () => {
    const { events, search } = aVisit();
    await search({ keyword: 'turbocharger', isOpened: true });
    expect(events).toEqual([]);
    await search({ keyword: 'turbocharger' });
    await search({ keyword: 'turbocharger', isOpened: true });
    expect(events).toMatchObject([{ keyword: 'turbocharger', hits: 0 }]);
  });

  it('when its path was opened and finds something', async () => {
    const { events, search } = aVisit();
    await search({ keyword: 'headlight', isOpened: true });
    expect(events).toMatchObject([{ keyword: 'headlight' }]);
  });

  it('for the parent where it was in the store of a child', async () => {
    const { events, search } = aVisit({ accountId: 7, parentId: 2 });
    await search({ keyword: 'headlight' });
    expect(events).toMatchObject([{ tenantId: 2 }]);
  });

  it('not when it was refused', async () => {
    const { events, search } = aVisit();
    expect(await search({ keyword: 'ab' })).toBe(400);
    expect(events).toEqual([]);
  });

  it.each(['dnt', 'sec-gpc'])('not of whoever asks not to be tracked, by %s', async (header) => {
    const { visitor, events } = aVisit();
    const headers = { 'content-type': 'application/json', [header]: '1' };
    const body = JSON.stringify({ Keyword: 'headlight' });
    expect((await visitor.send(getParts.path, { method: 'POST', headers, body })).status).toBe(200);
    expect(events).toEqual([]);
  });
});

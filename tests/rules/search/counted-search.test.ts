import { describe, expect, it } from 'vitest';
import { beginsSearch, soughtBy, soughtIn } from '#shared/rules/search/counted-search.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import { cents } from '#shared/values/money.ts';

const cases: readonly { request: SearchRequest; begins: boolean; why: string }[] = [
  { request: { keyword: 'hood' }, begins: true, why: 'somebody searched' },
  { request: { keyword: 'hood', skip: 0, take: 24, facets: [] }, begins: true, why: 'as the list asks for it' },
  { request: { keyword: 'hood', linesOfBusinessIds: ['salvage'] }, begins: true, why: 'in one tab' },
  { request: { keyword: 'hood', manufacturer: [] }, begins: true, why: 'no filter is chosen' },
  { request: { keyword: 'hood', manufacturer: '' }, begins: true, why: 'an empty filter is none' },
  { request: { keyword: 'hood', skip: 24 }, begins: false, why: 'a further page' },
  { request: { keyword: 'hood', skipAlias: 24 }, begins: false, why: 'a further page, in the other spelling' },
  { request: { keyword: 'hood', isFacetOnly: true }, begins: false, why: 'counts alone' },
  { request: { keyword: 'hood', type: 'getFacets' }, begins: false, why: 'counts alone, in the other spelling' },
  { request: { keyword: 'hood', manufacturer: 'Demo' }, begins: false, why: 'narrowed by one manufacturer' },
  { request: { keyword: 'hood', certifications: ['capa'] }, begins: false, why: 'narrowed by a certification' },
  { request: { keyword: 'hood', conditions: ['A'] }, begins: false, why: 'narrowed by a condition' },
  { request: { keyword: 'hood', mileage: [{ isUnknown: true }] }, begins: false, why: 'narrowed by mileage' },
  { request: { keyword: 'hood', salvagePrice: [{ end: cents(1) }] }, begins: false, why: 'narrowed by price' },
];

describe('a request begins a new search', () => {
  it.each(cases)('$begins: $why', ({ request, begins }) => {
    expect(beginsSearch(request)).toBe(begins);
  });
});

describe('the kind of a search', () => {
  it.each([
    { request: { keyword: 'hood', years: [2015], makes: ['Ford'] }, by: 'keyword' },
    { request: { searchAlias: 'hood' }, by: 'keyword' },
    { request: { keyword: ' ', interchangeNumbers: ['591-04039'] }, by: 'interchange' },
    { request: { categories: ['Body|Hoods'], years: [2015] }, by: 'category' },
    { request: { categoryAlias: 'Body|Hoods' }, by: 'category' },
    { request: { years: [2015], makes: ['Ford'], models: ['F-150'] }, by: 'vehicle' },
  ] as const)('is its $by', ({ request, by }) => {
    expect(soughtBy(soughtIn(request as SearchRequest))).toBe(by);
  });

  it.each([
    {
      request: { years: [2015], makes: ['Ford'], models: ['F-150'] },
      sought: { vehicle: ['2015', 'Ford', 'F-150'] },
      why: 'a vehicle',
    },
    {
      request: { yearAlias: '2015', makeAlias: 'Ford', modelAlias: 'F-150' },
      sought: { vehicle: ['2015', 'Ford', 'F-150'] },
      why: 'a vehicle, in the other spelling',
    },
    { request: { models: ['F-150'] }, sought: { vehicle: ['F-150'] }, why: 'a model of any make' },
    { request: { categoryAlias: 'Body' }, sought: { categories: ['Body'] }, why: 'a category' },
    { request: {}, sought: {}, why: 'nothing' },
  ] as const)('is read from a request: $why', ({ request, sought }) => {
    const nothing = { keyword: '', interchangeNumbers: [], categories: [], vehicle: [] };
    expect(soughtIn(request as SearchRequest)).toEqual({ ...nothing, ...sought });
  });

  it('a search stays the same with another tab, sort order or spelling', () => {
    const sought = soughtIn({ keyword: 'hood', years: [2015], makes: ['Ford'], models: ['F-150'], take: 24 });
    const again = { searchAlias: 'hood', yearAlias: '2015', makeAlias: 'Ford', modelAlias: 'F-150' } as const;
    expect(soughtIn({ ...again, linesOfBusinessIds: ['salvage'], sort: 'PRICE_ASC' as never })).toEqual(sought);
  });

  it('another word or vehicle makes another search', () => {
    const sought = soughtIn({ keyword: 'hood', years: [2015] });
    expect(soughtIn({ keyword: 'door', years: [2015] })).not.toEqual(sought);
    expect(soughtIn({ keyword: 'hood', years: [2016] })).not.toEqual(sought);
  });
});

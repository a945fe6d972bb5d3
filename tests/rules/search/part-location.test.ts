import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { listLocationOf, partLocation } from '#shared/rules/search/part-location.ts';
import { aLocation } from '../../builders/catalogue-location.ts';

const AFTERMARKET = { partNumber: 'LV/17+p', guid: null, categories: ['Lighting|Headlamps', 'Body|Lamps'] };
const SALVAGE = { partNumber: '7d3c', guid: '7d3c', categories: ['Engine|Engines'] };

it.each([
  { part: AFTERMARKET, from: {}, path: '/Lighting%7CHeadlamps/+pLV%2F17+p', why: 'its own category, by its full name' },
  { part: SALVAGE, from: {}, path: '/Engine%7CEngines/+i7d3c', why: 'salvage is known by its guid' },
  {
    part: AFTERMARKET,
    from: { year: 2019, make: 'Toyota', model: 'Camry', category: 'Lighting' },
    path: '/2019/Toyota/Camry/Lighting/+pLV%2F17+p',
    why: 'for the vehicle and in the category of the list',
  },
])('$why: $path', ({ part, from, path }) => {
  expect(cataloguePath(partLocation(part, from))).toBe(path);
});

describe('the list of a part (decision B196)', () => {
  const CAMRY = { year: 2019, make: 'Toyota', model: 'Camry' };

  it.each<{ from: Partial<CatalogueLocation>; category: string | undefined; why: string }>([
    { from: {}, category: 'Lighting|Headlamps', why: 'the path names no category' },
    { from: { category: 'Lighting' }, category: 'Lighting', why: 'the part is below the category of the path' },
    { from: { category: 'Body|Lamps' }, category: 'Body|Lamps', why: 'the part is in its second category' },
    { from: { category: 'Headlamps' }, category: 'Lighting|Headlamps', why: 'a last name alone is no category' },
    { from: { category: 'Light' }, category: 'Lighting|Headlamps', why: 'the beginning of a name is no category' },
    { from: { category: 'Glass' }, category: 'Lighting|Headlamps', why: 'the part is not in the category of the path' },
  ])('is $category, because $why', ({ from, category }) => {
    const location = aLocation({ ...CAMRY, ...from, part: { lineOfBusiness: 'aftermarket', partNumber: 'LV/17+p' } });
    expect(listLocationOf(location, AFTERMARKET)).toEqual(aLocation({ ...CAMRY, category }));
  });

  it('has no category if the part has none', () => {
    expect(listLocationOf(aLocation({ category: 'Glass' }), { categories: [] })).toEqual(aLocation());
  });

  it('is always in a category of the part, whatever the path says', () => {
    const names = fc.constantFrom('Lighting', 'Headlamps', 'Lighting|Headlamps', 'Lighting|Headlamps|LED', '|', 'x');
    const cases = fc.record({
      category: fc.option(names, { nil: undefined }),
      own: fc.uniqueArray(names, { minLength: 1 }),
    });
    fc.assert(
      fc.property(cases, ({ category, own }) => {
        const listed = listLocationOf(aLocation({ category }), { categories: own }).category ?? '';
        expect(own.some((each) => `${each}|`.startsWith(`${listed}|`))).toBe(true);
      }),
    );
  });
});

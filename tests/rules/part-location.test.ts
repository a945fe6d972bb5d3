import { expect, it } from 'vitest';
import { cataloguePath } from '#shared/rules/catalogue-url.ts';
import { partLocation } from '#shared/rules/part-location.ts';

const AFTERMARKET = { partNumber: 'LV/17+p', guid: null, categoryName: 'Headlamps' };
const SALVAGE = { partNumber: '7d3c', guid: '7d3c', categoryName: 'Engines' };

it.each([
  { part: AFTERMARKET, from: {}, path: '/Headlamps/+pLV%2F17+p', why: 'its own category' },
  { part: SALVAGE, from: {}, path: '/Engines/+i7d3c', why: 'salvage is known by its guid' },
  {
    part: AFTERMARKET,
    from: { year: 2019, make: 'Toyota', model: 'Camry', category: 'Lighting' },
    path: '/2019/Toyota/Camry/Lighting/+pLV%2F17+p',
    why: 'for the vehicle and in the category of the list',
  },
])('$why: $path', ({ part, from, path }) => {
  expect(cataloguePath(partLocation(part, from))).toBe(path);
});

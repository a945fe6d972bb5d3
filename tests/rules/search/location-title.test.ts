import { expect, it } from 'vitest';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { locationTitle } from '#shared/rules/search/location-title.ts';
import { aLocation } from '../../builders/catalogue-location.ts';

it.each<[Partial<CatalogueLocation>, string]>([
  [{}, ''],
  [{ year: 2004 }, '2004'],
  [{ year: 2004, make: 'Chrysler', model: 'Town & Country' }, '2004 Chrysler Town & Country'],
  [{ year: 2004, make: '', model: 'Accord' }, '2004 Accord'],
  [{ category: 'Body|Bumper|Bumper Covers' }, 'Bumper Covers'],
  [{ keyword: 'c/k' }, '“c/k”'],
  [{ keyword: '"hedlight"' }, '“hedlight”'],
  [{ keyword: '17" wheel' }, '“17" wheel”'],
  [
    { year: 2019, make: 'Toyota', model: 'Camry', category: 'Lighting|Headlamps', keyword: 'led' },
    '“led” in Headlamps for 2019 Toyota Camry',
  ],
])('%o reads as "%s"', (chosen, title) => {
  expect(locationTitle(aLocation(chosen))).toBe(title);
});

import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { cataloguePath, parseCataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { aLocation } from '../builders/catalogue-location.ts';

interface HardName {
  readonly kind: string;
  readonly make: string;
  readonly value: string;
}

const file = readFileSync('../shared/data/vehicles/hard_names.csv', 'utf8');
const { data: names } = Papa.parse<HardName>(file, { header: true, skipEmptyLines: true });

/** Every place of a URL in which the name of a make or a model can stand. */
const locationsOf = ({ kind, make, value }: HardName) => {
  const vehicle = kind === 'make' ? { make: value, model: value } : { make: make || 'Any', model: value };
  return [
    vehicle,
    { ...vehicle, year: 2004 },
    { ...vehicle, year: 2004, category: value },
    { make: value },
    { keyword: value },
    { category: value, manufacturers: [value] },
    { ...vehicle, part: { lineOfBusiness: 'aftermarket' as const, partNumber: value } },
  ].map(aLocation);
};

it('case V13: every hard name of a vehicle comes back from its URL to the letter', () => {
  const locations = names.flatMap(locationsOf);
  const read = locations.map((location) =>
    parseCataloguePath(new URL(cataloguePath(location), 'https://shop.test').pathname),
  );
  expect(names.length).toBe(841);
  expect(read).toEqual(locations);
});

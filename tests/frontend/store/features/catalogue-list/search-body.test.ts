import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayAskFor, pageOfBody, soughtAt } from '#frontend/store/features/catalogue-list/search-body.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { parseCataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { pathSegment } from '#shared/rules/search/path-segment.ts';
import { decodeWire, encodeWire } from '#shared/wire/wire.ts';
import { aLocation } from '../../../../builders/catalogue-location.ts';

const ANY = { insurer: '', isLocalOnly: false };

describe('what a location asks for', () => {
  it.each<[Partial<CatalogueLocation>, object]>([
    [{}, {}],
    [
      { year: 2019, make: 'Toyota', model: 'Camry', category: 'Body' },
      { years: [2019], makes: ['Toyota'], models: ['Camry'], categories: ['Body'] },
    ],
    [
      { keyword: 'C/K', options: ['114-1'] },
      { keyword: 'C/K', interchangeNumbers: ['114-1'] },
    ],
    [
      { manufacturers: ['Beacon'], certifications: ['capa'], conditions: ['A', 'B'] },
      { manufacturer: ['Beacon'], certifications: ['capa'], conditions: ['A', 'B'] },
    ],
    [
      { prices: [{ start: 100_00, end: 199_99 }, { start: 2000_00 }] },
      { salvagePrice: [{ start: 100_00, end: 199_99 }, { start: 2000_00 }] },
    ],
    [{ mileages: [{ end: 24_999 }, 'unknown'] }, { mileage: [{ end: 24_999 }, { isUnknown: true }] }],
  ])('%o', (chosen, expected) => {
    expect(soughtAt(aLocation(chosen), undefined, ANY)).toEqual(expected);
  });

  it('of one line, for an insurer and near by', () => {
    expect(soughtAt(aLocation(), 'salvage', { insurer: 'Prairie Mutual', isLocalOnly: true })).toEqual({
      linesOfBusinessIds: ['salvage'],
      insuranceCompanies: ['Prairie Mutual'],
      isNationalSearch: false,
    });
  });
});

it('takes whatever a path says: every path asks for something that the server reads (N46)', () => {
  const schema = catalogueContract.getParts.body;
  const anyPath = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 12 }).map((name) => pathSegment(name)),
        fc.constantFrom('0000', '1800', '2200', '9999', '-', '~', 'x'.repeat(500), '+p', '+i'),
        fc
          .tuple(fc.constantFrom(...'lunmcszhtd'), fc.integer(), fc.integer())
          .map(([email, a, b]) => `+${email}${a}-${b}`),
        fc.tuple(fc.constantFrom(...'lunmcszhtd'), fc.bigInt()).map(([email, number]) => `+${email}${number}`),
        fc
          .constantFrom('s', 'm', 'n', 'h')
          .chain((email) =>
            fc
              .integer({ min: 20, max: 150 })
              .map((many) =>
                Array.from(
                  { length: many },
                  (_, index) => `+${email}${'sm'.includes(email) ? `${index}-` : index}`,
                ).join('/'),
              ),
          ),
      ),
      { maxLength: 8 },
    )
    .map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(anyPath, (path) => {
      const location = parseCataloguePath(path);
      const body = pageOfBody(soughtAt(location, undefined, ANY), location, 12);
      expect(decodeWire(schema, encodeWire(schema, body))).toMatchObject({ ok: true });
    }),
    { numRuns: 1000 },
  );
});

it.each([
  { page: 1, take: 12, skip: 0 },
  { page: 3, take: 24, skip: 48 },
  { page: 999, take: 96, skip: 95_808 },
] as const)('page $page of $take begins after $skip parts', ({ page, take, skip }) => {
  expect(pageOfBody({}, aLocation({ page, sort: 'nearest' }), take)).toEqual({
    take,
    skip,
    sort: 'nearest',
    facets: [],
  });
});

it.each<[Partial<CatalogueLocation>, boolean]>([
  [{}, false],
  [{ page: 2, certifications: ['capa'], lineOfBusiness: 'salvage' }, false],
  [{ year: 2019 }, true],
  [{ category: 'Body' }, true],
  [{ keyword: 'hood' }, true],
  [{ options: ['114-1'] }, true],
])('%o is enough to look for: %s', (chosen, expected) => {
  expect(mayAskFor(aLocation(chosen), { requireFitment: false })).toBe(expected);
});

it.each<[Partial<CatalogueLocation>, boolean]>([
  [{ category: 'Body' }, false],
  [{ year: 2019, make: 'Toyota' }, false],
  [{ year: 2019, make: 'Toyota', model: 'Camry' }, true],
  [{ keyword: 'hood' }, true],
])('where an account requires a vehicle, %o is enough: %s', (chosen, expected) => {
  expect(mayAskFor(aLocation(chosen), { requireFitment: true })).toBe(expected);
});

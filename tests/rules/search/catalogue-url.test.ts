import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSizes } from '#shared/rules/base/page-sizes.ts';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath, isCataloguePath, parseCataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { sortIds } from '#shared/values/catalogue/catalogue-sorts.ts';
import { certificationNames } from '#shared/values/catalogue/part-flags.ts';
import { salvageGrades } from '#shared/values/catalogue/salvage-grade.ts';
import { aLocation } from '../../builders/catalogue-location.ts';

/** The path as a browser shows it after opening it. */
const opened = (path: string): string => new URL(`https://shop.test${path}`).pathname;

const accord = { year: 2015, make: 'Honda', model: 'Accord' };

describe('the catalogue URL (storefront 2, decision C5)', () => {
  it.each<{ path: string; location: Partial<CatalogueLocation>; why: string }>([
    { path: '/', location: {}, why: 'nothing is chosen' },
    { path: '/2015', location: { year: 2015 }, why: 'four digits in front are the year' },
    { path: '/2015/Honda', location: { year: 2015, make: 'Honda' }, why: 'a make after a year is no keyword' },
    { path: '/2015/Honda/Accord', location: accord, why: 'make and model follow' },
    { path: '/2015/Honda/Accord/Body%7CBumpers', location: { ...accord, category: 'Body|Bumpers' }, why: 'a category' },
    { path: '/Honda/Accord', location: { make: 'Honda', model: 'Accord' }, why: 'any year' },
    { path: '/Saab/9000', location: { make: 'Saab', model: '9000' }, why: 'a year comes first' },
    { path: '/2015/9000', location: { year: 2015, make: '9000' }, why: 'there is only one year' },
    { path: '/20155', location: { keyword: '20155' }, why: 'a year has four digits' },
    { path: '/bowl', location: { keyword: 'bowl' }, why: 'only the path of a welcome page begins with wl' },
    {
      path: '/Body%7CBumpers/-/lamp',
      location: { category: 'Body|Bumpers', keyword: 'lamp' },
      why: 'a keyword within a category',
    },
    { path: '/lamp/+s24.50-', location: { keyword: 'lamp', prices: [{ start: 24_50 }] }, why: 'cents are two digits' },
    { path: '/headlight', location: { keyword: 'headlight' }, why: 'one segment is a keyword' },
    { path: '/headlight/+u2', location: { keyword: 'headlight', page: 2 }, why: 'its second page' },
    { path: '/-/2015', location: { keyword: '2015' }, why: 'a keyword looks like a year' },
    { path: '/-/cart', location: { keyword: 'cart' }, why: 'a keyword is a screen' },
    { path: '/-/Admin', location: { keyword: 'Admin' }, why: 'routes have no case' },
    { path: '/-/wlad', location: { keyword: 'wlad' }, why: 'wl begins the path of a welcome page' },
    {
      path: '/2015/Honda/Accord/-/fog%20lamp',
      location: { ...accord, keyword: 'fog lamp' },
      why: 'a keyword for a vehicle',
    },
    {
      path: '/Body%7CBumpers/+nDorman',
      location: { category: 'Body|Bumpers', manufacturers: ['Dorman'] },
      why: 'the wizard chose a category and a manufacturer',
    },
    {
      path: '/-/bumper/+nDorman',
      location: { keyword: 'bumper', manufacturers: ['Dorman'] },
      why: 'a keyword keeps its filter apart from the wizard’s form',
    },
    { path: '/~/~/Body%7CBumpers', location: { category: 'Body|Bumpers' }, why: 'a category has no vehicle' },
    { path: '/Honda/~', location: { make: 'Honda' }, why: 'a make by itself is no keyword' },
    {
      path: '/Honda/Accord/Body%7CBumpers/+pHO1000100',
      location: {
        make: 'Honda',
        model: 'Accord',
        category: 'Body|Bumpers',
        part: { lineOfBusiness: 'aftermarket', partNumber: 'HO1000100' },
      },
      why: 'a part’s page',
    },
    {
      path: '/+i0f8fad5b-d9cb-469f-a165-70867728950e',
      location: { part: { lineOfBusiness: 'salvage', id: '0f8fad5b-d9cb-469f-a165-70867728950e' } },
      why: 'a recycled part’s page',
    },
    {
      path: '/lamp/+l2/+ccapa/+cnsf/+m0-24999/+m200000-/+m-/+s0-24.99/+s-500/+dA/+h110-58845R/+zprice+low/+t96/+u3',
      location: {
        keyword: 'lamp',
        lineOfBusiness: 'salvage',
        certifications: ['capa', 'nsf'],
        mileages: [{ start: 0, end: 24_999 }, { start: 200_000 }, 'unknown'],
        prices: [{ start: 0, end: 24_99 }, { end: 500_00 }],
        conditions: ['A'],
        options: ['110-58845R'],
        sort: 'price+low',
        take: 96,
        page: 3,
      },
      why: 'every token has its place',
    },
  ])('$path, because $why', ({ path, location }) => {
    expect(cataloguePath(aLocation(location))).toBe(path);
    expect(parseCataloguePath(opened(path))).toEqual(aLocation(location));
  });

  it.each<{ path: string; location: Partial<CatalogueLocation>; why: string }>([
    { path: '/lamp/+mDorman', location: { category: 'lamp', manufacturers: ['Dorman'] }, why: 'some forms write +m' },
    { path: '/lamp/+u0', location: { keyword: 'lamp' }, why: 'pages begin at 1' },
    { path: '/lamp/+u-1', location: { keyword: 'lamp' }, why: 'pages begin at 1' },
    { path: '/lamp/+ux', location: { keyword: 'lamp' }, why: 'anything else is the first page' },
    { path: '/lamp/+u12345', location: { keyword: 'lamp', page: 999 }, why: 'pages end at 999' },
    { path: '/lamp/+t25', location: { keyword: 'lamp' }, why: 'there is no such page size' },
    {
      path: '/lamp/+t200',
      location: { keyword: 'lamp', take: 96 },
      why: 'N46: more than the largest size is the largest',
    },
    {
      path: '/lamp/+t96000',
      location: { keyword: 'lamp', take: 96 },
      why: 'N46: more than the largest size is the largest',
    },
    { path: '/lamp/+t0', location: { keyword: 'lamp' }, why: 'less than the smallest size is the smallest' },
    { path: '/lamp/+t-5', location: { keyword: 'lamp' }, why: 'less than the smallest size is the smallest' },
    { path: '/lamp/+tx', location: { keyword: 'lamp' }, why: 'anything else is not a size' },
    { path: '/lamp/+t12', location: { keyword: 'lamp', take: 12 }, why: 'a chosen size stays, whatever the style' },
    { path: '/lamp/+t36', location: { keyword: 'lamp', take: 36 }, why: 'the size comes from the token' },
    {
      path: '/lamp/+z1/+cx/+l9/+dZ/+s-/+mx-1-2/+q1/+',
      location: { category: 'lamp', manufacturers: ['x-1-2'] },
      why: 'unknown tokens are ignored',
    },
    { path: '/lamp/+m0-1-2/+s5', location: { keyword: 'lamp' }, why: 'a range has two ends' },
    { path: '/lamp/+n', location: { keyword: 'lamp' }, why: 'a token without a value says nothing' },
    { path: '/lamp/+m0-1234567890', location: { keyword: 'lamp' }, why: 'nothing has run that many miles' },
    {
      path: '/lamp/+m1e3-2e3',
      location: { category: 'lamp', manufacturers: ['1e3-2e3'] },
      why: 'miles are digits only',
    },
    { path: '/lamp/+u2/+u3', location: { keyword: 'lamp', page: 2 }, why: 'of two pages the first counts' },
    { path: '/-/C/K%201500', location: { keyword: 'C/K 1500' }, why: 'the slash was typed' },
    { path: '//evil.test/lamp', location: { make: 'evil.test', model: 'lamp' }, why: 'empty segments are ignored' },
    {
      path: '/2015/Honda/Accord/a/b',
      location: { ...accord, category: 'a' },
      why: 'there is nothing below a category',
    },
    { path: '/100%COTTON', location: { keyword: '100%COTTON' }, why: 'U03: a lone % is itself' },
    { path: '/c++', location: { keyword: 'c++' }, why: 'U03: a + is no blank' },
    { path: '/%E0%A4%A', location: { keyword: '%E0%A4%A' }, why: 'half an encoding is none' },
  ])('$path can be read, because $why', ({ path, location }) => {
    expect(parseCataloguePath(opened(path))).toEqual(aLocation(location));
  });

  it('reads at most 500 segments', () => {
    const path = `/lamp${'/+nDorman'.repeat(499)}/+nCardone`;
    expect(parseCataloguePath(path).manufacturers).toEqual(['Dorman']);
  });
});

/** Names of the trade and of its testers. Each is of a kind that once broke a URL. */
const AWKWARD_NAMES = [
  ...['C/K 1500', '9-3', 'Town & Country', 'ID.4', 'C.O.E.', 'c++', 'A+B', '100%COTTON', '50%25', '#44', 'a?b'],
  ...['3/4 Ton Nominal', '106" Day cab', "Kee's", 'Th!nk', 'One:1', 'Orion III (Ikarus)', 'CLE-056621/6', 'A+p1'],
  ...[
    '+p1',
    '+i',
    '+',
    '-',
    '--',
    '~',
    '~~x',
    '.',
    '..',
    '...',
    '%2e%2e',
    '\\',
    '/',
    '//',
    '//evil.test',
    ' SEAGRAVE ',
    '  ',
  ],
  ...['2015', '0000', '911', 'cart', 'ADMIN', 'wl', 'WLF', 'api', 'assets', 'robots.txt', 'javascript:alert(1)'],
  ...['FULDABRÜCK', '日産', '🚗', 'e\u0301', '\u0000', '\n', 'a|b', 'a,b', ';', '@', '__proto__', 'x'.repeat(500)],
];

describe.each([
  { place: 'make', locate: (name: string) => ({ make: name, model: 'X' }) },
  { place: 'make of a year', locate: (name: string) => ({ year: 2015, make: name }) },
  { place: 'model', locate: (name: string) => ({ year: 2015, make: 'X', model: name }) },
  { place: 'category', locate: (name: string) => ({ category: name }) },
  { place: 'category of a wizard', locate: (name: string) => ({ category: name, manufacturers: [name] }) },
  { place: 'keyword', locate: (name: string) => ({ keyword: name }) },
  { place: 'keyword for a vehicle', locate: (name: string) => ({ ...accord, keyword: name }) },
  {
    place: 'number of a part',
    locate: (name: string) => ({ part: { lineOfBusiness: 'aftermarket' as const, partNumber: name } }),
  },
])('as the $place', ({ locate }) => {
  it.each(AWKWARD_NAMES)('V13, U01, U03, U04: %j comes back to the letter', (name) => {
    const location = aLocation(locate(name));
    expect(parseCataloguePath(opened(cataloguePath(location)))).toEqual(location);
  });
});

const anyName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }),
  fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom(...'+-~./%\\?# 1aw|:@') }),
  fc.constantFrom(...AWKWARD_NAMES),
);
const optionally = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const spans = (most: number) =>
  fc.uniqueArray(
    fc.oneof(
      fc.record({ start: fc.nat(most), end: fc.nat(most) }),
      fc.record({ start: fc.nat(most), end: fc.constant(undefined) }),
      fc.record({ start: fc.constant(undefined), end: fc.nat(most) }),
    ),
    { maxLength: 3, selector: (span) => JSON.stringify(span) },
  );
const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values));

const anyLocation: fc.Arbitrary<CatalogueLocation> = fc.record({
  year: optionally(fc.integer({ min: 0, max: 9999 })),
  make: optionally(anyName),
  model: optionally(anyName),
  category: optionally(anyName),
  keyword: optionally(anyName),
  part: optionally(
    fc.oneof(
      anyName.map((partNumber) => ({ lineOfBusiness: 'aftermarket' as const, partNumber })),
      fc.uuid().map((id) => ({ lineOfBusiness: 'salvage' as const, id })),
    ),
  ),
  lineOfBusiness: optionally(fc.constantFrom('aftermarket' as const, 'salvage' as const)),
  manufacturers: fc.uniqueArray(anyName, { maxLength: 3 }),
  certifications: some(certificationNames),
  mileages: fc
    .tuple(spans(999_999_999), fc.boolean())
    .map(([ranges, hasUnknown]) => (hasUnknown ? [...ranges, 'unknown' as const] : ranges)),
  prices: spans(99_999_999),
  conditions: some(salvageGrades),
  options: fc.uniqueArray(anyName, { maxLength: 2 }),
  sort: optionally(fc.constantFrom(...sortIds)),
  take: fc.constantFrom(...pageSizes),
  page: fc.integer({ min: 1, max: 999 }),
});

it.each([
  { path: '/headlamp', is: true, why: 'a keyword' },
  { path: '/2019/Toyota/Camry', is: true, why: 'a vehicle' },
  { path: '/-/cart', is: true, why: 'a keyword that is the name of a screen' },
  { path: '/', is: true, why: 'the whole catalogue' },
  { path: '/cart', is: false, why: 'a screen' },
  { path: '/orders/1000001', is: false, why: 'an order' },
  { path: '/CART/quick-order', is: false, why: 'a screen, in whatever case' },
  { path: '/wl-welcome', is: false, why: 'a welcome page' },
])('$path is a path of the catalogue: $is, as $why', ({ path, is }) => {
  expect(isCataloguePath(path)).toBe(is);
});

describe('any catalogue location', () => {
  it('can be read back from its URL', () => {
    fc.assert(
      fc.property(anyLocation, (location) => {
        expect(parseCataloguePath(opened(cataloguePath(location)))).toEqual(location);
      }),
      { numRuns: 2000 },
    );
  });

  it('has only one URL, so a URL that is read and written again stays the same', () => {
    fc.assert(
      fc.property(anyLocation, (location) => {
        const path = cataloguePath(location);
        expect(cataloguePath(parseCataloguePath(path))).toBe(path);
      }),
    );
  });

  it('stays on this host', () => {
    fc.assert(
      fc.property(anyLocation, (location) => {
        const url = new URL(cataloguePath(location), 'https://shop.test/a/b');
        expect(url.origin + url.search + url.hash).toBe('https://shop.test');
        expect(url.pathname).not.toMatch(/^\/[/\\]/);
      }),
    );
  });
});

it('never throws for a path, and every result has a URL', () => {
  const anyPath = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'/+-~.%2pinlumcszhtdA1 '), maxLength: 40 }),
  );
  fc.assert(
    fc.property(anyPath, (path) => {
      const location = parseCataloguePath(path);
      expect(parseCataloguePath(cataloguePath(location))).toEqual(location);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ...['cart', 'checkout', 'profile', 'password', 'forgot-password', 'orders', 'admin', 'pages', 'contact'],
  ...['api', 'wb', 'assets', 'images', 'favicon.ico', 'favicon.svg', 'robots.txt', 'index.html'],
])('keeps clear of what another screen or a file has: /%s', (first) => {
  expect(cataloguePath(aLocation({ keyword: first }))).toBe(`/-/${first}`);
});

it('never uses a path that the CDN does not answer with the page', () => {
  const cdn = readFileSync(new URL('../../../infra/stack/cdn/viewer-request.js', import.meta.url), 'utf8');
  const owned = [...cdn.matchAll(/'\/([a-z.]+)\/?'/g)].map(([, first = '']) => first);
  expect(owned).toContain('api');
  const paths = owned.map((first) => cataloguePath(aLocation({ keyword: first })));
  expect(paths).toEqual(owned.map((first) => `/-/${first}`));
});

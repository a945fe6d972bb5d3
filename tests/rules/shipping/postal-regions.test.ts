import { describe, expect, it } from 'vitest';
import { codes } from 'zipcodes/lib/codes.js';
import { isPostalCodeOf } from '#shared/rules/shipping/postal-regions.ts';
import { regionsOf } from '#shared/rules/shipping/regions.ts';

describe('a postal code in a region (decision B273)', () => {
  it.each([
    { code: '80202', region: 'CO', country: 'US', is: true, why: 'Denver is in Colorado' },
    { code: '80202-1234', region: 'CO', country: 'US', is: true, why: 'nine digits begin like five' },
    { code: '80202', region: 'NE', country: 'US', is: false, why: 'Denver is not in Nebraska' },
    { code: '02138', region: 'MA', country: 'US', is: true, why: 'the leading zero counts' },
    { code: '20005', region: 'DC', country: 'US', is: true, why: '200 is the district' },
    { code: '20105', region: 'VA', country: 'US', is: true, why: '201 is Virginia, between two of the district' },
    { code: 'M1L 2S9', region: 'ON', country: 'CA', is: true, why: 'Toronto is in Ontario' },
    { code: 'm1l2s9', region: 'QC', country: 'CA', is: false, why: 'Toronto is not in Quebec' },
    { code: 'X0A 0H0', region: 'NU', country: 'CA', is: true, why: 'Nunavut has the X' },
    { code: 'X1A 1A1', region: 'NT', country: 'CA', is: true, why: 'and shares it' },
    { code: '06600', region: 'CMX', country: 'MX', is: true, why: 'the capital begins with 0' },
    { code: '64000', region: 'NLE', country: 'MX', is: true, why: 'Monterrey is in Nuevo León' },
    { code: '64000', region: 'JAL', country: 'MX', is: false, why: 'Monterrey is not in Jalisco' },
    { code: '64000', region: 'NLE', country: 'US', is: false, why: 'the United States have no such region' },
    { code: '8020', region: 'CO', country: 'US', is: false, why: 'it is no postal code' },
    { code: '', region: 'CO', country: 'US', is: false, why: 'there is none' },
    { code: '80202', region: '', country: 'US', is: false, why: 'there is no region' },
  ] as const)('$code in $region of $country is $is, because $why', ({ code, region, country, is }) => {
    expect(isPostalCodeOf(region, code, country)).toBe(is);
  });

  it('is right for all ZIP codes of a published list but three, which neighbors or federal agencies have', () => {
    const known = regionsOf('US').map(({ code }) => code);
    const listed = Object.values(codes).filter(({ state }) => known.includes(state));
    const elsewhere = listed.filter(({ zip, state }) => !isPostalCodeOf(state, zip, 'US'));
    expect(listed.length).toBeGreaterThan(40_000);
    expect(elsewhere.map(({ zip, state }) => `${zip} ${state}`)).toEqual(['20588 MD', '20598 VA', '73960 TX']);
  });

  it.each([
    { country: 'US', codes: threeDigits(), shared: ['055', '063', '755', '834', '967', '969'] },
    { country: 'CA', codes: [...'ABCEGHJKLMNPRSTVXY'].map((letter) => `${letter}1A1A1`), shared: ['X1A'] },
    { country: 'MX', codes: threeDigits(), shared: [] },
  ] as const)('names one region in $country, or two for $shared, and every region has some', (given) => {
    const regions = regionsOf(given.country).map(({ code }) => code);
    const found = given.codes.map((code) => ({
      start: code.slice(0, 3),
      regions: regions.filter((region) => isPostalCodeOf(region, code, given.country)),
    }));
    expect(found.filter((each) => each.regions.length > 1).map(({ start }) => start)).toEqual(given.shared);
    expect(new Set(found.flatMap((each) => each.regions))).toEqual(new Set(regions));
  });
});

/** A code of five digits for each first three. */
function threeDigits(): string[] {
  return Array.from({ length: 1000 }, (_, start) => `${String(start).padStart(3, '0')}01`);
}

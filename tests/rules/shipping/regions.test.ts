import { describe, expect, it } from 'vitest';
import { regionNamed, regionsOf, STATES } from '#shared/rules/shipping/regions.ts';
import { addressSchema } from '#shared/schemas/fields/address.ts';

describe('the regions of a country (decision B273)', () => {
  it.each([
    { country: 'US', count: 59, first: 'AL Alabama', last: 'AP Armed Forces Pacific' },
    { country: 'CA', count: 13, first: 'AB Alberta', last: 'YT Yukon' },
    { country: 'MX', count: 32, first: 'AGU Aguascalientes', last: 'ZAC Zacatecas' },
  ] as const)('of $country are $count, from $first to $last', ({ country, count, first, last }) => {
    const regions = regionsOf(country).map(({ code, name }) => `${code} ${name}`);
    expect(new Set(regions.map((region) => region.split(' ')[0])).size).toBe(count);
    expect([regions.length, regions.at(0), regions.at(-1)]).toEqual([count, first, last]);
  });

  it('fit into an address', () => {
    const codes = (['US', 'CA', 'MX'] as const).flatMap(regionsOf).map(({ code }) => code);
    expect(codes.filter((code) => !addressSchema.shape.state.safeParse(code).success)).toEqual([]);
  });

  it.each([
    { typed: 'NLE', country: 'MX', code: 'NLE', why: 'a code' },
    { typed: ' nle ', country: 'MX', code: 'NLE', why: 'a code in lower case with blanks' },
    { typed: 'Nuevo León', country: 'MX', code: 'NLE', why: 'a name' },
    { typed: 'nuevo leon', country: 'MX', code: 'NLE', why: 'a name without its accent' },
    { typed: 'québec', country: 'CA', code: 'QC', why: 'a name with an accent' },
    { typed: 'CO', country: 'CA', code: undefined, why: 'the code of another country' },
    { typed: '', country: 'CA', code: undefined, why: 'nothing' },
  ] as const)('"$typed" in $country is $code, as $why', ({ typed, country, code }) => {
    expect(regionNamed(regionsOf(country), typed)?.code).toBe(code);
  });

  it('keep the flag of the states that can be shipped to', () => {
    expect(regionNamed(STATES, 'hawaii')).toEqual({ code: 'HI', name: 'Hawaii', shipTo: false });
  });
});

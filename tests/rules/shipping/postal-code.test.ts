import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maskedPostalCode,
  sessionPostalCode,
  shownPostalCode,
  storedPostalCode,
} from '#shared/rules/shipping/postal-code.ts';

describe('case P01: a Canadian code', () => {
  it.each(['M1L 2S9', 'M1L2S9', 'm1l-2s9', ' m1l 2s9 '])('typed as "%s" is stored in one form', (typed) => {
    expect(storedPostalCode(typed, 'CA')).toBe('M1L2S9');
  });

  it('is shown by the mask S0S-0S0', () => {
    expect(shownPostalCode('M1L2S9')).toBe('M1L-2S9');
  });
});

describe('a typed postal code is formatted by its mask (storefront 5)', () => {
  it.each([
    { typed: '802021234', shown: '80202-1234' },
    { typed: ' 80202 ', shown: '80202' },
    { typed: '\u200b80202 \u2013 1234', shown: '80202-1234' },
    { typed: 'm1l2s9', shown: 'M1L-2S9' },
    { typed: 'M1L 2S9', shown: 'M1L-2S9' },
    { typed: '8020', shown: '8020' },
    { typed: 'nowhere', shown: 'nowhere' },
  ])('$typed becomes $shown', ({ typed, shown }) => {
    expect(maskedPostalCode(typed)).toBe(shown);
  });

  it('but not by the mask of another country', () => {
    expect(maskedPostalCode('m1l2s9', ['US'])).toBe('m1l2s9');
  });
});

describe('case P02: a Canadian code', () => {
  it.each([
    { typed: 'D1A 1A1', why: 'no code begins with D' },
    { typed: 'W1A 1A1', why: 'no code begins with W' },
    { typed: 'Z1A 1A1', why: 'no code begins with Z' },
    { typed: 'A1A A1H', why: 'the second half begins with a digit' },
    { typed: 'K1O 1A1', why: 'O is in no code' },
    { typed: 'K1A 1U1', why: 'U is in no code' },
    { typed: 'K1A--1A1', why: 'one separator is enough' },
    { typed: 'K1A1A', why: 'a character is missing' },
    { typed: 'XK1A 1A1', why: 'a character too many comes before it' },
    { typed: 'K1A 1A12', why: 'a character too many comes after it' },
  ])('$typed is refused, because $why', ({ typed }) => {
    expect(storedPostalCode(typed, 'CA')).toBeUndefined();
  });
});

describe('case C20: a US code', () => {
  it.each([
    { typed: '02138', stored: '02138', why: 'a leading zero stays' },
    { typed: '06902', stored: '06902', why: 'a leading zero stays' },
    { typed: '07001-1234', stored: '07001-1234', why: 'nine digits are accepted' },
    { typed: '070011234', stored: '07001-1234', why: 'the hyphen is added' },
    { typed: '07001 1234', stored: '07001-1234', why: 'a blank is a hyphen' },
    { typed: '107001', stored: undefined, why: 'six digits are neither' },
    { typed: '7001', stored: undefined, why: 'a lost zero is not guessed' },
    { typed: '07001-12', stored: undefined, why: 'seven digits are neither' },
    { typed: '０２１３８', stored: undefined, why: 'only plain digits count' },
  ])('$typed becomes $stored, because $why', ({ typed, stored }) => {
    expect(storedPostalCode(typed, 'US')).toBe(stored);
  });
});

it.each([
  { typed: '06600', stored: '06600' },
  { typed: '06600-1234', stored: undefined },
  { typed: '106600', stored: undefined },
])('stores the Mexican code $typed as $stored', ({ typed, stored }) => {
  expect(storedPostalCode(typed, 'MX')).toBe(stored);
});

it('does not change a code that is already in its stored form', () => {
  const codes = fc.stringMatching(
    /^([ABCEGHJ-NPRSTVXY]\d[A-CEGHJ-NPRSTV-Z] \d[A-CEGHJ-NPRSTV-Z]\d|\d{5}-?\d{4}|\d{5})$/,
  );
  fc.assert(
    fc.property(codes, fc.constantFrom('US', 'CA'), (typed, country) => {
      const stored = storedPostalCode(typed, country);
      fc.pre(stored !== undefined);
      expect(storedPostalCode(stored, country)).toBe(stored);
      expect(storedPostalCode(shownPostalCode(stored), country)).toBe(stored);
    }),
  );
});

describe('the ship-to code of a session (decision X1)', () => {
  it.each([
    { typed: '80202', companies: ['001'], code: '80202', why: 'five digits are anybody’s' },
    { typed: '80202-1234', companies: ['001'], code: '80202', why: 'five digits are enough' },
    { typed: 'm1l 2s9', companies: ['002', '004'], code: 'M1L2S9', why: 'company 002 ships from Canada' },
    { typed: 'm1l 2s9', companies: ['001', '004'], code: undefined, why: 'nobody else does' },
    { typed: 'Denver', companies: ['001', '002'], code: undefined, why: 'a city is no code' },
    { typed: '', companies: ['001'], code: undefined, why: 'nothing is no code' },
  ])('$typed for $companies is $code, because $why', ({ typed, companies, code }) => {
    expect(sessionPostalCode(typed, companies)).toBe(code);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCheckDigit, looksLikeVin, modelYearOf, normalVin, vinProblem } from '#shared/values/vin.ts';

const GOOD = '1HGCM82633A004352';

describe('a VIN', () => {
  it.each([
    { why: 'a good one', vin: GOOD, problem: undefined },
    {
      why: 'V04: with outer blanks, in small letters, which are raised',
      vin: ` ${GOOD.toLowerCase()} `,
      problem: undefined,
    },
    { why: 'V01: with X as the check digit', vin: '1M8GDM9AXKP042788', problem: undefined },
    { why: 'V01, V10: with a wrong check digit, which is a warning', vin: '1M8GDM9A1KP042788', problem: undefined },
    { why: 'V02: of ones alone, as it is well formed', vin: '11111111111111111', problem: undefined },
    { why: 'too short', vin: GOOD.slice(1), problem: { kind: 'length' } },
    { why: 'too long', vin: `${GOOD}0`, problem: { kind: 'length' } },
    { why: 'V04: with an O', vin: '1HGCM82633AO04352', problem: { kind: 'character', position: 12 } },
    { why: 'V04: with an I', vin: 'IHGCM82633A004352', problem: { kind: 'character', position: 1 } },
    { why: 'V04: with a Q', vin: '1HGCM82633A00435Q', problem: { kind: 'character', position: 17 } },
    { why: 'with a hyphen in place of a character', vin: '1HGCM826-3A004352', problem: { kind: 'length' } },
    { why: 'with a dot', vin: '1HGCM826.3A004352', problem: { kind: 'character', position: 9 } },
    { why: 'of a European maker', vin: 'WVWZZZ1JZXW000001', problem: { kind: 'ninth' } },
  ])('$why', ({ vin, problem }) => {
    expect(vinProblem(vin)).toEqual(problem);
  });

  it.each([
    { vin: GOOD, isRight: true, why: 'a good one' },
    { vin: '1M8GDM9AXKP042788', isRight: true, why: 'V01, V07: ten is an X' },
    { vin: '1M8GDM9A1KP042788', isRight: false, why: 'V01: so that no digit will do' },
    { vin: '11111111111111111', isRight: true, why: 'V02: which proves nothing' },
    { vin: '1FBNE3BE1CDB23596', isRight: false, why: 'V10: the sum asks for an X' },
    { vin: 'LRWYGDFD3PC939701', isRight: true, why: 'V11: wherever it was made' },
  ])('$vin has its check digit: $isRight, $why', ({ vin, isRight }) => {
    expect(hasCheckDigit(vin)).toBe(isRight);
  });

  it('has exactly one correct check digit of eleven', () => {
    const character = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
    fc.assert(
      fc.property(fc.array(character, { minLength: 17, maxLength: 17 }), (characters) => {
        const withDigit = (digit: string) => characters.with(8, digit).join('');
        expect([...'0123456789X'].filter((digit) => hasCheckDigit(withDigit(digit)))).toHaveLength(1);
      }),
    );
  });
});

describe('a VIN as it is pasted, dictated or scanned', () => {
  it.each([
    { typed: 'I1HGCM82633A004352', why: 'case N24: a scanner adds an I for imported vehicles' },
    { typed: '1HG CM826 33A004352', why: 'case N24: in groups' },
    { typed: 'VIN: 1HGCM82633A004352', why: 'case N24: it says what it is' },
    { typed: 'vin number: 1hgcm82633a004352', why: 'in words' },
    { typed: 'VIN # 1HGCM82633A004352', why: 'with a number sign' },
    { typed: 'VIN 1HGCM82633A004352', why: 'without a colon' },
    { typed: 'VIN1HGCM82633A004352', why: 'without a blank' },
    { typed: '1HG-CM826-33A-004352', why: 'with hyphens' },
    { typed: '1HG\u00a0CM826\u201333A004352', why: 'with the blank and dash of a word processor' },
    { typed: '*1HGCM82633A004352*', why: 'with the asterisks of a bar code' },
    { typed: 'VIN: I1HG CM826 33A004352', why: 'all at once' },
  ])('is understood: $why', ({ typed }) => {
    expect(normalVin(typed)).toBe(GOOD);
    expect(vinProblem(typed)).toBeUndefined();
    expect(looksLikeVin(typed)).toBe(true);
  });

  it.each([
    { typed: '1HGCM826O3A004352', is: true, why: 'one wrong character' },
    { typed: 'VIN: 1HGCM82633A00435', is: true, why: 'it says so, though it is short' },
    { typed: 'VIN plate', is: false, why: 'words' },
    { typed: 'vinyl floor mat 2015', is: false, why: 'a word that begins so' },
    { typed: 'ford f150 brake 2015', is: false, why: 'words of 17 characters together' },
    { typed: 'headlightbulb9006', is: false, why: 'a word and a number' },
    { typed: '12345678901234567', is: false, why: 'digits alone' },
    { typed: '1HGCM82633A00435', is: false, why: 'a number of 16 characters' },
    { typed: '', is: false, why: 'nothing' },
  ])('$typed looks like one: $is, $why', ({ typed, is }) => {
    expect(looksLikeVin(typed)).toBe(is);
  });
});

describe('the model year in a VIN', () => {
  it.each([
    { vin: '1FTFW5L86RFB45612', year: 2024, why: 'V05: R, the second time' },
    { vin: '1HGCM82633A004352', year: 2003, why: 'V08: a digit at place 7 is before 2010' },
    { vin: '1FTEX1CM8EFB88051', year: 2014, why: 'V08: a letter is since' },
    { vin: '1M8GDM9AXKP042788', year: 1989, why: 'V08: K, the first time' },
    { vin: 'LRWYGDFD3PC939701', year: 2023, why: 'V11: wherever it was made' },
    { vin: ' 1ftfw5l86rfb45612 ', year: 2024, why: 'V04: in small letters' },
    { vin: '1FTFW5L86UFB45612', year: undefined, why: 'V07: U is none' },
    { vin: '1FTFW5L86ZFB45612', year: undefined, why: 'V07: Z is none' },
    { vin: '1FTFW5L860FB45612', year: undefined, why: 'V07: 0 is none' },
    { vin: '11111111111111111', year: 2001, why: 'V02: ones say a year too, of no vehicle' },
    { vin: '1FTFW5L86', year: undefined, why: 'it ends before' },
  ])('is $year in $vin: $why', ({ vin, year }) => {
    expect(modelYearOf(vin)).toBe(year);
  });
});

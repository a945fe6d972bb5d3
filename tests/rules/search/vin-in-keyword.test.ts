import { describe, expect, it } from 'vitest';
import { vinInKeyword } from '#shared/rules/search/vin-in-keyword.ts';

const VIN = '1HGCM82633A004352';

describe('the VIN in a keyword', () => {
  it.each([
    { keyword: VIN, rest: '', why: 'alone' },
    { keyword: 'VIN: 1HG CM826 33A004352', rest: '', why: 'case N24: in groups, with a label' },
    { keyword: `I${VIN}`, rest: '', why: 'case N24: with the I of a scanner' },
    { keyword: `${VIN} brake pads`, rest: 'brake pads', why: 'before words' },
    { keyword: `brake pads for vin: ${VIN}`, rest: 'brake pads for', why: 'after words and a label' },
    { keyword: ` brake  pads ${VIN}`, rest: 'brake pads', why: 'whatever the blanks' },
    { keyword: `brake pads vin ${VIN}`, rest: 'brake pads', why: 'after words and a label without a colon' },
    { keyword: `vin ${VIN}`, rest: '', why: 'after a label without a colon' },
    { keyword: `vin plate ${VIN}`, rest: 'vin plate', why: 'a label that is not beside it stays' },
    { keyword: `vins ${VIN}`, rest: 'vins', why: 'a longer word is no label' },
    { keyword: `novin ${VIN}`, rest: 'novin', why: 'nor is the end of a word' },
    { keyword: '1HGCM82643A004352', rest: '', why: 'alone, its check digit may be wrong', vin: '1HGCM82643A004352' },
  ])('is found: $why', ({ keyword, rest, vin = VIN }) => {
    expect(vinInKeyword(keyword)).toEqual({ vin, rest });
  });

  it.each([
    { keyword: '1HGCM82643A004352 brake pads', why: 'beside words the check digit has to match' },
    { keyword: '1HGCM826O3A004352', why: 'it has an O' },
    { keyword: 'hood 1HGCM8269OA004352', why: 'it has an O, though its check digit matches' },
    { keyword: 'hood 1HGCM82613A00435A', why: 'it does not end in four digits, though its check digit matches' },
    { keyword: 'hood 100000008', why: 'a part number of nine digits may match by chance' },
    { keyword: '2012 honda civic headlamp', why: 'words' },
    { keyword: 'vin number plate', why: 'words about VINs' },
    { keyword: '', why: 'nothing' },
  ])('is not found: $why', ({ keyword }) => {
    expect(vinInKeyword(keyword)).toBeUndefined();
  });
});

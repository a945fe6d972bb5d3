import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchedInterchangeNumber, matchedNumber } from '#shared/rules/catalogue/part-number.ts';

describe('numbers match (decision C2)', () => {
  it.each([
    { one: 'dw01658gtn', other: 'DW01658 GTN', why: 'case and blanks are ignored' },
    { one: 'AQ-1102.C', other: 'AQ1102C', why: 'dashes and dots are ignored' },
    { one: 'CLE-056621/6', other: 'cle056621 6', why: 'slashes are ignored' },
    { one: 'AB–12', other: 'AB-12', why: 'a spreadsheet makes dashes long' },
  ])('$one and $other, because $why', ({ one, other }) => {
    expect(matchedNumber(one)).toBe(matchedNumber(other));
  });

  it.each([
    { one: '0017', other: '17', why: 'zeros are part of a part number' },
    { one: 'A+B', other: 'AB', why: 'other characters count' },
    { one: '1E9003', other: '19003', why: 'a letter is a letter' },
  ])('but not $one and $other, because $why', ({ one, other }) => {
    expect(matchedNumber(one)).not.toBe(matchedNumber(other));
  });
});

describe('case E19: interchange numbers', () => {
  it.each([
    { one: '591-04039', other: '591-4039', why: 'zeros before the sequence vary by system' },
    { one: '591-04039L', other: '591 4039l', why: 'case and separators are ignored' },
    { one: '110-58845R', other: '11058845R', why: 'the dash may be missing' },
    { one: '100-00000', other: '100-0', why: 'a sequence of zeros is zero' },
  ])('$one and $other match, because $why', ({ one, other }) => {
    expect(matchedInterchangeNumber(one)).toBe(matchedInterchangeNumber(other));
  });

  it.each([
    { one: '110-58845R', other: '110-58845L', why: 'the other side is another part' },
    { one: '110-58845R', other: '110-58845', why: 'a side is not left out' },
    { one: '591-04039', other: '591-40390', why: 'zeros at the end count' },
    { one: 'X591-04039', other: 'X591-4039', why: 'no interchange number begins with a letter' },
    { one: '591-04039L2', other: '591-4039L2', why: 'no interchange number has digits after its side' },
    { one: '059-1403', other: '591-403', why: 'the zeros of a part type count' },
  ])('$one and $other do not match, because $why', ({ one, other }) => {
    expect(matchedInterchangeNumber(one)).not.toBe(matchedInterchangeNumber(other));
  });

  it('compares other numbers in the usual form', () => {
    expect(matchedInterchangeNumber('gm-1000.982x1')).toBe('GM1000982X1');
  });
});

it.each([
  { name: 'numbers', matched: matchedNumber },
  { name: 'interchange numbers', matched: matchedInterchangeNumber },
])('leaves matched $name as they are', ({ matched }) => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{3}-0{0,3}\d{1,5}[A-Z]?$/)), (number) => {
      expect(matched(matched(number))).toBe(matched(number));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_PO_NUMBER, isPoNumberValid, isUsablePattern } from '#shared/rules/cart/po-number.ts';

const accept = { method: 'accept', pattern: '', list: [] } as const;
const pattern = (text: string) => ({ method: 'pattern', pattern: text, list: [] }) as const;
const list = { method: 'list', pattern: '', list: ['PO-1', ' open order '] } as const;

describe('a purchase order number', () => {
  it.each([
    { number: 'anything', rule: accept, valid: true, why: 'the account takes every number' },
    { number: '  ', rule: accept, valid: false, why: 'none is available' },
    { number: 'x', rule: ANY_PO_NUMBER, valid: true, why: 'no account has a rule for this line of business' },
    { number: 'x'.repeat(50), rule: accept, valid: true, why: 'it is as long as allowed' },
    { number: 'x'.repeat(51), rule: accept, valid: false, why: 'it is too long' },
    { number: ' PO-123456 ', rule: pattern(String.raw`PO-\d{6}`), valid: true, why: 'outer blanks are ignored' },
    { number: 'po-123456', rule: pattern(String.raw`PO-\d{6}`), valid: true, why: 'case is ignored' },
    {
      number: 'PO-1234567',
      rule: pattern(String.raw`PO-\d{6}`),
      valid: false,
      why: 'the pattern must match the whole number',
    },
    { number: 'WO1234', rule: pattern(String.raw`PO-\d{6}|WO\d{4,8}`), valid: true, why: 'there are alternatives' },
    {
      number: 'A.1',
      rule: pattern(String.raw`^[A-C]\.\d$`),
      valid: true,
      why: 'classes, escapes and ends are allowed',
    },
    { number: 'PO-1', rule: list, valid: true, why: 'it is in the list' },
    { number: 'OPEN ORDER', rule: list, valid: true, why: 'lists are compared without case and outer blanks' },
    { number: 'PO-2', rule: list, valid: false, why: 'it is not in the list' },
    { number: 'aaaa', rule: pattern('(a+)+b'), valid: undefined, why: 'the pattern can’t be used' },
  ])('$number is valid: $valid, because $why', ({ number, rule, valid }) => {
    expect(isPoNumberValid(number, { ...rule, list: [...rule.list] })).toBe(valid);
  });
});

describe('a pattern is used', () => {
  it.each([
    { text: 'a*b+c?', why: 'three parts of any length are no burden' },
    { text: 'PO-a{10}', why: 'a length of two digits is one' },
    { text: 'PO-a{1,10}', why: 'so is a range' },
    { text: String.raw`\+\+\+\+\d`, why: 'escaped signs are of one length' },
    { text: '[+*?.][+*][+?]', why: 'signs in a class are of one length' },
  ])('as $why: $text', ({ text }) => {
    expect(isUsablePattern(text)).toBe(true);
  });
});

describe('a pattern that could keep the server busy, or that is invalid, is not used', () => {
  it.each([
    '(a+)+$',
    '(a|a)*b',
    '([a-zA-Z]+)*',
    String.raw`(\w)\1`,
    '(?=a)a',
    String.raw`\d*\d*\d*\d*x`,
    String.raw`\\+\\+\\+\\+x`,
    'a{1,}b{1,}c{0,9}d{1,2}',
    'a{10,20}b{10,20}c{10,20}d{10,20}',
    '[b-a]',
    'a**',
    '[a',
    'a]',
    '',
    '|a',
    '*',
    '{3}',
    String.raw`\u0041`,
  ])('%s', (text) => {
    expect(isUsablePattern(text)).toBe(false);
  });
});

it('never takes long, whatever the pattern and the number', () => {
  const signs = String.raw`()[]{}|*+?^$\\.,-dDwWs0159aA `.split('');
  const patterns = fc.array(fc.constantFrom(...signs), { maxLength: 200 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(patterns, fc.constantFrom('a'.repeat(50), '0'.repeat(50), `${'a0'.repeat(24)}!`), (text, number) => {
      expect([true, false, undefined]).toContain(
        isPoNumberValid(number, { method: 'pattern', pattern: text, list: [] }),
      );
    }),
    { numRuns: 2000 },
  );
});

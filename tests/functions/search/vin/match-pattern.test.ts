import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidedCharacters, matchesPattern } from '#functions/search/vin/match-pattern.ts';

describe('a pattern', () => {
  it.each([
    { pattern: 'FW5L', matches: true, why: 'the first characters' },
    { pattern: '*W5L', matches: true, why: 'any first character' },
    { pattern: '[MNEFV6]W[1-7]', matches: true, why: 'lists and a range' },
    { pattern: '[MNEV6]W[1-7]', matches: false, why: 'F is not in the list' },
    { pattern: '[A-EG-Z]W', matches: false, why: 'F is between two ranges' },
    { pattern: '**#', matches: true, why: 'a digit' },
    { pattern: '*#', matches: false, why: 'W is no digit' },
    { pattern: '*****|*F', matches: true, why: 'the plant' },
    { pattern: '*****|R*B', matches: true, why: 'the year and the third of the last characters' },
    { pattern: '*****|********', matches: true, why: 'all characters' },
    { pattern: '*****|*********', matches: false, why: 'more characters than there are' },
    { pattern: '[FW', matches: false, why: 'a list without an end' },
  ])('$pattern matches FW5L8|RFB45612: $matches, $why', ({ pattern, matches }) => {
    expect(matchesPattern(pattern, 'FW5L8|RFB45612')).toBe(matches);
  });

  it('matches what the same regular expression matches', () => {
    const character = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
    const list = fc
      .array(fc.oneof(character, fc.constantFrom('1-4', 'A-H', '0-9')), { minLength: 1, maxLength: 4 })
      .map((parts) => `[${parts.join('')}]`);
    const pattern = fc.array(fc.oneof(character, list, fc.constantFrom('*', '#')), { maxLength: 6 });
    const text = fc.array(character, { maxLength: 6 }).map((characters) => characters.join(''));
    fc.assert(
      fc.property(pattern, text, (parts, descriptor) => {
        const expression = parts.map((part) => part.replace('*', '.').replace('#', '\\d')).join('');
        expect(matchesPattern(parts.join(''), descriptor)).toBe(new RegExp(`^${expression}`).test(descriptor));
      }),
    );
  });

  it.each([
    { pattern: '*W5L', decided: 3 },
    { pattern: '[MNEFV6]W[1-7]', decided: 3 },
    { pattern: '*****|*F', decided: 1 },
    { pattern: '', decided: 0 },
  ])('$pattern decides $decided characters', ({ pattern, decided }) => {
    expect(decidedCharacters(pattern)).toBe(decided);
  });
});

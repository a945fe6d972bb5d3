import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearchable, SEARCH_LENGTH, strippedSearchText, withoutWords } from '#shared/rules/search/search-text.ts';

describe('search text (storefront 5)', () => {
  it.each([
    { typed: 'Town & Country', left: 'Town Country' },
    { typed: 'C/K 1500', left: 'CK 1500' },
    { typed: '2.2CL', left: '22CL' },
    { typed: 'Th!nk', left: 'Thnk' },
    { typed: 'ID.4', left: 'ID4' },
    { typed: '  9-3\tSE ', left: '9-3 SE' },
    { typed: 'FULDABRU\u0308CK', left: 'FULDABRÜCK' },
    { typed: "'; DROP TABLE parts; --", left: 'DROP TABLE parts --' },
    { typed: '🚗', left: '' },
  ])('$typed becomes $left', ({ typed, left }) => {
    expect(strippedSearchText(typed)).toBe(left);
  });

  it('has only letters, digits, spaces and hyphens, and stripping it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const left = strippedSearchText(typed);
        expect(left).toMatch(/^[\p{L}\p{N} -]*$/u);
        expect(strippedSearchText(left)).toBe(left);
      }),
    );
  });
});

describe('a search', () => {
  it.each([
    { typed: 'ab', begins: false, why: 'two characters are too few' },
    { typed: ' ab ', begins: false, why: 'outer blanks are ignored' },
    { typed: 'abc', begins: true, why: 'three are enough' },
    { typed: 'C/K', begins: true, why: 'U06: characters count as typed' },
    { typed: '---', begins: false, why: 'nothing remains to search for' },
  ])('for "$typed" starts: $begins, because $why', ({ typed, begins }) => {
    expect(isSearchable(typed)).toBe(begins);
  });

  it('needs 3 characters (decision C8)', () => {
    expect(SEARCH_LENGTH).toBe(3);
  });
});

describe('a keyword without some of its words', () => {
  it.each([
    { keyword: 'LH Headlight', words: ['lh'], left: 'Headlight', why: 'whatever the case' },
    { keyword: 'headlight, left', words: ['left'], left: 'headlight,', why: 'the others stay as they were typed' },
    { keyword: 'Déjà-vu lamp', words: ['dejavu'], left: 'lamp', why: 'accents and dashes do not count' },
    { keyword: 'left left door', words: ['left'], left: 'left door', why: 'each word takes one away' },
    { keyword: 'leftover door', words: ['left'], left: 'leftover door', why: 'a longer word is another word' },
    { keyword: 'big  left door', words: ['left'], left: 'big door', why: 'single blanks are left' },
    { keyword: 'é lamp', words: ['e'], left: 'lamp', why: 'a word of one accented letter' },
    { keyword: ' left ', words: ['left'], left: '', why: 'nothing may be left' },
  ])('"$keyword" is "$left": $why', ({ keyword, words, left }) => {
    expect(withoutWords(keyword, words)).toBe(left);
  });
});

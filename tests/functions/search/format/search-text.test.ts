import { expect, test } from 'vitest';
import { nameKey, titleKey, wordMatches, wordsOf } from '#functions/search/format/search-text.ts';

test.each([
  { one: 'TrailBlazer', other: 'Trailblazer' },
  { one: 'CTS-V', other: 'CTS V' },
  { one: 'Citroën', other: 'Citroen' },
  { one: 'C/K 1500', other: 'ck1500' },
])('V14: $one and $other are one name', ({ one, other }) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each(['C/K', '2.2CL', 'Th!nk', 'ID.4', 'Bumper/Cover', 'cover'])('U06: finds %s in a text that has it', (word) => {
  const words = wordsOf("C/K 1500 2.2CL/3.0CL 2.2CL Th!nk ID.4 Bumper/Cover '34");
  expect([...words].some((own) => wordMatches(own, nameKey(word)))).toBe(true);
});

test.each([
  { word: 'bumper', wanted: 'bum', matches: true, why: 'three characters begin a word' },
  { word: 'bumper', wanted: 'bu', matches: false, why: 'two do not' },
  { word: '34', wanted: '34', matches: true, why: 'a short word is a word' },
])('$why: $wanted in $word', ({ word, wanted, matches }) => {
  expect(wordMatches(word, wanted)).toBe(matches);
});

test('titles are sorted without regard to case and accents', () => {
  expect(['Zebra', 'éclair', 'apple', 'Eclair'].sort((a, b) => (titleKey(a) < titleKey(b) ? -1 : 1))).toEqual([
    'apple',
    'Eclair',
    'éclair',
    'Zebra',
  ]);
});

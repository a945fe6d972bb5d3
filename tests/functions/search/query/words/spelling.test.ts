import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTerms, TRADE_GROUPS } from '#functions/search/query/words/read-terms.ts';
import { vocabularyOf } from '#functions/search/query/words/spelling.ts';
import { standardWord } from '#functions/search/query/words/word-forms.ts';
import { builtCatalogue } from '../../../../support/search/built-catalogue.ts';
import { aProduct, smallSources } from '../../../../support/search/small-catalogue.ts';

const titles = ['Headlamp Assembly', 'Alternator', 'Brake Caliper', 'Radiator Support', 'Thermostat', 'Windshield'];
const { reader } = await builtCatalogue(
  smallSources({ products: titles.map((title, index) => aProduct({ partNumber: `${index}`, title })) }),
);
const vocabulary = vocabularyOf(await reader.wordBuckets(), TRADE_GROUPS.words);
const corrected = (word: string) => readTerms([word], vocabulary).corrections;

test.each([
  { typed: 'alternater', used: 'alternator', why: 'a wrong letter' },
  { typed: 'hedlight', used: 'headlight', why: 'a missing letter, in a word of the trade that no title has' },
  { typed: 'headlihgt', used: 'headlight', why: 'swapped letters' },
  { typed: 'thermostst', used: 'thermostat', why: 'the key beside the right one' },
  { typed: 'thrmstt', used: 'thermostat', why: 'written without its vowels' },
  { typed: 'altrntr', used: 'alternator', why: 'written without its vowels, but for the first letter' },
  { typed: 'tailight', used: 'taillight', why: 'another spelling of a word that no title has' },
])('$typed is taken for $used: $why', ({ typed, used }) => {
  expect(corrected(typed)).toEqual([{ typed, used }]);
});

test.each([
  { typed: 'radiators', why: 'a plural' },
  { typed: 'alter', why: 'the beginning of a word' },
  { typed: 'lh', why: 'too short' },
  { typed: 'and', why: 'no name of a part' },
  { typed: 'hoodliner', why: 'a phrase of the trade without its blank' },
  { typed: 'ab123', why: 'perhaps a number' },
  { typed: 'qqqqqqqq', why: 'nothing is near' },
])('$typed stays as it is: $why', ({ typed }) => {
  expect(corrected(typed)).toEqual([]);
});

test('two swapped letters in a word of six letters or more find the word', () => {
  const words = titles.flatMap((title) => title.toLowerCase().split(' ')).filter(({ length }) => length >= 6);
  const swap = fc
    .constantFrom(...words)
    .chain((word) => fc.integer({ min: 0, max: word.length - 2 }).map((at) => ({ word, at })));
  fc.assert(
    fc.property(swap, ({ word, at }) => {
      const typed = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
      const used = corrected(typed)[0]?.used ?? typed;
      expect(standardWord(used)).toBe(standardWord(word));
    }),
    { numRuns: 200, seed: 20261129 },
  );
});

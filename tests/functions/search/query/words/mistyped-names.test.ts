import { expect, test } from 'vitest';
import { mistypedNames, withNames } from '#functions/search/query/words/mistyped-names.ts';
import { readKeyword } from '#functions/search/query/words/read-keyword.ts';
import { TRADE_GROUPS } from '#functions/search/query/words/read-terms.ts';
import { vocabularyOf } from '#functions/search/query/words/spelling.ts';
import { builtCatalogue } from '../../../../support/search/built-catalogue.ts';
import { demoCatalogueSources } from '../../../../support/search/demo-catalogue-sources.ts';

const { reader } = await builtCatalogue(demoCatalogueSources());
const dictionary = await reader.dictionary();
const vocabulary = vocabularyOf(await reader.wordBuckets(), TRADE_GROUPS.words);

/** The keyword as it is searched. */
function put(keyword: string): string {
  const names = mistypedNames(readKeyword(keyword, dictionary), dictionary, vocabulary, TRADE_GROUPS);
  return withNames(keyword, names);
}

test.each([
  { keyword: 'toyta bumper', read: 'toyota bumper', why: 'a make' },
  { keyword: 'Toyta bumper', read: 'toyota bumper', why: 'a make in capitals' },
  { keyword: 'accrod headlight', read: 'accord headlight', why: 'a model without its make' },
  { keyword: 'silverdo tail light', read: 'silverado tail light', why: 'the first word of models' },
  { keyword: 'honda civific fender', read: 'honda civic fender', why: 'two letters too many, beside the make' },
  { keyword: 'chevvy hood', read: 'chevy hood', why: 'a nickname of a make' },
])('$keyword is searched as $read: $why', ({ keyword, read }) => {
  expect(put(keyword)).toBe(read);
});

test.each([
  { keyword: 'toyota camry hedlight', why: 'the vehicle is complete' },
  { keyword: 'bumpre cover', why: 'a word of a part is nearer' },
  { keyword: 'bronze wheel', why: 'two letters are too much for a short name' },
  { keyword: 'oem style tail light', why: 'short words are plain English' },
  { keyword: 'need a door', why: 'it says nothing' },
  { keyword: 'CIV1C fender', why: 'digits are another model, or a number' },
])('$keyword stays: $why', ({ keyword }) => {
  expect(put(keyword)).toBe(keyword);
});

test('a mistyped name is shown as corrected, and leads to the vehicle', async () => {
  const names = mistypedNames(readKeyword('accrod headlight', dictionary), dictionary, vocabulary, TRADE_GROUPS);
  expect(names).toEqual([{ typed: 'accrod', used: 'accord' }]);
  expect(readKeyword(withNames('accrod headlight', names), dictionary)).toMatchObject({
    makes: ['Honda'],
    models: ['Accord'],
    words: ['headlight'],
  });
});

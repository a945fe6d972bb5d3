import { expect, test } from 'vitest';
import { wordMatches, wordsOf } from '#functions/search/format/search-text.ts';
import { hasTerms, keywordTerms } from '#functions/search/query/words/keyword-terms.ts';
import { parseSynonymGroups } from '#functions/search/query/words/synonym-groups.ts';

const GROUPS = parseSynonymGroups(`
# Lamps
headlamp = head lamp
third brake lamp = chmsl
coil > ignition coil
fender liner = inner fender
rack & pinion = steering gear
cylinder head = head assembly
bumper cover = fascia
radiator = rad
quarter panel = rear quarter
`);
const CATALOGUE = new Set(['tailgate', 'drive', 'shaft', 'headlamp', 'ignition', 'coil', 'spring', 'gasket']);
const termsOf = (keyword: string) => keywordTerms(keyword.split(' '), GROUPS, (word) => CATALOGUE.has(word));

/** Whether a text answers a keyword. */
function finds(keyword: string, text: string): boolean {
  const terms = termsOf(keyword);
  let has = 0;
  for (const [bit, forms] of terms.words.entries()) {
    const isThere = [...wordsOf(text)].some((word) =>
      forms.some((form) => (form.isWhole ? word === form.text : wordMatches(word, form.text))),
    );
    if (isThere) has |= 1 << bit;
  }
  return hasTerms(terms, has);
}

test.each([
  { keyword: 'head light', text: 'Headlamp Assembly, Left', why: 'joined' },
  { keyword: 'headlights', text: 'Headlamp Assembly', why: 'a plural of another spelling' },
  { keyword: 'headlight bulb', text: 'Headlamp Bulb', why: 'a further word' },
  { keyword: 'third brake light', text: 'CHMSL', why: 'a phrase' },
  { keyword: 'chmsl', text: 'Third Brake Lamp', why: 'an abbreviation' },
  { keyword: 'tail gate', text: 'Tailgate Shell', why: 'the catalogue writes it as one word' },
  { keyword: 'driveshaft', text: 'Drive Shaft', why: 'the catalogue writes it as two words' },
  { keyword: 'need a rack and pinion for', text: 'Rack & Pinion', why: 'fillers mean nothing' },
  { keyword: 'steering gear', text: 'Rack & Pinion', why: 'a synonym' },
  { keyword: 'cylinder heads', text: 'Cylinder Head, Left', why: 'a plural of a known phrase' },
  { keyword: 'bumpercover', text: 'Front Fascia', why: 'a phrase of the trade without its blank' },
  { keyword: 'head lamp', text: 'Headlights', why: 'a plural of the joined word' },
  { keyword: 'hea', text: 'Headlamp Assembly', why: 'the beginning of a word' },
])('$keyword finds $text: $why', ({ keyword, text }) => {
  expect(finds(keyword, text)).toBe(true);
});

test.each([
  { keyword: 'headlight bulb', text: 'Headlamp Assembly', why: 'a word is missing' },
  { keyword: 'inner fender', text: 'Fender', why: 'half a phrase is not the phrase' },
  { keyword: 'ignition coil', text: 'Coil Spring', why: 'what is meant by a short word is not the short word' },
  { keyword: 'cylinder head', text: 'Headlamp Assembly', why: 'a short word of a known phrase begins no other' },
  { keyword: 'radiator', text: 'Radio', why: 'nor does a short synonym' },
])('$keyword does not find $text: $why', ({ keyword, text }) => {
  expect(finds(keyword, text)).toBe(false);
});

test('more words than fit into one number leave out alternatives, never what was typed', () => {
  const words = Array.from({ length: 16 }, (_, index) => `word${index}`);
  const groups = parseSynonymGroups(words.map((word) => `${word} = other ${word} = further ${word}`).join('\n'));
  const terms = keywordTerms(words, groups, () => true);
  expect(terms.words.length).toBeLessThanOrEqual(31);
  expect(terms.terms.map((alternatives) => alternatives.length > 0)).toEqual(words.map(() => true));
});

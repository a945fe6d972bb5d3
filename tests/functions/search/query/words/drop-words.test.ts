import { expect, it } from 'vitest';
import type { IndexReader } from '#functions/search/query/index-reader.ts';
import type { SearchPlan } from '#functions/search/query/search-plan.ts';
import { NO_KEYWORD_FILTERS } from '#functions/search/query/search-query.ts';
import { dropWords } from '#functions/search/query/words/drop-words.ts';
import { wordsAsTyped } from '#functions/search/query/words/keyword-terms.ts';

const planFor = (keyword: string, more: Partial<SearchPlan> = {}): SearchPlan => ({
  segments: [],
  isByWords: false,
  terms: wordsAsTyped(keyword.split(' ')),
  corrections: [],
  filters: NO_KEYWORD_FILTERS,
  isExactNumber: false,
  mayDrop: 'all words',
  reading: undefined,
  ...more,
});

/** Whether one of the vehicle's parts has all words of a plan. */
const amongParts =
  (parts: readonly string[]) =>
  async ({ terms, filters }: SearchPlan): Promise<boolean> => {
    const words = [...(terms?.typed.flat() ?? []), ...filters.certifications.map(({ word }) => word)];
    return parts.some((part) => words.every((word) => part.split(' ').includes(word)));
  };

it.each([
  ['what no part has goes, the name of the part stays', 'chrome hood', ['hood'], ['chrome']],
  ['the last word is the name', 'hood latch', ['hood', 'latch'], ['hood']],
  [
    'a position goes before the name, wherever it is typed',
    'headlamp left',
    ['headlamp right', 'fender left'],
    ['left'],
  ],
  ['a word of many names goes before the name', 'muffler assembly', ['muffler', 'bumper assembly'], ['assembly']],
  ['all words go if no part has any', 'left headlamp', ['hood'], ['left', 'headlamp']],
  ['nothing goes if a part has all words', 'left hood', ['hood left'], undefined],
  ['nothing goes if the vehicle has no parts', 'hood', [], undefined],
])('%s: %s', async (_, keyword, parts, expected) => {
  const reduced = await dropWords(planFor(keyword), {} as IndexReader, amongParts(parts));
  expect(reduced?.dropped).toEqual(expected);
});

const unknown = (count: number): string => Array.from({ length: count }, (_, index) => `x${index}`).join(' ');

it.each([
  ['7 words that find nothing, the next one is still tried', `blue ${unknown(7)} hood`, ['blue', 'hood']],
  ['8 words that find nothing, no more are tried', `blue ${unknown(8)} hood`, ['hood']],
  ['any number of words that no part has, if none is kept yet', `hood ${unknown(12)}`, ['hood']],
])('after %s', async (_, keyword, expected) => {
  const reduced = await dropWords(planFor(keyword), {} as IndexReader, amongParts(['blue hood']));
  expect(reduced?.plan.terms?.typed.flat()).toEqual(expected);
});

it('a phrase of the trade that finds nothing is tried word by word', async () => {
  const terms = { ...wordsAsTyped(['tail lamp']), typed: [['tail', 'lamp']] };
  const reduced = await dropWords(planFor('', { terms }), {} as IndexReader, amongParts(['lamp']));
  expect(reduced?.dropped).toEqual(['tail']);
});

it('a position that was left out is no filter of the keyword any more', async () => {
  const positions = [{ words: ['left'], positions: ['left'] }] as const;
  const plan = planFor('left hood', { filters: { positions, certifications: [] } });
  const reduced = await dropWords(plan, {} as IndexReader, amongParts(['hood']));
  expect(reduced?.plan.filters.positions).toEqual([]);
});

it('a certification goes before any word', async () => {
  const plan = planFor('left hood', {
    filters: { positions: [], certifications: [{ word: 'capa', certifications: ['capa'] }] },
  });
  const reduced = await dropWords(plan, {} as IndexReader, amongParts(['hood left']));
  expect(reduced?.dropped).toEqual(['capa']);
});

it('without a vehicle, one word at least stays', async () => {
  const plan = planFor('chrome hood', { mayDrop: 'some words' });
  expect(await dropWords(plan, {} as IndexReader, amongParts(['fender']))).toBeUndefined();
  expect((await dropWords(plan, {} as IndexReader, amongParts(['hood'])))?.dropped).toEqual(['chrome']);
});

it('words in quotes stay', async () => {
  const plan = planFor('chrome hood', { mayDrop: undefined });
  expect(await dropWords(plan, {} as IndexReader, amongParts(['hood']))).toBeUndefined();
});

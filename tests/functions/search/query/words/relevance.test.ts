import { expect, test } from 'vitest';
import { keywordTerms } from '#functions/search/query/words/keyword-terms.ts';
import { rankOfName, TYPE_RANKS } from '#functions/search/query/words/relevance.ts';
import { parseSynonymGroups } from '#functions/search/query/words/synonym-groups.ts';

type Rank = keyof typeof TYPE_RANKS;

const GROUPS = parseSynonymGroups(`
coil > ignition coil
fender > fender panel
quarter panel = rear quarter
`);

const cases: readonly { keyword: string; name: string; rank: Rank; why: string }[] = [
  { keyword: 'fender', name: 'Fender', rank: 'same', why: 'it is the name' },
  { keyword: 'fender', name: 'Fender Panel', rank: 'same', why: 'a fender panel is a fender' },
  { keyword: 'fender', name: 'Fender Inner Panel', rank: 'contains', why: 'an inner panel is another part' },
  { keyword: 'fender', name: 'Fender Liner', rank: 'contains', why: 'a liner is another part' },
  { keyword: 'airbag', name: 'Airbag, Roof Rail', rank: 'head', why: 'after a comma it says which airbag' },
  { keyword: 'airbag', name: 'Airbag Control Module', rank: 'contains', why: 'a module is another part' },
  { keyword: 'left quarter panel', name: 'Quarter Panel', rank: 'same', why: 'a position is no part of the name' },
  { keyword: 'hood', name: 'Hood Panel', rank: 'same', why: 'panel tells nothing apart' },
  { keyword: 'wheel', name: 'Alloy Wheel', rank: 'head', why: 'it is the last word' },
  { keyword: 'wheel', name: 'Wheel Cover', rank: 'contains', why: 'a cover is another part' },
  { keyword: 'coil', name: 'Ignition Coil', rank: 'same', why: 'a coil means an ignition coil first' },
  { keyword: 'coil', name: 'Coil Spring', rank: 'contains', why: 'a spring is not meant first' },
  { keyword: 'front', name: 'Quarter Panel', rank: 'other', why: 'a position names no part' },
  { keyword: 'hood', name: 'Radiator', rank: 'other', why: 'the name has no word of it' },
];

test.each(cases)('$keyword ranks $name as $rank: $why', ({ keyword, name, rank }) => {
  const terms = keywordTerms(keyword.split(' '), GROUPS, () => false);
  expect(rankOfName(name, terms)).toBe(TYPE_RANKS[rank]);
});

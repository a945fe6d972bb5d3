import { expect, test } from 'vitest';
import { readPositions } from '#functions/search/query/words/position-words.ts';
import { TRADE_GROUPS } from '#functions/search/query/words/read-terms.ts';
import { parseSynonymGroups } from '#functions/search/query/words/synonym-groups.ts';

test.each([
  { keyword: 'lh headlight', read: ['left: lh'], why: 'an abbreviation' },
  { keyword: 'driver side mirror', read: ['left: driver side'], why: 'the side of the driver' },
  { keyword: 'left hand fender', read: ['left: left hand'], why: 'a hand' },
  { keyword: 'lf door', read: ['front left: lf'], why: 'two positions in one word' },
  { keyword: 'front left door', read: ['front: front', 'left: left'], why: 'two positions in two words' },
  { keyword: 'upper door hinge', read: ['upper: upper'], why: 'above' },
  { keyword: 'upper control arm', read: [], why: 'the name of a part' },
  { keyword: 'right right', read: ['right: right', 'right: right'], why: 'a word typed twice' },
  { keyword: 'headlight', read: [], why: 'no position at all' },
  { keyword: 'rear view mirror', read: [], why: 'the name of a part' },
  { keyword: 'driver airbag', read: [], why: 'the airbag of the driver' },
  { keyword: 'front cover', read: [], why: 'another name of the timing cover' },
  { keyword: 'left rear view mirror', read: ['left: left'], why: 'a position before the name of a part' },
  { keyword: '', read: [], why: 'no words' },
])('$keyword has the positions $read: $why', ({ keyword, read }) => {
  const positions = readPositions(keyword.split(' ').filter(Boolean), TRADE_GROUPS);
  expect(positions.map((position) => `${position.positions.join(' ')}: ${position.words.join(' ')}`)).toEqual(read);
});

test("a position in a name of the provider's own groups is none", () => {
  expect(readPositions(['lower', 'beauty'], parseSynonymGroups('lower beauty = valance'))).toEqual([]);
});

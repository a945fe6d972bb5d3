import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wordMatches, wordsOf } from '#functions/search/format/search-text.ts';
import { hasTerms, keywordTerms } from '#functions/search/query/words/keyword-terms.ts';
import { joinedGroups, NO_PROVIDER_WORDS, type ProviderWords } from '#functions/search/query/words/provider-words.ts';
import { TRADE_GROUPS } from '#functions/search/query/words/read-terms.ts';
import { rankOfName, TYPE_RANKS } from '#functions/search/query/words/relevance.ts';
import { parseSynonymTable, type SynonymGroups } from '#functions/search/query/words/synonym-groups.ts';
import { TRADE_WORDS } from '#functions/search/query/words/trade-words.ts';
import { anAddedSynonym, aSynonymRow } from '../../../../builders/synonyms.ts';

const termsOf = (keyword: string, groups: SynonymGroups) => keywordTerms(keyword.split(' '), groups, () => false);

/** Whether a text answers a keyword. */
function finds(keyword: string, text: string, groups: SynonymGroups): boolean {
  const terms = termsOf(keyword, groups);
  const has = terms.words.map((forms) =>
    [...wordsOf(text)].some((word) =>
      forms.some((form) => (form.isWhole ? word === form.text : wordMatches(word, form.text))),
    ),
  );
  return hasTerms(
    terms,
    has.reduce((bits, isThere, bit) => (isThere ? bits | (1 << bit) : bits), 0),
  );
}

const words = (given: Partial<ProviderWords>): SynonymGroups => joinedGroups({ ...NO_PROVIDER_WORDS, ...given });
const row = (facts: Parameters<typeof aSynonymRow>[0]): Partial<ProviderWords> => ({ rows: [aSynonymRow(facts)] });
const added = (typed: string, means: string): Partial<ProviderWords> => ({
  added: [anAddedSynonym({ words: typed, means })],
});

describe('a word of the provider finds what it means:', () => {
  test.each([
    { given: row({}), keyword: 'front clip', text: 'Header Panel', why: 'the same' },
    { given: row({}), keyword: 'header panel', text: 'Front Clip', why: 'the same the other way' },
    { given: row({}), keyword: 'need a front clip for', text: 'Header Panel', why: 'fillers mean nothing' },
    { given: row({}), keyword: 'front clips left', text: 'Header Panel, Left', why: 'a plural, and a further word' },
    {
      given: row({ words: ['nose', 'front clip'], means: [] }),
      keyword: 'nose',
      text: 'Front Clip',
      why: 'words without a meaning mean each other',
    },
    { given: row({ relation: 'first' }), keyword: 'front clip', text: 'Header Panel', why: 'meant first' },
    { given: row({ relation: 'also' }), keyword: 'front clip', text: 'Front Clip', why: 'itself' },
    { given: added('hot box', 'heater core'), keyword: 'hot box', text: 'Heater Core', why: 'added from the report' },
    {
      given: added('hot box', 'rad hose'),
      keyword: 'hot box',
      text: 'Radiator Hose',
      why: 'its meaning is read in the words of the product',
    },
    {
      given: { ...row({ words: ['zorp'], means: ['flange'] }), ...added('hot box', 'zorp') },
      keyword: 'hot box',
      text: 'Flange',
      why: 'its meaning is read in the words of the file',
    },
    {
      given: row({ words: ['lens for blinker'], means: ['signal lens'] }),
      keyword: 'lens blinker',
      text: 'Signal Lens',
      why: 'fillers in a group mean nothing either',
    },
    {
      given: row({ words: ['rad'], means: ['heater core'] }),
      keyword: 'rad',
      text: 'Radiator',
      why: 'it keeps the synonyms of the product',
    },
  ])('$keyword, $text: $why', ({ given, keyword, text }) => {
    expect(finds(keyword, text, words(given))).toBe(true);
  });
});

describe('a word of the provider does not find', () => {
  test.each([
    {
      given: row({ relation: 'first' }),
      keyword: 'header panel',
      text: 'Front Clip',
      why: 'what is meant first does not mean the word',
    },
    {
      given: row({ relation: 'also' }),
      keyword: 'header panel',
      text: 'Front Clip',
      why: 'what will do does not mean the word',
    },
    { given: added('hot box', 'heater core'), keyword: 'hot', text: 'Heater Core', why: 'half a phrase' },
    { given: added('hot box', 'heater core'), keyword: 'hot box', text: 'Heater', why: 'half of the meaning' },
  ])('$text for $keyword: $why', ({ given, keyword, text }) => {
    expect(finds(keyword, text, words(given))).toBe(false);
  });
});

describe('a row that removes', () => {
  const remove = (typed: string[], means: string[] = []) => words(row({ words: typed, means, relation: 'remove' }));

  test.each([
    { groups: remove(['silencer']), keyword: 'silencer', text: 'Muffler', finds: false, why: 'it has no synonyms' },
    { groups: remove(['front glass']), keyword: 'windshield', text: 'Front Glass', finds: false, why: 'nor is it one' },
    { groups: remove(['front glass']), keyword: 'windshield', text: 'Wind Shield', finds: true, why: 'others stay' },
    {
      groups: remove(['header'], ['exhaust manifold']),
      keyword: 'header',
      text: 'Exhaust Manifold',
      finds: false,
      why: 'the two lose each other',
    },
    {
      groups: remove(['header'], ['exhaust manifold']),
      keyword: 'exhaust manifold',
      text: 'Header',
      finds: false,
      why: 'in both directions',
    },
    {
      groups: remove(['generator'], ['alternator']),
      keyword: 'generator',
      text: 'Alt',
      finds: true,
      why: 'the other synonyms of the two stay',
    },
    {
      groups: remove(['door'], ['door assembly']),
      keyword: 'door',
      text: 'Door Shell',
      finds: true,
      why: 'what else is meant first stays',
    },
  ])('$keyword, $text, $finds: $why', ({ groups, keyword, text, finds: expected }) => {
    expect(finds(keyword, text, groups)).toBe(expected);
  });

  it('acts before the rows that add, wherever it stands', () => {
    const own = aSynonymRow({ words: ['header'], means: ['header panel'] });
    const without = aSynonymRow({ words: ['header'], means: [], relation: 'remove' });
    for (const rows of [
      [own, without],
      [without, own],
    ]) {
      const groups = words({ rows });
      expect([finds('header', 'Exhaust Manifold', groups), finds('header', 'Panel Header', groups)]).toEqual([
        false,
        true,
      ]);
      expect(groups.of(['header'])?.same).toEqual([
        ['header', 'panel'],
        ['nose', 'panel'],
        ['headlamp', 'panel'],
      ]);
    }
  });

  it('leaves the groups of the product as they are', () => {
    const before = parseSynonymTable(TRADE_WORDS).groups();
    remove(['rad']);
    expect(TRADE_GROUPS.of(['rad'])).toEqual(before.of(['rad']));
    expect(TRADE_GROUPS.of(['rad'])?.same.length).toBeGreaterThan(0);
  });
});

test.each([
  { relation: 'first', name: 'Header Panel', rank: TYPE_RANKS.same },
  { relation: 'first', name: 'Front Clip Bracket', rank: TYPE_RANKS.contains },
  { relation: 'also', name: 'Front Clip', rank: TYPE_RANKS.same },
  { relation: 'also', name: 'Header Panel', rank: TYPE_RANKS.same },
] as const)('front clip lists $name at rank $rank where its meaning is $relation', ({ relation, name, rank }) => {
  expect(rankOfName(name, termsOf('front clip', words(row({ relation }))))).toBe(rank);
});

test('a meaning that can be said in many ways takes a limited number of them', () => {
  const means = 'headlamp brake pad door shell';
  expect(words(added('hot box', means)).of(['hot', 'box'])?.same.length).toBeLessThanOrEqual(12);
  expect(finds('hot box', 'Headlamp Brake Pad Door Shell', words(added('hot box', means)))).toBe(true);
});

test('without words of the provider the groups are those of the product', () => {
  const groups = words({});
  expect([groups.longest, groups.words]).toEqual([TRADE_GROUPS.longest, TRADE_GROUPS.words]);
});

test('adding words never takes anything from a search', () => {
  const word = fc.constantFrom('rad', 'hose', 'header', 'panel', 'head', 'light', 'zorp', 'door', 'left', 'bumper');
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
  const rows = fc.array(
    fc.record({
      words: fc.array(phrase, { minLength: 1, maxLength: 2 }),
      means: fc.array(phrase, { minLength: 1, maxLength: 2 }),
      relation: fc.constantFrom('same', 'first', 'also'),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(rows, phrase, (given, text) => {
      const groups = words({ rows: given });
      // A phrase always finds its own words and all that the product says of it.
      expect(finds(text, text, groups)).toBe(true);
      for (const { same, first } of [TRADE_GROUPS.of(text.split(' ')) ?? { same: [], first: [] }]) {
        const of = groups.of(text.split(' '));
        expect(of?.same ?? []).toEqual(expect.arrayContaining([...same]));
        expect(of?.first ?? []).toEqual(expect.arrayContaining([...first]));
      }
    }),
    { numRuns: 300, seed: 20260302 },
  );
});

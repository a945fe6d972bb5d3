import { expect, test } from 'vitest';
import type { DictionaryLookup } from '#functions/search/query/dictionary-lookup.ts';
import { lookupIn } from '#functions/search/query/dictionary-lookup.ts';
import { keywordTerms } from '#functions/search/query/words/keyword-terms.ts';
import { readKeyword } from '#functions/search/query/words/read-keyword.ts';
import { TRADE_GROUPS } from '#functions/search/query/words/read-terms.ts';

const model = (name: string, from: number, to: number) => ({ name, years: [[from, to] as const] });
const dictionary: DictionaryLookup = lookupIn({
  makes: [
    { name: 'Mercedes-Benz', models: [model('C300', 2008, 2020)] },
    { name: 'Chrysler', models: [model('Town & Country', 2005, 2016)] },
    { name: 'Lincoln', models: [model('Town Car', 1990, 2011)] },
    { name: 'Audi', models: [model('80/90', 1988, 1992)] },
    { name: 'Peugeot', models: [model('2008', 2013, 2024), model('1962', 2013, 2024), model('308', 2008, 2021)] },
  ],
  types: [],
  buckets: [],
  productLineNames: {},
  productLines: [],
  manufacturers: [],
  companies: [],
  locations: [],
  categories: [],
  insurers: [],
});

test.each([
  { id: 'N18', one: 'headlamps', other: 'headlamp' },
  { id: 'N18', one: 'fenders left', other: 'fender left' },
])('$id: "$one" is searched like "$other"', ({ one, other }) => {
  const read = (keyword: string) => {
    const { words, terms } = keywordTerms(keyword.split(' '), TRADE_GROUPS, () => false);
    return { terms, first: words.map((forms) => forms.map(({ text }) => text).toSorted()[0]) };
  };
  expect(read(one)).toEqual(read(other));
});

test.each([
  { id: 'N19', keyword: 'mercedes', years: [], makes: ['Mercedes-Benz'], models: [], words: [] },
  { id: 'N20', keyword: 'town and country', years: [], makes: ['Chrysler'], models: ['Town & Country'], words: [] },
  { id: 'N49', keyword: 'peugeot 1962', years: [], makes: ['Peugeot'], models: ['1962'], words: [] },
  { id: 'N49', keyword: '2015 peugeot 2008', years: [2015], makes: ['Peugeot'], models: ['2008'], words: [] },
  { id: 'V14', keyword: '1990 audi 80/90', years: [1990], makes: ['Audi'], models: ['80/90'], words: [] },
  { id: 'N49', keyword: 'peugeot 2015', years: [2015], makes: ['Peugeot'], models: [], words: [] },
  {
    id: 'N49',
    keyword: '2005-2010 peugeot 308',
    years: [2005, 2006, 2007, 2008, 2009, 2010],
    makes: ['Peugeot'],
    models: ['308'],
    words: [],
  },
])('$id: "$keyword" is read as the vehicle that is meant', ({ id: _, keyword, ...expected }) => {
  expect(readKeyword(keyword, dictionary)).toEqual(expected);
});

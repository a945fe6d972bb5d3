import { expect, test } from 'vitest';
import { readKeyword } from '#functions/search/query/words/read-keyword.ts';
import { builtCatalogue } from '../../../../support/search/built-catalogue.ts';
import { generatedCatalogue } from '../../../../support/search/generated-catalogue.ts';

const { reader } = await builtCatalogue(
  generatedCatalogue({ seed: 5, aftermarket: 1500, salvage: 10, applicationsPerPart: 8 }),
);
const dictionary = await reader.dictionary();

test.each([
  { keyword: '2015 honda civic headlight', years: [2015], makes: ['Honda'], models: ['Civic'], words: ['headlight'] },
  { keyword: 'f150 tailgate', years: [], makes: ['Ford'], models: ['F-150'], words: ['tailgate'] },
  { keyword: 'hood Town & Country', years: [], makes: ['Chrysler'], models: ['Town & Country'], words: ['hood'] },
  { keyword: 'C/K 1500', years: [], makes: ['Chevrolet', 'GMC'], models: ['C/K 1500'], words: [] },
  { keyword: 'volkswagen id.4', years: [], makes: ['Volkswagen'], models: ['ID.4'], words: [] },
  { keyword: '2012 grand cherokee', years: [2012], makes: ['Jeep'], models: ['Grand Cherokee'], words: [] },
  { keyword: 'th!nk', years: [], makes: ['Th!nk'], models: [], words: [] },
  { keyword: '2012 headlight', years: [], makes: [], models: [], words: ['2012', 'headlight'] },
  { keyword: '12 civic headlight', years: [2012], makes: ['Honda'], models: ['Civic'], words: ['headlight'] },
  { keyword: "'99 civic", years: [1999], makes: ['Honda'], models: ['Civic'], words: [] },
  { keyword: 'chevy c/k 1500 hood', years: [], makes: ['Chevrolet'], models: ['C/K 1500'], words: ['hood'] },
  { keyword: 'vw', years: [], makes: ['Volkswagen'], models: [], words: [] },
  { keyword: 'hinda civic hood', years: [], makes: ['Honda'], models: ['Civic'], words: ['hood'] },
  { keyword: '2012-2014 civic hood', years: [2012, 2013, 2014], makes: ['Honda'], models: ['Civic'], words: ['hood'] },
  { keyword: 'civic 12-14', years: [2012, 2013, 2014], makes: ['Honda'], models: ['Civic'], words: [] },
  { keyword: '2012 to 14 civic', years: [2012, 2013, 2014], makes: ['Honda'], models: ['Civic'], words: [] },
  { keyword: '98/02 civic', years: [1998, 1999, 2000, 2001, 2002], makes: ['Honda'], models: ['Civic'], words: [] },
  { keyword: '2012 2014 civic', years: [2012, 2014], makes: ['Honda'], models: ['Civic'], words: [] },
  {
    keyword: '"2012-2014 civic hood"',
    years: [2012, 2013, 2014],
    makes: ['Honda'],
    models: ['Civic'],
    words: ['hood'],
  },
  { keyword: '"civic 12-14"', years: [2012, 2013, 2014], makes: ['Honda'], models: ['Civic'], words: [] },
  { keyword: '2014-2012 civic', years: [], makes: ['Honda'], models: ['Civic'], words: ['20142012'] },
  { keyword: '12-14 hood', years: [], makes: [], models: [], words: ['1214', 'hood'] },
  { keyword: '15 hood', years: [], makes: [], models: [], words: ['15', 'hood'] },
  { keyword: '12 gr cherokee hood', years: [2012], makes: ['Jeep'], models: ['Grand Cherokee'], words: ['hood'] },
  { keyword: 'door handle', years: [], makes: [], models: [], words: ['door', 'handle'] },
])('reads $keyword', ({ keyword, makes, ...expected }) => {
  const reading = readKeyword(keyword, dictionary);
  expect({ ...reading, makes: reading.makes.toSorted() }).toEqual({ ...expected, makes });
});

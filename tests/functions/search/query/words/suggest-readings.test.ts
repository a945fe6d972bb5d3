import { expect, test } from 'vitest';
import { suggestReadings } from '#functions/search/query/words/suggest-readings.ts';
import type { FitmentRow } from '#shared/schemas/catalogue/fitment-row.ts';
import { builtCatalogue } from '../../../../support/search/built-catalogue.ts';
import { aProduct, smallSources } from '../../../../support/search/small-catalogue.ts';

const vehicles = [
  ['BMW', '2002', 1968, 1976],
  ['BMW', '328i', 1996, 2016],
  ['Chevrolet', 'C/K 1500', 1988, 1999],
  ['Ford', 'F-150', 1975, 2026],
  ['Ford', 'F150 Heritage', 2004, 2004],
  ['GMC', 'C/K 1500', 1988, 1999],
  ['Honda', 'City', 1981, 1990],
  ['Honda', 'Civic', 1973, 2026],
  ['Honda', 'CR-V', 1997, 2026],
  ['Chrysler', 'Town & Country', 1990, 2016],
  ...Array.from({ length: 12 }, (_, number) => ['Volvo', `V${40 + number}`, 1990, 2016] as const),
] as const;
const fitment: FitmentRow = {
  brand: 'BBAA',
  brandPartNumber: '1',
  applications: vehicles.map(([make, model, from, to], index) => {
    return { id: `${index}`, partType: '100', quantity: 1, notes: [], options: [], make, model, from, to };
  }),
};
const { reader } = await builtCatalogue(
  smallSources({ products: [aProduct({ partNumber: '1' })], fitments: [fitment] }),
);
const dictionary = await reader.dictionary();
const shown = (keyword: string, exact: boolean): string[] =>
  suggestReadings(keyword, exact, dictionary).map(({ years, makes, models, words }) =>
    [years.join('/'), makes.join('/'), models.join('/'), words.join(' ')].join(', '),
  );

test.each([
  {
    keyword: '2015 honda civic headlight',
    means: ['2015, Honda, Civic, headlight'],
    why: 'year, make, model and rest',
  },
  { keyword: 'c/k 1500', means: [', Chevrolet, C/K 1500, ', ', GMC, C/K 1500, '], why: 'a model of two makes' },
  { keyword: 'f150 tailgate', means: [', Ford, F-150, tailgate'], why: 'without dash and make' },
  { keyword: 'honda civific', means: [', Honda, , civific'], why: 'to the search a typing error is a word' },
  { keyword: 'bmw 2002', means: ['2002, BMW, , '], why: 'four digits beside a make are a year' },
  { keyword: 'ab', means: [], why: 'C8: three characters' },
])('exactly, $keyword is $why', ({ keyword, means }) => {
  expect(shown(keyword, true)).toEqual(means);
});

test.each([
  { keyword: '2015 honda civific headlight', first: '2015, Honda, Civic, headlight', why: 'a model mistyped' },
  { keyword: 'hinda', first: ', Honda, , ', why: 'a make mistyped' },
  { keyword: 'hond', first: ', Honda, , ', why: 'the beginning of a make' },
  {
    keyword: '2010 honda ci',
    first: '2010, Honda, Civic, ',
    why: 'the beginning of a model of that year, not the City',
  },
  { keyword: 'town', first: ', Chrysler, Town & Country, ', why: 'the beginning of a model of two words' },
  { keyword: 'town & cou', first: ', Chrysler, Town & Country, ', why: 'the words of it with a sign between them' },
  { keyword: 'f150 her', first: ', Ford, F150 Heritage, ', why: 'a longer model name' },
])('suggested first, $keyword is $why', ({ keyword, first }) => {
  expect(shown(keyword, false)[0]).toBe(first);
});

test.each([
  { keyword: 'bmw 2002', means: ', BMW, 2002, ', why: 'the model that is called like a year' },
  { keyword: 'civic headl', means: ', Honda, Civic, headlight bracket', why: 'part types by their beginning' },
])('suggested too, $keyword is $why', ({ keyword, means }) => {
  expect(shown(keyword, false)).toContain(means);
});

test('ten are suggested at most, each once', () => {
  expect(new Set(shown('volvo v', false)).size).toBe(10);
});

test.each([
  { keyword: 'f151', not: 'F-150', why: 'other digits are another model' },
  { keyword: 'csl000', not: '2002', why: 'the start of a number is no model' },
])('$keyword does not suggest $not: $why', ({ keyword, not }) => {
  expect(shown(keyword, false).filter((reading) => reading.includes(not))).toEqual([]);
});

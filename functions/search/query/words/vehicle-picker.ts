import { compareStrings } from '../../format/dense-codes.ts';
import type { Dictionary } from '../../format/dictionary.ts';
import { nameKey } from '../../format/search-text.ts';
import type { DictionaryLookup } from '../dictionary-lookup.ts';

/** The picker of years, makes and models with at least one part (storefront 4, "Picker cascade"). */

/** Newest first. */
export function pickerYears({ makes }: Dictionary): number[] {
  const years = new Set<number>();
  for (const { models } of makes) {
    for (const { years: runs } of models) {
      for (const [from, to] of runs) for (let year = from; year <= to; year++) years.add(year);
    }
  }
  return [...years].sort((a, b) => b - a);
}

export const pickerMakes = ({ makes }: Dictionary, year: number): string[] =>
  sortedNames(makes.filter(({ models }) => models.some((model) => isOfYear(model, year))));

export function pickerModels(dictionary: DictionaryLookup, year: number, make: string): string[] {
  const found = dictionary.makes[dictionary.makeOf(make) ?? -1];
  return sortedNames(found?.models.filter((model) => isOfYear(model, year)) ?? []);
}

/** Whether any part fits the model in a year. */
export const isOfYear = ({ years }: Dictionary['makes'][number]['models'][number], year: number): boolean =>
  years.some(([from, to]) => from <= year && year <= to);

/** Ignores case and punctuation, so that 'F-150' is next to 'F150 Heritage'. */
const sortedNames = (named: readonly { readonly name: string }[]): string[] =>
  named.map(({ name }) => name).sort((a, b) => compareStrings(nameKey(a), nameKey(b)) || compareStrings(a, b));

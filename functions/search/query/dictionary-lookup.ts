import { growableStrings } from '../build/growable-strings.ts';
import { rankStrings } from '../build/rank-strings.ts';
import type { Dictionary, Location } from '../format/dictionary.ts';
import { nameKey, PREFIX_LENGTH, wordsOf } from '../format/search-text.ts';

/** A dictionary with look-ups by name. */
export interface DictionaryLookup extends Dictionary {
  makeOf(name: string): number | undefined;
  /** Model codes of a make by name. */
  modelOf(make: number, name: string): number | undefined;
  /** Makes that have a model of this name. */
  makesWithModel(name: string): readonly number[];
  /**
   * Makes and models by the first word of the model, such as f150 for 'F150 SuperCrew Cab', or by one of several words
   * in it, such as 22cl for '2.2CL/3.0CL'.
   */
  modelsBeginningWith(word: string): readonly { readonly make: number; readonly model: string }[];
  /** The names of a make's models or of all models, without blanks and in lower case, and their first words. */
  modelNames(make?: number): readonly string[];
  locationOf(kind: Location['kind'], number: string): number | undefined;
  companyOf(code: string): number | undefined;
  manufacturerOf(name: string): number | undefined;
  productLineOf(code: string): number | undefined;
  typeOf(code: string): number | undefined;
  /** The rank of each part type by its code. */
  readonly typeRanks: Uint32Array;
  /** The part types of a category and of the categories below it. */
  typesOfCategory(fullName: string): readonly string[];
  /** Whether it is a word in the name of a part type. Such a word is not read as a model. */
  isTypeWord(word: string): boolean;
}

export function lookupIn(dictionary: Dictionary): DictionaryLookup {
  const makes = new Map(dictionary.makes.map(({ name }, code) => [nameKey(name), code]));
  const models = dictionary.makes.map((make) => new Map(make.models.map(({ name }, code) => [nameKey(name), code])));
  const makesByModel = new Map<string, number[]>();
  const byFirstWord = new Map<string, { make: number; model: string }[]>();
  for (const [make, { models: named }] of dictionary.makes.entries()) {
    for (const { name } of named) {
      append(makesByModel, nameKey(name), make);
      for (const key of firstWordsOf(name)) append(byFirstWord, key, { make, model: name });
    }
  }
  const typeWords = new Set(dictionary.types.flatMap(({ names }) => names.flatMap((name) => [...wordsOf(name)])));
  const companies = codesOf(dictionary.companies);
  const manufacturers = codesOf(dictionary.manufacturers);
  const productLines = codesOf(dictionary.productLines);
  const types = codesOf(dictionary.types.map(({ code }) => code));
  const typesByCategory = new Map<string, readonly string[]>();
  const locations = codesOf(dictionary.locations.map(({ kind, number }) => `${kind}#${number}`));
  return {
    ...dictionary,
    makeOf: (name) => makes.get(nameKey(name)),
    modelOf: (make, name) => models[make]?.get(nameKey(name)),
    makesWithModel: (name) => makesByModel.get(nameKey(name)) ?? [],
    modelsBeginningWith: (word) => byFirstWord.get(nameKey(word)) ?? [],
    locationOf: (kind, number) => locations.get(`${kind}#${number}`),
    companyOf: (code) => companies.get(code),
    manufacturerOf: (name) => manufacturers.get(name),
    productLineOf: (code) => productLines.get(code),
    typeOf: (code) => types.get(code),
    typeRanks: rankStrings(growableStrings(dictionary.types.map(({ code }) => code))).rankOf,
    typesOfCategory(fullName) {
      const known = typesByCategory.get(fullName);
      if (known) return known;
      const below = dictionary.categories.filter(
        (category) => category.fullName === fullName || category.fullName.startsWith(`${fullName}|`),
      );
      const codes = below.flatMap(({ partTypes }) => partTypes);
      // Only existing names are cached, so that the cache can't grow without end.
      if (below.length > 0) typesByCategory.set(fullName, codes);
      return codes;
    },
    modelNames(make) {
      const named = make === undefined ? dictionary.makes : dictionary.makes.slice(make, make + 1);
      const names = named.flatMap((each) => each.models.map(({ name }) => name));
      return [...new Set(names.flatMap((name) => [nameKey(name), ...firstWordsOf(name)]))];
    },
    isTypeWord: (word) => typeWords.has(word),
  };
}

/** The whole name, and the pieces between its slashes if they are longer than two letters. */
function firstWordsOf(name: string): Set<string> {
  const [word = ''] = name.split(/\s+/u);
  const alternatives = word.split('/').map(nameKey);
  return new Set([nameKey(word), ...alternatives.filter(({ length }) => length >= PREFIX_LENGTH)]);
}

const codesOf = (names: readonly string[]): Map<string, number> => new Map(names.map((name, code) => [name, code]));

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

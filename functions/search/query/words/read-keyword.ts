import { nameKey, PREFIX_LENGTH, queryWords } from '../../format/search-text.ts';
import type { DictionaryLookup } from '../dictionary-lookup.ts';
import { type KeywordReading, MAXIMUM_WORDS } from '../search-query.ts';
import { editDistance } from './edit-distance.ts';
import { MAKE_ALIASES, MODEL_ALIASES } from './make-aliases.ts';
import { TRADE_GROUPS } from './read-terms.ts';
import { takeYears, yearOfTwoDigits } from './read-years.ts';
import { formsOf, standardWord } from './word-forms.ts';

/** The number of words in the longest name of a make or model. */
export const NAME_WORDS = 6;

/**
 * Finds the vehicle in a keyword: '2015 honda civic headlight' is a year, a make, a model and one word. Longer names
 * take precedence over shorter ones. A model without its make stands for all makes that have it. Years only count
 * beside a make or model, because alone they may be part of a title.
 */
export function readKeyword(keyword: string, dictionary: DictionaryLookup): KeywordReading {
  const named = readMake(keyword, dictionary);
  const make = dictionary.makeOf(named.makes[0] ?? '');
  // The length is that of the typed text: 'C/K' has three characters.
  const long = new Set(keyword.split(/\s+/u).flatMap((word) => (word.length < PREFIX_LENGTH ? [] : [nameKey(word)])));
  const model = findName(named.words, (key, size) => {
    const name = nameKey(MODEL_ALIASES[key] ?? key);
    return make === undefined
      ? modelsAnywhere(name, size, long.has(key), dictionary)
      : modelsOf(make, name, size, dictionary);
  });
  if (!model) return make === undefined ? readWords(keyword) : withShortYear(named);
  const makes = model.found.makes.map((code) => dictionary.makes[code]?.name ?? '');
  // 'toyta camry': beside its model a mistyped make is no word that a part must have.
  const words = make === undefined ? model.rest.filter((word) => !isAlmostOneOf(word, makes)) : model.rest;
  return withShortYear({ ...named, makes, models: model.found.models, words });
}

const SHORT_YEAR = /^\d\d$/;

/** '15 camry' is a Camry of 2015. Beside a vehicle, two digits are hardly anything else. */
function withShortYear(reading: KeywordReading): KeywordReading {
  const short = reading.words.find((word) => SHORT_YEAR.test(word));
  if (short === undefined || reading.years.length > 0) return reading;
  return { ...reading, years: [yearOfTwoDigits(Number(short))], words: reading.words.filter((word) => word !== short) };
}

function isAlmostOneOf(word: string, names: readonly string[]): boolean {
  const most = word.length > 5 ? 2 : 1;
  return word.length > 3 && names.some((name) => editDistance(nameKey(name), word) <= most);
}

/** Whether a word is called for in parts. Such a word is no model: neither 'motors' nor 'headlights'. */
export const isPartWord = (word: string, dictionary: DictionaryLookup): boolean =>
  TRADE_GROUPS.words.has(standardWord(word)) ||
  formsOf(word).some(({ text }) => dictionary.isTypeWord(text)) ||
  dictionary.isTypeWord(standardWord(word));

/** The years and the make in a keyword. The other words include those of the model. */
export function readMake(keyword: string, dictionary: DictionaryLookup): KeywordReading {
  const isModel = (text: string): boolean => dictionary.modelsBeginningWith(nameKey(text)).length > 0;
  const { years, words } = takeYears(keyword, isModel);
  const others = words.slice(0, MAXIMUM_WORDS);
  const make = findName(others, (key) => dictionary.makeOf(key) ?? dictionary.makeOf(MAKE_ALIASES[key] ?? ''));
  if (!make) return { years, makes: [], models: [], words: others };
  const numbers = modelNumbers(keyword, years, make.found, dictionary);
  return {
    years: years.filter((year) => !numbers.includes(year)),
    makes: [dictionary.makes[make.found]?.name ?? ''],
    models: [],
    words: [...make.rest, ...numbers.map(String)],
  };
}

/**
 * Numbers that are models of the make although they look like years: the Peugeot 2008. Alone such a number is a model
 * only if the make has no parts of that year.
 */
function modelNumbers(keyword: string, years: readonly number[], make: number, dictionary: DictionaryLookup): number[] {
  const typed = new Set(queryWords(keyword));
  const hasPartsOf = (year: number): boolean =>
    (dictionary.makes[make]?.models ?? []).some((model) =>
      model.years.some(([from, to]) => from <= year && year <= to),
    );
  return years.filter(
    (year) =>
      typed.has(String(year)) &&
      dictionary.modelOf(make, String(year)) !== undefined &&
      (years.length > 1 || !hasPartsOf(year)),
  );
}

/** If a vehicle is already picked, a keyword only has words. */
export function readWords(keyword: string): KeywordReading {
  return { years: [], makes: [], models: [], words: queryWords(keyword).slice(0, MAXIMUM_WORDS) };
}

interface NamedModels {
  readonly makes: readonly number[];
  readonly models: readonly string[];
}

function modelsOf(make: number, key: string, size: number, dictionary: DictionaryLookup): NamedModels | undefined {
  const exact = dictionary.modelOf(make, key);
  if (exact !== undefined) return { makes: [make], models: [dictionary.makes[make]?.models[exact]?.name ?? ''] };
  if (size > 1) return undefined;
  const models = dictionary.modelsBeginningWith(key).filter((entry) => entry.make === make);
  return models.length > 0 ? { makes: [make], models: models.map(({ model }) => model) } : undefined;
}

function modelsAnywhere(
  key: string,
  size: number,
  isLong: boolean,
  dictionary: DictionaryLookup,
): NamedModels | undefined {
  if (key.length < 2 || (size === 1 && isPartWord(key, dictionary))) return undefined;
  const makes = dictionary.makesWithModel(key);
  const [first] = makes;
  if (first !== undefined) {
    return { makes, models: [dictionary.makes[first]?.models[dictionary.modelOf(first, key) ?? -1]?.name ?? key] };
  }
  if (size > 1 || !isLong) return undefined;
  const models = dictionary.modelsBeginningWith(key);
  if (models.length === 0) return undefined;
  return { makes: [...new Set(models.map(({ make }) => make))], models: models.map(({ model }) => model) };
}

function findName<T>(
  words: readonly string[],
  find: (key: string, size: number) => T | undefined,
): { found: T; rest: string[] } | undefined {
  for (let size = Math.min(NAME_WORDS, words.length); size > 0; size--) {
    for (let start = 0; start + size <= words.length; start++) {
      const some = words.slice(start, start + size);
      // 'town and country' is the Town & Country.
      const spellings = [some, some.filter((word) => word !== 'and')];
      const found = spellings
        .map((spelling) => find(nameKey(spelling.join('')), size))
        .find((one) => one !== undefined);
      if (found !== undefined) return { found, rest: [...words.slice(0, start), ...words.slice(start + size)] };
    }
  }
  return undefined;
}

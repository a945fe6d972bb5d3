import { compareStrings } from '../../format/dense-codes.ts';
import { nameKey, PREFIX_LENGTH, queryWords } from '../../format/search-text.ts';
import type { DictionaryLookup } from '../dictionary-lookup.ts';
import type { KeywordReading } from '../search-query.ts';
import { editDistance } from './edit-distance.ts';
import { isPartWord, NAME_WORDS, readKeyword, readMake } from './read-keyword.ts';
import { isOfYear } from './vehicle-picker.ts';

/** The keyword box shows this many (storefront 2, "Year/make/model picker"). */
const MOST = 10;

/**
 * The possible readings of a keyword, the likeliest first. Each has at most one year, make and model. The first ones
 * are how the search reads it. Unless only those are wanted, completions and corrections of typing errors follow.
 */
export function suggestReadings(keyword: string, exact: boolean, dictionary: DictionaryLookup): KeywordReading[] {
  if (keyword.trim().length < PREFIX_LENGTH) return [];
  const reading = readKeyword(keyword, dictionary);
  const readings = eachVehicle(reading, dictionary);
  if (!exact) {
    const named = readMake(keyword, dictionary);
    readings.push(...yearAsModel(reading, dictionary), ...completedNames(named, dictionary));
    if (reading.models.length === 0) readings.push(...mistypedNames(named, dictionary));
    // Words that can be a name are more likely meant as one.
    readings.sort((a, b) => a.words.length - b.words.length);
    readings.push(...completedTypes(reading, dictionary));
  }
  return [...new Map(readings.map((each) => [JSON.stringify(each), each])).values()].slice(0, MOST);
}

/** 'C/K 1500' is a model of two makes, and f150 the beginning of several models. Each of them is a reading. */
function eachVehicle(reading: KeywordReading, dictionary: DictionaryLookup): KeywordReading[] {
  if (reading.models.length === 0) return [reading];
  return reading.makes.flatMap((make) => {
    const code = dictionary.makeOf(make);
    return reading.models
      .filter((model) => code !== undefined && dictionary.modelOf(code, model) !== undefined)
      .map((model) => ({ ...reading, makes: [make], models: [model] }));
  });
}

/** 'BMW 2002' is a BMW of the year 2002, or the model of that name. */
function yearAsModel({ years, makes, models, words }: KeywordReading, dictionary: DictionaryLookup): KeywordReading[] {
  const [[year], [make]] = [years, makes];
  const code = make === undefined ? undefined : dictionary.makeOf(make);
  if (year === undefined || code === undefined || models.length > 0) return [];
  const model = dictionary.makes[code]?.models[dictionary.modelOf(code, String(year)) ?? -1];
  return model ? [{ years: [], makes, models: [model.name], words }] : [];
}

/** The vehicles whose make or model begins with the last words. */
function completedNames(reading: KeywordReading, dictionary: DictionaryLookup): KeywordReading[] {
  for (let size = Math.min(NAME_WORDS, reading.words.length); size > 0; size--) {
    const key = nameKey(reading.words.slice(-size).join(''));
    if (reading.makes.length === 0 && (key.length < PREFIX_LENGTH || (size === 1 && isPartWord(key, dictionary))))
      continue;
    const found = namesLike(reading, reading.words.slice(0, -size), (name) => name.startsWith(key), dictionary);
    if (found.length > 0) return found;
  }
  return [];
}

/** The vehicles whose make or model is close to one of the words: 'honda civific', 'hinda'. */
function mistypedNames(reading: KeywordReading, dictionary: DictionaryLookup): KeywordReading[] {
  return reading.words.flatMap((word, index) => {
    const most = word.length > 5 ? 2 : 1;
    if (word.length < 4 || isPartWord(word, dictionary)) return [];
    // Other digits are another model, or a part number: CSL000 is no S2000.
    const isLike = (name: string): boolean =>
      Math.abs(name.length - word.length) <= most &&
      digitsIn(name) === digitsIn(word) &&
      editDistance(name, word) <= most;
    return namesLike(reading, reading.words.toSpliced(index, 1), isLike, dictionary);
  });
}

const digitsIn = (word: string): string => word.replace(/\D/g, '');

/** With a make, its models; otherwise makes and all models. If there is a year, only those of that year. */
function namesLike(
  { years: [year], makes: [make] }: KeywordReading,
  words: readonly string[],
  isLike: (key: string) => boolean,
  dictionary: DictionaryLookup,
): KeywordReading[] {
  const known = make === undefined ? undefined : dictionary.makeOf(make);
  const makes = known === undefined ? dictionary.makes : dictionary.makes.slice(known, known + 1);
  const found = makes.flatMap(({ name, models }): { name: string; model: string | undefined }[] => {
    const ofYear = models.filter((model) => (year === undefined ? model.years.length > 0 : isOfYear(model, year)));
    if (known === undefined && ofYear.length > 0 && isLike(nameKey(name))) return [{ name, model: undefined }];
    return ofYear.filter((model) => isLike(nameKey(model.name))).map((model) => ({ name, model: model.name }));
  });
  return found
    .sort((a, b) => compareStrings(a.model ?? '', b.model ?? '') || compareStrings(a.name, b.name))
    .map(({ name, model }) => ({
      years: year === undefined ? [] : [year],
      makes: [name],
      models: model === undefined ? [] : [model],
      words,
    }));
}

/** The part types that begin with the last word: 'civic headl'. */
function completedTypes(reading: KeywordReading, { types }: DictionaryLookup): KeywordReading[] {
  const last = reading.words.at(-1);
  if (last === undefined || last.length < PREFIX_LENGTH) return [];
  const names = types.map(({ names: [name = ''] }) => name).filter((name) => queryWords(name)[0]?.startsWith(last));
  return [...new Set(names)]
    .sort(compareStrings)
    .map((name) => ({ ...reading, words: [...reading.words.slice(0, -1), ...queryWords(name)] }));
}

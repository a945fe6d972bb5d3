import { matchedInterchangeNumber, matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { numbersObject } from '../build/build-index.ts';
import { yearCode } from '../format/row-codes.ts';
import { PREFIX_LENGTH } from '../format/search-text.ts';
import type { NumberColumns } from '../format/segment-columns.ts';
import { exactRange, prefixRange } from '../format/string-column.ts';
import type { DictionaryLookup } from './dictionary-lookup.ts';
import type { IndexReader } from './index-reader.ts';
import {
  anyPart,
  type FiltersInKeyword,
  type KeywordReading,
  type SearchCaller,
  type SearchQuery,
  type SearchRefusal,
} from './search-query.ts';
import { typesOfCategories } from './search-tables.ts';
import { readCertifications } from './words/certification-words.ts';
import { hasTerms, type KeywordTerms, wordsAsTyped } from './words/keyword-terms.ts';
import { mistypedNames, withNames } from './words/mistyped-names.ts';
import { readPositions } from './words/position-words.ts';
import { readKeyword, readWords } from './words/read-keyword.ts';
import { type Correction, isQuoted, readTerms } from './words/read-terms.ts';
import { type Vocabulary, vocabularyOf } from './words/spelling.ts';
import type { SynonymGroups } from './words/synonym-groups.ts';
import { rangesOf } from './words/word-filter.ts';

/** The segments that a search reads, and where their candidates come from. */
export interface SearchPlan {
  readonly segments: readonly SegmentPlan[];
  /** Segments are those of the words, without a vehicle or a category. */
  readonly isByWords: boolean;
  /** Undefined where no words are searched. */
  readonly terms: KeywordTerms | undefined;
  readonly corrections: readonly Correction[];
  /** The words of the keyword that were read as filters. */
  readonly filters: FiltersInKeyword;
  /** The keyword is the whole number of some parts. */
  readonly isExactNumber: boolean;
  /** Words may be left out (decision B228): all of them beside a vehicle, all but one without. */
  readonly mayDrop: 'all words' | 'some words' | undefined;
  readonly reading: KeywordReading | undefined;
}

export type SegmentPlan =
  | {
      readonly name: string;
      readonly kind: 'vehicle';
      /** Undefined means all models of the make. */
      readonly models: readonly number[] | undefined;
      /** Year codes; empty means all years. */
      readonly years: readonly number[];
      /** For a search by number: rows of the nationwide segments. Only parts with their ids are candidates. */
      readonly only: readonly NumberHit[] | undefined;
    }
  | { readonly name: string; readonly kind: 'types' }
  | { readonly name: string; readonly kind: 'rows'; readonly hits: readonly NumberHit[] };

export interface NumberHit {
  readonly bucket: number;
  /** The rows [from, to) of the bucket. */
  readonly from: number;
  readonly to: number;
}

export async function planSearch(
  query: SearchQuery,
  caller: SearchCaller,
  reader: IndexReader,
  dictionary: DictionaryLookup,
  groups: SynonymGroups,
): Promise<SearchPlan | SearchRefusal> {
  const keyword = query.keyword.trim();
  if (keyword && keyword.length < PREFIX_LENGTH) return 'keyword too short';
  const hasVehicle = query.makes.length > 0 || query.models.length > 0 || query.years.length > 0;
  const asTyped = isQuoted(keyword);
  const read = await interpret(keyword, query, hasVehicle, reader, dictionary);
  const { numbers, isExact } = read;
  const vocabulary = asTyped || !hasWords(read) ? undefined : vocabularyOf(await reader.wordBuckets(), groups.words);
  const names =
    vocabulary && read.reading && !hasVehicle ? mistypedNames(read.reading, dictionary, vocabulary, groups) : [];
  const reading = names.length > 0 ? readKeyword(withNames(keyword, names), dictionary) : read.reading;
  const words = numbers ? [] : (reading?.words ?? []);
  const marked = readCertifications(words);
  const hasMore = marked.words.length > 0 || hasVehicle || (reading?.makes.length ?? 0) > 0;
  // A mark alone is a word like others.
  const { terms, corrections } = interpretWords(hasMore ? marked.words : words, vocabulary, groups);
  const filters = {
    positions: terms && !asTyped ? readPositions(words, groups) : [],
    // A chosen filter goes before the words that name one.
    certifications: hasMore && query.certifications.length === 0 ? marked.read : [],
  };
  const vehicle = {
    years: query.years.length > 0 ? query.years : (reading?.years ?? []),
    makes: query.makes.length > 0 ? query.makes : (reading?.makes ?? []),
    models: query.models.length > 0 ? query.models : (reading?.models ?? []),
  };
  const isOfVehicle = vehicle.makes.length > 0 || vehicle.models.length > 0 || vehicle.years.length > 0;
  const asked = {
    terms,
    corrections: [...names, ...corrections],
    filters,
    isExactNumber: isExact ?? false,
    mayDrop: asTyped || query.needsAllWords ? undefined : droppableWords(isOfVehicle, query),
    reading,
    isByWords: false,
  };
  if (isOfVehicle) {
    return { segments: vehicleSegments(vehicle, numbers, dictionary), ...asked };
  }
  if (caller.requireFitment) return 'fitment required';
  if (numbers) return { segments: numberSegments(numbers), ...asked };
  if (query.categories.length > 0) return { segments: categorySegments(query.categories, dictionary), ...asked };
  if (terms) return { segments: await wordSegments(terms, reader), ...asked, isByWords: true };
  if (query.interchangeNumbers.length > 0) {
    return { segments: numberSegments(await interchangeHits(query.interchangeNumbers, reader)), ...asked };
  }
  return 'nothing asked';
}

/** In a category of all vehicles the words are all that was asked, so none is left out. */
function droppableWords(isOfVehicle: boolean, { categories }: SearchQuery): SearchPlan['mayDrop'] {
  if (isOfVehicle) return 'all words';
  return categories.length === 0 ? 'some words' : undefined;
}

/** Without a vocabulary the words are searched as they are typed. */
function interpretWords(
  words: readonly string[],
  vocabulary: Vocabulary | undefined,
  groups: SynonymGroups,
): Pick<SearchPlan, 'terms' | 'corrections'> {
  if (words.length === 0) return { terms: undefined, corrections: [] };
  return vocabulary ? readTerms(words, vocabulary, groups) : { terms: wordsAsTyped(words), corrections: [] };
}

const hasWords = ({ numbers, reading }: Interpretation): boolean => !numbers && (reading?.words.length ?? 0) > 0;

interface Interpretation {
  readonly numbers: readonly NumberHit[] | undefined;
  /** Whether a part has the whole number, not only the beginning of one. */
  readonly isExact?: boolean;
  readonly reading: KeywordReading | undefined;
}

/**
 * An exact number takes precedence over words. The beginning of a number only does if the keyword is hardly a word. The
 * words beside a vehicle in the keyword are read as if the vehicle had been picked, so both find the same parts
 * (decision B197).
 */
async function interpret(
  keyword: string,
  { isPartSearch, mostNumbers }: Pick<SearchQuery, 'isPartSearch' | 'mostNumbers'>,
  hasVehicle: boolean,
  reader: IndexReader,
  dictionary: DictionaryLookup,
): Promise<Interpretation> {
  if (!keyword) return { numbers: undefined, reading: undefined };
  const exact = await numberHits(keyword, false, reader);
  if (exact.length > 0) return { numbers: exact, isExact: true, reading: undefined };
  if (isPartSearch) return { numbers: await numberHits(keyword, true, reader, mostNumbers), reading: undefined };
  const reading = hasVehicle ? readWords(keyword) : readKeyword(keyword, dictionary);
  if (reading.makes.length > 0) {
    const rest = reading.words.join(' ');
    const isLong = rest.length >= PREFIX_LENGTH;
    return {
      numbers: isLong ? (await interpret(rest, anyPart, true, reader, dictionary)).numbers : undefined,
      reading,
    };
  }
  if (reading.words.length === 1 && /\d/.test(keyword)) {
    const beginning = await numberHits(keyword, true, reader);
    if (beginning.length > 0) return { numbers: beginning, reading: undefined };
  }
  return { numbers: undefined, reading };
}

async function numberHits(
  keyword: string,
  isPrefix: boolean,
  reader: IndexReader,
  most?: number,
): Promise<NumberHit[]> {
  const own = matchedNumber(keyword);
  const interchange = matchedInterchangeNumber(keyword);
  if (!own || (isPrefix && own.length < PREFIX_LENGTH)) return [];
  const numbers = await reader.numbers(numbersObject(own));
  if (!numbers) return [];
  const hits: NumberHit[] = [];
  addHits(hits, numbers, own, isPrefix, interchange === own ? undefined : 0, most);
  if (interchange !== own) addHits(hits, numbers, interchange, isPrefix, 1, most);
  return hits;
}

/** The rows of aftermarket parts that have this number among their numbers. */
export async function aftermarketHits(number: string, reader: IndexReader): Promise<NumberHit[]> {
  const hits: NumberHit[] = [];
  const own = matchedNumber(number);
  const numbers = own && (await reader.numbers(numbersObject(own)));
  if (numbers) addHits(hits, numbers, own, false, 0);
  return hits;
}

/**
 * Adds the rows with a number, or with one that begins with it: only interchange numbers (1), only others (0), or both.
 * Stops at `most` hits.
 */
function addHits(
  hits: NumberHit[],
  numbers: NumberColumns,
  key: string,
  isPrefix: boolean,
  isInterchange: 0 | 1 | undefined,
  most = Number.POSITIVE_INFINITY,
): void {
  const [start, end] = isPrefix ? prefixRange(numbers.key, key) : exactRange(numbers.key, key);
  for (let index = start; index < end && hits.length < most; index++) {
    if (isInterchange !== undefined && numbers.isInterchange[index] !== isInterchange) continue;
    hits.push({ bucket: numbers.bucket[index] ?? 0, from: numbers.from[index] ?? 0, to: numbers.to[index] ?? 0 });
  }
}

async function interchangeHits(wanted: readonly string[], reader: IndexReader): Promise<NumberHit[]> {
  const hits: NumberHit[] = [];
  for (const key of new Set(wanted.map(matchedInterchangeNumber))) {
    const numbers = key && (await reader.numbers(numbersObject(key)));
    if (numbers) addHits(hits, numbers, key, false, 1);
  }
  return hits;
}

function vehicleSegments(
  { years, makes, models }: { years: readonly number[]; makes: readonly string[]; models: readonly string[] },
  only: readonly NumberHit[] | undefined,
  dictionary: DictionaryLookup,
): SegmentPlan[] {
  const named = makes.length > 0 ? makes.map((name) => dictionary.makeOf(name)) : [...dictionary.makes.keys()];
  const segments: SegmentPlan[] = [];
  for (const make of new Set(named)) {
    if (make === undefined) continue;
    const codes = models.flatMap((name) => modelsNamed(make, name, dictionary));
    if (models.length > 0 && codes.length === 0) continue;
    segments.push({
      name: `make-${make}`,
      kind: 'vehicle',
      models: models.length > 0 ? [...new Set(codes)] : undefined,
      years: years.map(yearCode),
      only,
    });
  }
  return segments;
}

/** A name that is no model stands for models that begin with it: a VIN says F-150, a catalogue F150 SuperCrew Cab. */
function modelsNamed(make: number, name: string, dictionary: DictionaryLookup): number[] {
  const exact = dictionary.modelOf(make, name);
  if (exact !== undefined) return [exact];
  const beginning = dictionary.modelsBeginningWith(name).filter((entry) => entry.make === make);
  return beginning.map(({ model }) => dictionary.modelOf(make, model)).filter((code) => code !== undefined);
}

function numberSegments(hits: readonly NumberHit[]): SegmentPlan[] {
  const segments = new Map<number, { name: string; kind: 'rows'; hits: NumberHit[] }>();
  for (const hit of hits) {
    const segment = segments.get(hit.bucket);
    if (segment) segment.hits.push(hit);
    else segments.set(hit.bucket, { name: `type-${hit.bucket}`, kind: 'rows', hits: [hit] });
  }
  return [...segments.values()];
}

function categorySegments(categories: readonly string[], dictionary: DictionaryLookup): SegmentPlan[] {
  const buckets = typesOfCategories(categories, dictionary).map(
    (code) => dictionary.types[dictionary.typeOf(code) ?? -1]?.bucket,
  );
  return [...new Set(buckets)]
    .filter((bucket) => bucket !== undefined)
    .map((bucket) => ({ name: `type-${bucket}`, kind: 'types' }));
}

/** The plan for other terms. Without a vehicle or a category, the segments depend on them. */
export async function withTerms(
  plan: SearchPlan,
  terms: KeywordTerms | undefined,
  reader: IndexReader,
): Promise<SearchPlan> {
  if (!plan.isByWords) return { ...plan, terms };
  return { ...plan, terms, segments: terms ? await wordSegments(terms, reader) : [] };
}

/** The buckets in which parts may have all terms. */
async function wordSegments(terms: KeywordTerms, reader: IndexReader): Promise<SegmentPlan[]> {
  const index = await reader.wordBuckets();
  if (!index) return [];
  const hasOf = new Map<number, number>();
  for (const [bit, forms] of terms.words.entries()) {
    for (const [from, to] of rangesOf(index.word, forms)) {
      for (const bucket of index.bucket.subarray(index.start[from] ?? 0, index.start[to] ?? 0)) {
        hasOf.set(bucket, (hasOf.get(bucket) ?? 0) | (1 << bit));
      }
    }
  }
  return [...hasOf]
    .filter(([, has]) => hasTerms(terms, has))
    .map(([bucket]) => bucket)
    .sort((a, b) => a - b)
    .map((bucket) => ({ name: `type-${bucket}`, kind: 'types' }));
}

import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { nameKey, titleKey, wordMatches } from '#functions/search/format/search-text.ts';
import { collect } from '#functions/search/format/sorted-rows.ts';
import type { DictionaryLookup } from '#functions/search/query/dictionary-lookup.ts';
import type { ListedReservation } from '#functions/search/query/reservation-overlay.ts';
import { anyPart, type SearchCaller, type SearchQuery } from '#functions/search/query/search-query.ts';
import { type KeywordTerms, onlyTerms, wordsAlone } from '#functions/search/query/words/keyword-terms.ts';
import { mistypedNames, withNames } from '#functions/search/query/words/mistyped-names.ts';
import { readKeyword, readWords } from '#functions/search/query/words/read-keyword.ts';
import { readTerms } from '#functions/search/query/words/read-terms.ts';
import { rankOfName, TYPE_RANKS } from '#functions/search/query/words/relevance.ts';
import type { Vocabulary } from '#functions/search/query/words/spelling.ts';
import { type SynonymGroups, standardPhrase } from '#functions/search/query/words/synonym-groups.ts';
import { matchedInterchangeNumber, matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { inSpan, MILEAGE_BUCKETS, PRICE_BUCKETS } from '#shared/rules/search/facet-buckets.ts';
import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import { certificationNames } from '#shared/values/catalogue/part-flags.ts';

import type { Part } from './reference-parts.ts';

/** A part has a term if it has every word of one of its alternatives. */
function hasAllTerms(words: ReadonlySet<string>, { words: forms, terms }: KeywordTerms): boolean {
  const hasWord = (bit: number): boolean =>
    (forms[bit] ?? []).some(({ text, isWhole }) =>
      [...words].some((word) => (isWhole ? word === text : wordMatches(word, text))),
    );
  return terms.every((alternatives) =>
    alternatives.some((mask) => forms.every((_, bit) => ((mask >> bit) & 1) === 0 || hasWord(bit))),
  );
}

/** By the name of the part type first, then those that have the words in the title. */
const relevanceOf = (part: Part, terms: KeywordTerms): number =>
  2 * Math.min(TYPE_RANKS.other, ...part.typeNames.map((name) => rankOfName(name, terms))) +
  (hasAllTerms(part.titleWords, terms) ? 0 : 1);

interface World {
  readonly parts: readonly Part[];
  readonly sources: CatalogueSources;
  readonly dictionary: DictionaryLookup;
  readonly reservations: readonly ListedReservation[];
  readonly vocabulary: Vocabulary;
  readonly groups: SynonymGroups;
}

/** Answers a search by looking at every part for every question, as the spec words it. */
export async function referenceSearch(query: SearchQuery, caller: SearchCaller, world: World) {
  const { typed, marks, isOfVehicle, ...whole } = await searchOnly(query, caller, world);
  const isQuoted = query.keyword.trim().startsWith('"');
  if (whole.refused !== undefined || whole.total > 0 || isQuoted || !typed) return whole;
  const unfiltered: SearchQuery = {
    ...anyPart,
    ...pick(query, ['years', 'makes', 'models', 'keyword', 'isPartSearch', 'companyCodes', 'linesOfBusiness']),
    ...pick(query, ['nationalSearch', 'withoutReman', 'withoutReconditioned']),
    ...pick(query, ['aftermarketExclusions', 'salvageExclusions']),
  };
  const hasParts = async (reduced: Reduced): Promise<boolean> => {
    const found = await searchOnly(unfiltered, caller, world, reduced);
    return found.refused === undefined && found.total > 0;
  };
  const all = [...typed.keys()];
  if (await hasParts({ places: all, isMarked: true })) return whole;
  if (isOfVehicle && !(await hasParts({ places: [] }))) return whole;
  const isPosition = (phrase: readonly string[]): boolean => /^(left|right)$/.test(standardPhrase(phrase).join(' '));
  /** The places of the terms that find parts together, from the last one on, positions at the end. */
  const keptOf = async (phrases: readonly (readonly string[])[], isWordByWord: boolean) => {
    const places = [...phrases.keys()].reverse();
    const isLesser = (place: number): boolean => isPosition(phrases[place] ?? []);
    let kept: readonly number[] = [];
    for (const place of [...places.filter((one) => !isLesser(one)), ...places.filter(isLesser)]) {
      if (await hasParts({ places: [...kept, place], isWordByWord })) kept = [...kept, place];
    }
    return { phrases, places: kept, isWordByWord };
  };
  const singles = typed.flat().map((word) => [word]);
  const byPhrase = await keptOf(typed, false);
  const kept = byPhrase.places.length > 0 ? byPhrase : await keptOf(singles, true);
  if (!isOfVehicle && kept.places.length === 0) return whole;
  const { typed: _, marks: __, isOfVehicle: ___, ...instead } = await searchOnly(query, caller, world, kept);
  if (instead.refused !== undefined || instead.total === 0) return whole;
  const words = [...marks, ...kept.phrases.filter((_, place) => !kept.places.includes(place)).flat()];
  return {
    ...instead,
    dropped: words.length > 0 ? { words, withAllWords: whole.counts.linesOfBusiness } : undefined,
  };
}

const pick = <T, K extends keyof T>(from: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

interface Reduced {
  /** The terms that are searched. */
  readonly places: readonly number[];
  /** Each word is a term, also those of a phrase of the trade. */
  readonly isWordByWord?: boolean;
  /** Whether the certifications in the keyword count. */
  readonly isMarked?: boolean;
}

/** The search with all words, or only with some. */
async function searchOnly(asked: SearchQuery, caller: SearchCaller, world: World, reduced?: Reduced) {
  const { parts, sources, dictionary } = world;
  const categories = await collect(sources.categories);
  const insurers = (await collect(sources.insurers)).filter(({ name }) => asked.insurers.includes(name));
  const locations = await collect(sources.locations);
  const service = locations.find(({ kind, number }) => kind === 'warehouse' && number === caller.serviceLocation);
  const reaches = (place: LocationRow | undefined): boolean =>
    place !== undefined && service !== undefined && (place === service || service.transfersFrom.includes(place.number));

  const keyword = asked.keyword.trim();
  if (keyword && keyword.length < 3) return refused('keyword too short');
  const hasVehicle = asked.years.length + asked.makes.length + asked.models.length > 0;
  const exactly = (text: string) =>
    parts.filter((part) => isNumbered(part, text, (number, wanted) => number === wanted));
  const beginning = (text: string) =>
    parts.filter((part) => isNumbered(part, text, (number, wanted) => number.startsWith(wanted)));
  const isOneCode = (text: string) => readWords(text).words.length === 1 && /\d/.test(text);
  const codesOf = (text: string): readonly Part[] | undefined =>
    [exactly(text), isOneCode(text) ? beginning(text) : []].find(({ length }) => length > 0);
  const firstReading = hasVehicle ? readWords(keyword) : readKeyword(keyword, dictionary);
  const isFirstVehicle = firstReading.makes.length > 0;
  const rest = firstReading.words.join(' ');
  let numbered: readonly Part[] | undefined;
  if (keyword && exactly(keyword).length > 0) numbered = exactly(keyword);
  else if (keyword && asked.isPartSearch) numbered = beginning(keyword);
  else if (isFirstVehicle) numbered = rest.length < 3 ? undefined : codesOf(rest);
  else if (keyword) numbered = codesOf(keyword);
  const isNumber = numbered !== undefined && (exactly(keyword).length > 0 || asked.isPartSearch || !isFirstVehicle);
  const names = hasVehicle || numbered ? [] : mistypedNames(firstReading, dictionary, world.vocabulary, world.groups);
  const reading = names.length > 0 ? readKeyword(withNames(keyword, names), dictionary) : firstReading;
  const isVehicle = reading.makes.length > 0;
  const named = keyword && !isNumber ? reading : readWords('');
  const read = numbered ? { ...named, words: [] } : named;
  const isMark = (word: string): boolean =>
    word in MARKS && (hasVehicle || isVehicle || !read.words.every((one) => one in MARKS));
  const marks = read.words.filter(isMark);
  const others = read.words.filter((word) => !isMark(word));
  const marked = reduced && !reduced.isMarked ? [] : marks.flatMap((word) => MARKS[word] ?? []);
  const query = asked.certifications.length > 0 ? asked : { ...asked, certifications: marked };
  const all = others.length > 0 ? readTerms(others, world.vocabulary, world.groups).terms : undefined;
  const readAs = all && reduced?.isWordByWord ? wordsAlone(all.typed.flat()) : all;
  const terms = readAs && reduced ? onlyTerms(readAs, new Set(reduced.places)) : readAs;
  const years = query.years.length > 0 ? query.years : read.years;
  const makes = query.makes.length > 0 ? query.makes : read.makes;
  const models = query.models.length > 0 ? query.models : read.models;
  const asksVehicle = years.length + makes.length + models.length > 0;
  if (!asksVehicle && caller.requireFitment) return refused('fitment required');
  const asksAnything =
    asksVehicle || numbered || read.words.length + query.categories.length + query.interchangeNumbers.length > 0;
  if (!asksAnything) return refused('nothing asked');
  const isByInterchange = !asksVehicle && !numbered && read.words.length + query.categories.length === 0;

  const types = categories
    .filter(({ fullName }) => query.categories.some((name) => fullName === name || fullName.startsWith(`${name}|`)))
    .flatMap(({ partTypes }) => partTypes);
  const sameName = (names: readonly string[], name: string): boolean =>
    names.length === 0 || names.some((wanted) => nameKey(wanted) === nameKey(name));
  /** A name that is no model of the make matches all models that begin with its word, or have it between slashes. */
  const isModel = ({ make, model }: { make: string; model: string }, wanted: string): boolean => {
    const isKnown = dictionary.modelOf(dictionary.makeOf(make) ?? -1, wanted) !== undefined;
    const [first = ''] = model.split(' ');
    const names = isKnown ? [model] : [first, ...first.split('/').filter((name) => nameKey(name).length > 2)];
    return names.some((name) => nameKey(name) === nameKey(wanted));
  };
  const fitsAsked = (fit: Part['fits'][number]): boolean =>
    sameName(makes, fit.make) &&
    (models.length === 0 || models.some((wanted) => isModel(fit, wanted))) &&
    (years.length === 0 || years.some((year) => fit.from <= year && year <= fit.to));
  const interchange = query.interchangeNumbers.map(matchedInterchangeNumber);
  const refusedFlags = [
    ...(caller.viewRemanParts && !query.withoutReman ? [] : ['reman']),
    ...(caller.viewReconditionedParts && !query.withoutReconditioned ? [] : ['reconditioned']),
    ...insurers.flatMap((insurer) => insurer.refusedFlags),
  ];
  const isNational = (lineOfBusiness: Part['line']): boolean =>
    caller.nationalSearch.includes(lineOfBusiness) &&
    (query.nationalSearch === undefined || query.nationalSearch.includes(lineOfBusiness));
  const isSold = (part: Part): boolean =>
    world.reservations.some((take) => take.kind === 'salvage' && take.id === part.id && take.isReserved);

  function isCandidate(part: Part): boolean {
    if (!caller.linesOfBusiness.includes(part.line)) return false;
    if (query.companyCodes.length > 0 && !query.companyCodes.includes(part.company)) return false;
    if (numbered && !numbered.includes(part)) return false;
    if (asksVehicle && !part.fits.some(fitsAsked)) return false;
    if (query.categories.length > 0 && !types.includes(part.type)) return false;
    if (terms && !hasAllTerms(part.words, terms)) return false;
    if (part.flags.some((flag) => refusedFlags.includes(flag))) return false;
    if (insurers.some((insurer) => insurer.refusedPartTypes.includes(part.type))) return false;
    const excluded =
      part.line === 'aftermarket'
        ? [...caller.aftermarketExclusions, ...query.aftermarketExclusions].includes(part.productLine)
        : [...caller.salvageExclusions, ...query.salvageExclusions].includes(part.type);
    if (excluded) return false;
    if (part.line === 'aftermarket') return !isByInterchange;
    if (isSold(part)) return false;
    if (interchange.length > 0 && !interchange.includes(part.interchange)) return false;
    return isNational('salvage') || reaches(part.yard);
  }

  function priceOf(part: Part): number {
    if (part.flags.includes('core')) return 0;
    const level = caller.priceLevels[part.line];
    const explicit = level && part.explicit[level.name];
    if (explicit !== undefined) return Math.floor((explicit * part.eaches) / 100);
    const code = part.line === 'aftermarket' ? part.productLine : part.type;
    const discount = level?.discounts[code] ?? level?.discount ?? 0;
    return Math.floor((part.list * part.eaches * (10_000 - discount)) / 1_000_000);
  }
  const remaining = (part: Part, number: string, quantity: number): number => {
    const reserved = world.reservations
      .flatMap((take) => (take.kind === 'aftermarket' && take.id === part.id ? take.entries : []))
      .filter((entry) => entry.warehouse === number && Date.parse(entry.at) >= Date.parse(part.stockAsOf))
      .reduce((sum, entry) => sum + entry.quantity, 0);
    return Math.max(0, quantity - reserved);
  };
  const stockOf = (part: Part) =>
    part.stock
      .filter(({ place }) => isNational('aftermarket') || caller.serviceLocation === undefined || reaches(place))
      .map(({ place, number, quantity }) => ({ place, warehouse: number, quantity: remaining(part, number, quantity) }))
      .filter(({ quantity }) => quantity > 0);
  function distanceOf(part: Part): number | undefined {
    const places = part.line === 'salvage' ? [part.yard] : stockOf(part).map(({ place }) => place);
    const distances = places.flatMap((place) => (place && caller.point ? [distanceInMiles(caller.point, place)] : []));
    return distances.length > 0 ? Math.min(...distances) : undefined;
  }

  /** The condition of each facet. */
  const facets = {
    line: (part: Part) => query.linesOfBusiness.length === 0 || query.linesOfBusiness.includes(part.line),
    certification: (part: Part) =>
      query.certifications.length === 0 || query.certifications.some((name) => part.flags.includes(name)),
    price: (part: Part) =>
      query.prices.length === 0 ||
      (part.line === 'salvage' && query.prices.some((span) => inSpan(priceOf(part), span))),
    mileage: (part: Part) =>
      query.mileages.length === 0 ||
      (part.line === 'salvage' &&
        query.mileages.some((span) =>
          span === 'unknown' ? part.mileage === undefined : part.mileage !== undefined && inSpan(part.mileage, span),
        )),
    condition: (part: Part) => query.conditions.length === 0 || query.conditions.some((grade) => part.grade === grade),
    manufacturer: (part: Part) =>
      query.manufacturers.length === 0 ||
      (part.line === 'aftermarket' && query.manufacturers.includes(part.manufacturer)),
  };
  const candidates = parts.filter(isCandidate);
  const passing = (ignored?: keyof typeof facets): Part[] =>
    candidates.filter((part) => Object.entries(facets).every(([facet, asks]) => facet === ignored || asks(part)));
  const hits = passing();
  const inBucket = (value: number, bucket: number, spans: typeof PRICE_BUCKETS): boolean =>
    inSpan(value, spans[bucket] ?? {});
  const salvageBy = (ignored: keyof typeof facets): Part[] =>
    passing(ignored).filter(({ line: lineOfBusiness }) => lineOfBusiness === 'salvage');

  const last = Number.POSITIVE_INFINITY;
  const compareBy = (key: (part: Part) => number | undefined, direction: 1 | -1) => (a: Part, b: Part) => {
    const [x, y] = [key(a), key(b)].map((value) => (value === undefined ? last : direction * value));
    return x === y ? 0 : (x ?? 0) < (y ?? 0) ? -1 : 1;
  };
  const compareTitles = (a: Part, b: Part): number => compareTexts(titleKey(a.title), titleKey(b.title));
  const sorts = {
    nearest: compareBy(distanceOf, 1),
    farthest: compareBy(distanceOf, -1),
    'price+low': compareBy(priceOf, 1),
    'price+high': compareBy(priceOf, -1),
    'title+az': compareTitles,
    'title+za': (a: Part, b: Part) => compareTitles(b, a),
    'mileage+low': compareBy(({ mileage }) => mileage, 1),
    'mileage+high': compareBy(({ mileage }) => mileage, -1),
  };
  const asksForCores = terms?.typed.flat().some((word) => /^cores?$/.test(word)) ?? false;
  const availabilityOf = (part: Part): number => {
    const places = stockOf(part).map(({ place }) => place);
    if (places.includes(service)) return 0;
    if (places.some((place) => place && service?.transfersFrom.includes(place.number))) return 1;
    return places.length > 0 ? 2 : 3;
  };
  const isReturnedCore = (part: Part): boolean => part.flags.includes('core') && !asksForCores;
  /** By what two parts differ that answer the words equally well. */
  const tiersOf = (part: Part): readonly number[] => {
    if (isReturnedCore(part)) return [];
    if (part.line === 'aftermarket') return [0, availabilityOf(part)];
    const miles = caller.point ? (distanceOf(part) ?? Number.POSITIVE_INFINITY) : 0;
    const grade = Math.max(0, ['A', 'B'].indexOf(part.grade) + 1) || 3;
    return [miles > 1000 ? 1 : 0, grade, miles <= 100 ? 0 : miles <= 300 ? 1 : 2];
  };
  const byDefault = (a: Part, b: Part): number => {
    if (!terms) return 0;
    const keys = [a, b].map((part) => [
      isReturnedCore(part) ? 1 : 0,
      relevanceOf(part, terms),
      part.line === 'aftermarket' ? 0 : 1,
      ...tiersOf(part),
    ]);
    const [first = [], second = []] = keys;
    const differs = first.findIndex((key, index) => key !== second[index]);
    return differs < 0 ? priceOf(a) - priceOf(b) : (first[differs] ?? 0) - (second[differs] ?? 0);
  };
  const asksDistance = query.sort === 'nearest' || query.sort === 'farthest';
  const chosen = query.sort && (caller.point || !asksDistance) ? sorts[query.sort] : byDefault;
  const sorted = hits.toSorted((a, b) => chosen(a, b) || compareOrders(a.order, b.order));
  const isTooDeep = query.skip + query.take > 10_000;
  const page = query.countsOnly || isTooDeep ? [] : sorted.slice(query.skip, query.skip + query.take);
  return {
    refused: undefined,
    /** Words that may be dropped. */
    typed: asksVehicle || query.categories.length === 0 ? all?.typed : undefined,
    isOfVehicle: asksVehicle,
    marks,
    dropped: undefined,
    total: hits.length,
    isTooDeep,
    counts: {
      linesOfBusiness: {
        aftermarket: passing('line').filter(({ line: lineOfBusiness }) => lineOfBusiness === 'aftermarket').length,
        salvage: salvageBy('line').length,
      },
      certifications: Object.fromEntries(
        certificationNames.map((name) => [
          name,
          passing('certification').filter(({ flags }) => flags.includes(name)).length,
        ]),
      ),
      prices: PRICE_BUCKETS.map(
        (_, bucket) => salvageBy('price').filter((part) => inBucket(priceOf(part), bucket, PRICE_BUCKETS)).length,
      ),
      mileages: [
        ...MILEAGE_BUCKETS.map(
          (_, bucket) =>
            salvageBy('mileage').filter(
              ({ mileage }) => mileage !== undefined && inBucket(mileage, bucket, MILEAGE_BUCKETS),
            ).length,
        ),
        salvageBy('mileage').filter(({ mileage }) => mileage === undefined).length,
      ],
      conditions: Object.fromEntries(
        ['A', 'B', 'C', 'ungraded'].map((grade) => [
          grade,
          salvageBy('condition').filter((part) => part.grade === grade).length,
        ]),
      ),
      manufacturers: Object.fromEntries(
        [
          ...Map.groupBy(
            passing('manufacturer').filter(({ line: lineOfBusiness }) => lineOfBusiness === 'aftermarket'),
            (part) => part.manufacturer,
          ),
        ].map(([name, group]) => [name, group.length] as const),
      ),
      without: {
        manufacturers: passing('manufacturer').length,
        certifications: passing('certification').length,
        mileages: passing('mileage').length,
        prices: passing('price').length,
        conditions: passing('condition').length,
      },
    },
    typeCounts: Object.fromEntries(
      query.countsTypes
        ? [...Map.groupBy(hits, ({ type }) => type)].map(([type, group]) => [type, group.length] as const)
        : [],
    ),
    parts: page.map((part) => ({
      id: part.id,
      customerPrice: priceOf(part),
      distance: distanceOf(part),
      mileage: part.mileage,
      stock: stockOf(part)
        .map(({ warehouse, quantity }) => ({ warehouse, quantity }))
        .sort((a, b) => compareTexts(a.warehouse, b.warehouse)),
      notes:
        asksVehicle && makes.length === 1
          ? [...new Set(part.fits.filter(fitsAsked).map(({ note }) => note))].filter(Boolean).sort(compareTexts)
          : undefined,
    })),
  };
}

function isNumbered(part: Part, keyword: string, matches: (number: string, wanted: string) => boolean): boolean {
  const own = matchedNumber(keyword);
  if (own.length === 0) return false;
  if (part.numbers.some((number) => number !== '' && matches(number, own))) return true;
  return part.interchange !== '' && matches(part.interchange, matchedInterchangeNumber(keyword));
}

const refused = (why: string) => ({ refused: why, typed: undefined, marks: [], isOfVehicle: false });
/** Words for the marks of a part. */
const MARKS: Readonly<Record<string, SearchQuery['certifications']>> = {
  capa: ['capa'],
  nsf: ['nsf'],
  certified: ['capa', 'nsf'],
};
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
function compareOrders(a: readonly string[], b: readonly string[]): number {
  return a.map((part, index) => compareTexts(part, b[index] ?? '')).find((order) => order !== 0) ?? 0;
}

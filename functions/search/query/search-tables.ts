import { matchedInterchangeNumber } from '#shared/rules/catalogue/part-number.ts';
import { shareOfList } from '#shared/rules/pricing/customer-price.ts';
import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { isOnMap } from '../format/dictionary.ts';
import { flagBits, grades } from '../format/row-codes.ts';
import type { DictionaryLookup } from './dictionary-lookup.ts';
import type { SearchCaller, SearchQuery } from './search-query.ts';

/** All conditions of a request as tables by code. Rows are filtered by looking up codes, never by comparing names. */
export interface SearchTables {
  readonly sellsAftermarket: boolean;
  readonly sellsSalvage: boolean;
  /** Part types whose parts are candidates; undefined admits all. */
  readonly types: Readonly<Record<LineOfBusiness, Uint8Array | undefined>>;
  /** A part with any of these flags is no candidate. */
  readonly refusedFlags: number;
  readonly refusedLines: Uint8Array;
  /** By company; undefined admits all. */
  readonly companies: Uint8Array | undefined;
  /** Whether the stock of a location counts (decisions C4, P8). */
  readonly permitted: Uint8Array;
  /** Whether the salvage of a location is a candidate. */
  readonly permittedYards: Uint8Array;
  /** Miles from the caller to each location; Infinity if unknown. */
  readonly distances: Float64Array;
  /** Whether the caller's place is known, without which there are no distances. */
  readonly hasPoint: boolean;
  /** By location, how near its stock is: 0 local, 1 by transfer, 2 nationwide, 3 does not count (decision P8). */
  readonly stockLevels: Uint8Array;
  /** The share of the list price that remains, in basis points, by product line and by part type. */
  readonly shareOfLine: Uint16Array;
  readonly shareOfType: Uint16Array;
  readonly tab: { readonly aftermarket: boolean; readonly salvage: boolean };
  /** The selections; 0 or undefined if nothing is selected. */
  readonly certifications: number;
  readonly conditions: number;
  readonly manufacturers: Uint8Array | undefined;
  readonly interchange: ReadonlySet<string> | undefined;
}

/** Tables that many requests share, cached with the dictionary that they are made from. */
interface KeptTables {
  readonly nothing: { readonly types: Uint8Array; readonly lines: Uint8Array };
  readonly everywhere: Uint8Array;
  /** By service location, so there are as many as warehouses. */
  readonly reachable: Map<string | undefined, Uint8Array>;
  readonly stockLevels: Map<string, Uint8Array>;
  readonly distances: Map<string, Float64Array>;
  readonly sharesOfLine: WeakMap<object, Uint16Array>;
  readonly sharesOfType: WeakMap<object, Uint16Array>;
}

const keptTables = new WeakMap<DictionaryLookup, KeptTables>();
/** The number of postal codes whose distances are cached. */
const MOST_POINTS = 500;
const NO_LEVEL = {};

function tablesKeptWith(dictionary: DictionaryLookup): KeptTables {
  const { types, productLines, locations } = dictionary;
  const kept = keptTables.get(dictionary) ?? {
    nothing: { types: new Uint8Array(types.length), lines: new Uint8Array(productLines.length) },
    everywhere: new Uint8Array(locations.length).fill(1),
    reachable: new Map(),
    stockLevels: new Map(),
    distances: new Map(),
    sharesOfLine: new WeakMap(),
    sharesOfType: new WeakMap(),
  };
  keptTables.set(dictionary, kept);
  return kept;
}

function keptIn<Key, Value>(
  kept: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** The conditions of a caller that do not depend on the query. */
function tablesOfCaller(caller: SearchCaller, dictionary: DictionaryLookup) {
  const { types, locations, productLines } = dictionary;
  const { point, serviceLocation, priceLevels } = caller;
  const kept = tablesKeptWith(dictionary);
  if (kept.distances.size >= MOST_POINTS) kept.distances.clear();
  return {
    nothing: kept.nothing,
    everywhere: kept.everywhere,
    reachable: keptIn(kept.reachable, serviceLocation, () =>
      mask(locations.length, [...reachableFrom(serviceLocation, dictionary)]),
    ),
    distances: keptIn(kept.distances, point ? `${point.latitude},${point.longitude}` : '', () =>
      Float64Array.from(locations, (location) =>
        point && isOnMap(location) ? distanceInMiles(point, location) : Number.POSITIVE_INFINITY,
      ),
    ),
    shareOfLine: keptIn(kept.sharesOfLine, priceLevels.aftermarket ?? NO_LEVEL, () =>
      sharesOf(productLines, priceLevels.aftermarket),
    ),
    shareOfType: keptIn(kept.sharesOfType, priceLevels.salvage ?? NO_LEVEL, () =>
      sharesOf(
        types.map(({ code }) => code),
        priceLevels.salvage,
      ),
    ),
  };
}

export function searchTables(query: SearchQuery, caller: SearchCaller, dictionary: DictionaryLookup): SearchTables {
  const { manufacturers, companies } = dictionary;
  const { nothing, reachable, everywhere, distances, shareOfLine, shareOfType } = tablesOfCaller(caller, dictionary);
  const insurers = dictionary.insurers.filter(({ name }) => query.insurers.includes(name));
  const isNational = (lineOfBusiness: LineOfBusiness): boolean =>
    caller.nationalSearch.includes(lineOfBusiness) && (query.nationalSearch?.includes(lineOfBusiness) ?? true);
  const isEverywhere = isNational('aftermarket') || caller.serviceLocation === undefined;
  const hasTab = query.linesOfBusiness.length > 0;
  const some = (length: number, codes: readonly (number | undefined)[]): Uint8Array | undefined =>
    codes.length > 0 ? mask(length, codes) : undefined;
  const orNothing = (none: Uint8Array, codes: readonly (number | undefined)[]): Uint8Array =>
    codes.length > 0 ? mask(none.length, codes) : none;
  return {
    sellsAftermarket: caller.linesOfBusiness.includes('aftermarket'),
    sellsSalvage: caller.linesOfBusiness.includes('salvage'),
    types: admittedTypes(
      query,
      caller,
      insurers.flatMap(({ refusedPartTypes }) => refusedPartTypes),
      dictionary,
    ),
    refusedFlags: flagBits([
      ...(caller.viewRemanParts && !query.withoutReman ? [] : ['reman']),
      ...(caller.viewReconditionedParts && !query.withoutReconditioned ? [] : ['reconditioned']),
      ...insurers.flatMap(({ refusedFlags }) => refusedFlags),
    ]),
    refusedLines: orNothing(
      nothing.lines,
      [...caller.aftermarketExclusions, ...query.aftermarketExclusions].map(dictionary.productLineOf),
    ),
    companies: some(companies.length, query.companyCodes.map(dictionary.companyOf)),
    permitted: isEverywhere ? everywhere : reachable,
    permittedYards: isNational('salvage') ? everywhere : reachable,
    distances,
    hasPoint: caller.point !== undefined,
    stockLevels: stockLevelsFor(caller, isEverywhere, reachable, dictionary),
    shareOfLine,
    shareOfType,
    tab: {
      aftermarket: !hasTab || query.linesOfBusiness.includes('aftermarket'),
      salvage: !hasTab || query.linesOfBusiness.includes('salvage'),
    },
    certifications: flagBits(query.certifications),
    conditions: query.conditions.reduce((bits, grade) => bits | (1 << grades.indexOf(grade)), 0),
    manufacturers: some(manufacturers.length, query.manufacturers.map(dictionary.manufacturerOf)),
    interchange:
      query.interchangeNumbers.length > 0 ? new Set(query.interchangeNumbers.map(matchedInterchangeNumber)) : undefined,
  };
}

/**
 * The part types of the wanted categories, less those that insurers refuse and, for salvage, those that are excluded.
 */
function admittedTypes(
  { categories, salvageExclusions }: SearchQuery,
  caller: SearchCaller,
  refused: readonly string[],
  dictionary: DictionaryLookup,
): SearchTables['types'] {
  const { types, typeOf } = dictionary;
  const without = (codes: readonly string[]): Uint8Array | undefined => {
    if (categories.length === 0 && codes.length === 0) return undefined;
    const admitted =
      categories.length > 0
        ? mask(types.length, typesOfCategories(categories, dictionary).map(typeOf))
        : new Uint8Array(types.length).fill(1);
    for (const code of codes) admitted[typeOf(code) ?? types.length] = 0;
    return admitted;
  };
  return {
    aftermarket: without(refused),
    salvage: without([...refused, ...caller.salvageExclusions, ...salvageExclusions]),
  };
}

/** The service location, and all warehouses and yards on its transfer list. */
function stockLevelsFor(
  { serviceLocation }: SearchCaller,
  isEverywhere: boolean,
  reachable: Uint8Array,
  dictionary: DictionaryLookup,
): Uint8Array {
  return keptIn(tablesKeptWith(dictionary).stockLevels, `${isEverywhere} ${serviceLocation ?? ''}`, () => {
    const levels = Uint8Array.from(reachable, (isReachable) => (isReachable ? 1 : isEverywhere ? 2 : 3));
    const local = serviceLocation === undefined ? undefined : dictionary.locationOf('warehouse', serviceLocation);
    if (local !== undefined) levels[local] = 0;
    return levels;
  });
}

function* reachableFrom(serviceLocation: string | undefined, dictionary: DictionaryLookup): Generator<number> {
  if (serviceLocation === undefined) return;
  const code = dictionary.locationOf('warehouse', serviceLocation);
  if (code === undefined) return;
  yield code;
  for (const number of dictionary.locations[code]?.transfersFrom ?? []) {
    for (const kind of ['warehouse', 'yard'] as const) {
      const other = dictionary.locationOf(kind, number);
      if (other !== undefined) yield other;
    }
  }
}

/** The part types of some categories and of the categories below them. */
export const typesOfCategories = (names: readonly string[], { typesOfCategory }: DictionaryLookup): string[] =>
  names.flatMap((name) => typesOfCategory(name));

function sharesOf(codes: readonly string[], level: PriceLevel | undefined): Uint16Array {
  return Uint16Array.from(codes, (code) => shareOfList(level, code));
}

function mask(length: number, codes: readonly (number | undefined)[]): Uint8Array {
  const bits = new Uint8Array(length);
  for (const code of codes) if (code !== undefined) bits[code] = 1;
  return bits;
}

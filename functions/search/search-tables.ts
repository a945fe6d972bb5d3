import { shareOfList } from '#shared/rules/customer-price.ts';
import type { LineOfBusiness } from '#shared/rules/line-of-business.ts';
import { distanceInMiles } from '#shared/rules/nearest.ts';
import { matchedInterchangeNumber } from '#shared/rules/part-number.ts';
import type { PriceLevel } from '#shared/schemas/price-level.ts';
import { isOnMap } from './dictionary.ts';
import type { DictionaryLookup } from './dictionary-lookup.ts';
import { flagBits, grades } from './row-codes.ts';
import type { SearchCaller, SearchQuery } from './search-query.ts';

/** Everything a request asks of a row, as tables by code: a row is judged by looking up, never by comparing names. */
export interface SearchTables {
  readonly sellsAftermarket: boolean;
  readonly sellsSalvage: boolean;
  /** By part type; undefined admits all. */
  readonly types: Uint8Array | undefined;
  /** A part with any of these flags is no candidate. */
  readonly refusedFlags: number;
  readonly refusedTypes: Uint8Array;
  readonly refusedSalvageTypes: Uint8Array;
  readonly refusedLines: Uint8Array;
  /** By company; undefined admits all. */
  readonly companies: Uint8Array | undefined;
  /** Places whose stock counts, by location (decisions C4, P8). */
  readonly permitted: Uint8Array;
  /** Whether salvage of a place is a candidate. */
  readonly permittedYards: Uint8Array;
  /** Miles from the caller by location, Infinity where unknown. */
  readonly distances: Float64Array;
  /** What remains of a list price, in basis points, by product line and by part type. */
  readonly shareOfLine: Uint16Array;
  readonly shareOfType: Uint16Array;
  readonly tab: { readonly aftermarket: boolean; readonly salvage: boolean };
  /** Selections; 0 or undefined is none. */
  readonly certifications: number;
  readonly conditions: number;
  readonly manufacturers: Uint8Array | undefined;
  readonly interchange: ReadonlySet<string> | undefined;
}

/** What a caller asks of every row, whatever the query is. */
interface CallerTables {
  readonly dictionary: DictionaryLookup;
  readonly reachable: Uint8Array;
  readonly everywhere: Uint8Array;
  readonly distances: Float64Array;
  readonly shareOfLine: Uint16Array;
  readonly shareOfType: Uint16Array;
  readonly refusedLines: Uint8Array;
  readonly refusedSalvageTypes: Uint8Array;
  readonly noTypes: Uint8Array;
}

const callerTables = new WeakMap<SearchCaller, CallerTables>();

/** Kept as long as the caller is: who passes the same object for the same session pays for it once. */
function tablesOfCaller(caller: SearchCaller, dictionary: DictionaryLookup): CallerTables {
  const known = callerTables.get(caller);
  if (known?.dictionary === dictionary) return known;
  const { types, locations, productLines } = dictionary;
  const tables: CallerTables = {
    dictionary,
    reachable: mask(locations.length, [...reachableFrom(caller.serviceLocation, dictionary)]),
    everywhere: new Uint8Array(locations.length).fill(1),
    distances: Float64Array.from(locations, (location) =>
      caller.point && isOnMap(location) ? distanceInMiles(caller.point, location) : Number.POSITIVE_INFINITY,
    ),
    shareOfLine: sharesOf(productLines, caller.priceLevels.aftermarket),
    shareOfType: sharesOf(
      types.map(({ code }) => code),
      caller.priceLevels.salvage,
    ),
    refusedLines: mask(productLines.length, caller.aftermarketExclusions.map(dictionary.productLineOf)),
    refusedSalvageTypes: mask(types.length, caller.salvageExclusions.map(dictionary.typeOf)),
    noTypes: new Uint8Array(types.length),
  };
  callerTables.set(caller, tables);
  return tables;
}

export function searchTables(query: SearchQuery, caller: SearchCaller, dictionary: DictionaryLookup): SearchTables {
  const { types, manufacturers, companies } = dictionary;
  const { reachable, everywhere, noTypes, ...own } = tablesOfCaller(caller, dictionary);
  const insurers = dictionary.insurers.filter(({ name }) => query.insurers.includes(name));
  const isNational = (line: LineOfBusiness): boolean =>
    caller.nationalSearch.includes(line) && (query.nationalSearch?.includes(line) ?? true);
  const hasTab = query.linesOfBusiness.length > 0;
  const some = (length: number, codes: readonly (number | undefined)[]): Uint8Array | undefined =>
    codes.length > 0 ? mask(length, codes) : undefined;
  const together = (table: Uint8Array, codes: readonly (number | undefined)[]): Uint8Array =>
    codes.length > 0 ? mask(table.length, codes, table) : table;
  return {
    sellsAftermarket: caller.linesOfBusiness.includes('aftermarket'),
    sellsSalvage: caller.linesOfBusiness.includes('salvage'),
    types:
      query.categories.length > 0
        ? mask(types.length, typesOfCategories(query.categories, dictionary).map(dictionary.typeOf))
        : undefined,
    refusedFlags: flagBits([
      ...(caller.viewRemanParts && !query.withoutReman ? [] : ['reman']),
      ...(caller.viewReconditionedParts && !query.withoutReconditioned ? [] : ['reconditioned']),
      ...insurers.flatMap(({ refusedFlags }) => refusedFlags),
    ]),
    refusedTypes: together(
      noTypes,
      insurers.flatMap(({ refusedPartTypes }) => refusedPartTypes.map(dictionary.typeOf)),
    ),
    refusedSalvageTypes: together(own.refusedSalvageTypes, query.salvageExclusions.map(dictionary.typeOf)),
    refusedLines: together(own.refusedLines, query.aftermarketExclusions.map(dictionary.productLineOf)),
    companies: some(companies.length, query.companyCodes.map(dictionary.companyOf)),
    permitted: isNational('aftermarket') || caller.serviceLocation === undefined ? everywhere : reachable,
    permittedYards: isNational('salvage') ? everywhere : reachable,
    distances: own.distances,
    shareOfLine: own.shareOfLine,
    shareOfType: own.shareOfType,
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

/** The service location and all on its transfer list, warehouses and yards. */
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

/** Codes of the part types of some categories and of those below them. */
export const typesOfCategories = (names: readonly string[], { typesOfCategory }: DictionaryLookup): string[] =>
  names.flatMap((name) => typesOfCategory(name));

function sharesOf(codes: readonly string[], level: PriceLevel | undefined): Uint16Array {
  return Uint16Array.from(codes, (code) => shareOfList(level, code));
}

/** 1 for each code, besides those that another mask has. */
function mask(length: number, codes: readonly (number | undefined)[], others?: Uint8Array): Uint8Array {
  const bits = others ? others.slice() : new Uint8Array(length);
  for (const code of codes) if (code !== undefined) bits[code] = 1;
  return bits;
}

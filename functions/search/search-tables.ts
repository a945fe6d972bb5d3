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

const WHOLE = 10_000;

export function searchTables(query: SearchQuery, caller: SearchCaller, dictionary: DictionaryLookup): SearchTables {
  const { types, locations, productLines, manufacturers, companies } = dictionary;
  const insurers = dictionary.insurers.filter(({ name }) => query.insurers.includes(name));
  const isNational = (line: LineOfBusiness): boolean =>
    caller.nationalSearch.includes(line) && (query.nationalSearch?.includes(line) ?? true);
  const reachable = new Set(reachableFrom(caller.serviceLocation, dictionary));
  const hasTab = query.linesOfBusiness.length > 0;
  const typeMask = (codes: readonly string[]): Uint8Array => mask(types.length, codes.map(dictionary.typeOf));
  return {
    sellsAftermarket: caller.linesOfBusiness.includes('aftermarket'),
    sellsSalvage: caller.linesOfBusiness.includes('salvage'),
    types: query.categories.length > 0 ? typeMask(typesOfCategories(query.categories, dictionary)) : undefined,
    refusedFlags: flagBits([
      ...(caller.viewRemanParts && !query.withoutReman ? [] : ['reman']),
      ...(caller.viewReconditionedParts && !query.withoutReconditioned ? [] : ['reconditioned']),
      ...insurers.flatMap(({ refusedFlags }) => refusedFlags),
    ]),
    refusedTypes: typeMask(insurers.flatMap(({ refusedPartTypes }) => refusedPartTypes)),
    refusedSalvageTypes: typeMask([...caller.salvageExclusions, ...query.salvageExclusions]),
    refusedLines: mask(
      productLines.length,
      [...caller.aftermarketExclusions, ...query.aftermarketExclusions].map(dictionary.productLineOf),
    ),
    companies:
      query.companyCodes.length > 0 ? mask(companies.length, query.companyCodes.map(dictionary.companyOf)) : undefined,
    permitted: Uint8Array.from(locations, (_, code) =>
      Number(isNational('aftermarket') || caller.serviceLocation === undefined || reachable.has(code)),
    ),
    permittedYards: Uint8Array.from(locations, (_, code) => Number(isNational('salvage') || reachable.has(code))),
    distances: Float64Array.from(locations, (location) =>
      caller.point && isOnMap(location) ? distanceInMiles(caller.point, location) : Number.POSITIVE_INFINITY,
    ),
    shareOfLine: sharesOf(productLines, caller.priceLevels.aftermarket),
    shareOfType: sharesOf(
      types.map(({ code }) => code),
      caller.priceLevels.salvage,
    ),
    tab: {
      aftermarket: !hasTab || query.linesOfBusiness.includes('aftermarket'),
      salvage: !hasTab || query.linesOfBusiness.includes('salvage'),
    },
    certifications: flagBits(query.certifications),
    conditions: query.conditions.reduce((bits, grade) => bits | (1 << grades.indexOf(grade)), 0),
    manufacturers:
      query.manufacturers.length > 0
        ? mask(manufacturers.length, query.manufacturers.map(dictionary.manufacturerOf))
        : undefined,
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
export function typesOfCategories(names: readonly string[], { categories }: DictionaryLookup): string[] {
  return categories
    .filter(({ fullName }) => names.some((name) => fullName === name || fullName.startsWith(`${name}|`)))
    .flatMap(({ partTypes }) => partTypes);
}

function sharesOf(codes: readonly string[], level: PriceLevel | undefined): Uint16Array {
  return Uint16Array.from(codes, (code) => WHOLE - (level?.discounts[code] ?? level?.discount ?? 0));
}

function mask(length: number, codes: readonly (number | undefined)[]): Uint8Array {
  const bits = new Uint8Array(length);
  for (const code of codes) if (code !== undefined) bits[code] = 1;
  return bits;
}

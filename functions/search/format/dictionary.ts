import { isIgnoredMake } from '#shared/rules/search/ignored-make.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { CategoryRow, InsurerRow } from './catalogue-sources.ts';
import { YEAR_CODES, yearOf } from './row-codes.ts';
import { nameKey } from './search-text.ts';

/**
 * The names behind the codes in the columns. A code is an index in one of these lists. The lists only grow from
 * version to version, so that an object whose rows did not change keeps its bytes.
 */
export interface Dictionary {
  readonly makes: readonly Make[];
  readonly types: readonly PartType[];
  /** The groups of part types into which the nationwide segments are divided. */
  readonly buckets: readonly string[];
  readonly companies: readonly string[];
  readonly manufacturers: readonly string[];
  readonly productLines: readonly string[];
  /** The provider's names by code. Unlike the lists, they are those of this version only. */
  readonly productLineNames: Readonly<Record<string, string>>;
  /** By kind and number. */
  readonly locations: readonly Location[];
  /** Those of this version only; this list does not just grow. */
  readonly categories: readonly CategoryRow[];
  readonly insurers: readonly InsurerRow[];
}

interface Make {
  readonly name: string;
  readonly models: Model[];
}
interface Model {
  readonly name: string;
  /** The years for which there are parts, as the first and last year of each run, in ascending order. */
  years: (readonly [from: number, to: number])[];
}
export interface PartType {
  readonly code: string;
  readonly bucket: number;
  /** The names in either line of business. The first is shown. */
  names: string[];
}
export type Location = LocationRow;

/** Gives codes to names, and keeps those of the previous version. */
export class DictionaryBuilder {
  readonly makes: Make[] = [];
  readonly types: PartType[] = [];
  readonly #companies: CodeList;
  readonly #manufacturers: CodeList;
  readonly #productLines: CodeList;
  readonly #productLineNames = new Map<string, string>();
  readonly #buckets: CodeList;
  readonly #makeCodes = new Map<string, number>();
  readonly #modelCodes: Map<string, number>[] = [];
  /** Also by the name as written: stripping the name of each of millions of applications would be most of the work. */
  readonly #makesAsWritten = new Map<string, number | undefined>();
  readonly #modelsAsWritten: Map<string, number>[] = [];
  /** By make and model, a byte for each year code. */
  readonly #years: Uint8Array[][] = [];
  readonly #typeCodes = new Map<string, number>();
  readonly #locations: Location[] = [];
  readonly #locationCodes = { warehouse: new Map<string, number>(), yard: new Map<string, number>() };

  constructor(base: Dictionary | undefined) {
    this.#companies = new CodeList(base?.companies ?? []);
    this.#manufacturers = new CodeList(base?.manufacturers ?? []);
    this.#productLines = new CodeList(base?.productLines ?? []);
    this.#buckets = new CodeList(base?.buckets ?? []);
    for (const make of base?.makes ?? []) {
      const code = this.makeOf(make.name) ?? 0;
      for (const model of make.models) this.modelOf(code, model.name);
    }
    for (const type of base?.types ?? []) this.#addType({ ...type, names: [] });
    for (const location of base?.locations ?? []) this.addLocation(location);
  }

  /** Undefined for makes that are ignored (decision C8). */
  makeOf(name: string): number | undefined {
    const known = this.#makesAsWritten.get(name);
    if (known !== undefined || this.#makesAsWritten.has(name)) return known;
    const make = this.#codeOfMake(name);
    this.#makesAsWritten.set(name, make);
    return make;
  }

  #codeOfMake(name: string): number | undefined {
    if (isIgnoredMake(name)) return undefined;
    const key = nameKey(name);
    const known = this.#makeCodes.get(key);
    if (known !== undefined) return known;
    this.#makeCodes.set(key, this.makes.length);
    this.#modelCodes.push(new Map());
    this.#modelsAsWritten.push(new Map());
    this.#years.push([]);
    return this.makes.push({ name: name.trim(), models: [] }) - 1;
  }

  modelOf(make: number, name: string): number {
    const asWritten = this.#modelsAsWritten[make];
    const model = asWritten?.get(name) ?? this.#codeOfModel(make, name);
    asWritten?.set(name, model);
    return model;
  }

  #codeOfModel(make: number, name: string): number {
    const codes = this.#modelCodes[make];
    const models = this.makes[make]?.models;
    if (!codes || !models) throw new RangeError(`No make ${make}`);
    const key = nameKey(name);
    const known = codes.get(key);
    if (known !== undefined) return known;
    codes.set(key, models.length);
    this.#years[make]?.push(new Uint8Array(YEAR_CODES));
    return models.push({ name: name.trim(), years: [] }) - 1;
  }

  /** Notes that a part fits the model in these years, given as year codes. */
  addYears(make: number, model: number, from: number, to: number): void {
    const years = this.#years[make]?.[model];
    // There are millions of spans and few are long. For short ones this loop is faster than `fill`.
    if (years) for (let year = from; year <= to; year++) years[year] = 1;
  }

  typeOf(code: string): number {
    return this.#typeCodes.get(code) ?? this.#addType({ code, bucket: this.#buckets.codeOf('other'), names: [] });
  }

  /** A part type that already has a bucket keeps it. */
  nameType(code: string, name: string, bucket: string): void {
    const known = this.#typeCodes.get(code);
    const type = this.types[known ?? this.#addType({ code, bucket: this.#buckets.codeOf(bucket), names: [] })];
    if (type && !type.names.includes(name)) type.names.push(name);
  }

  #addType(type: PartType): number {
    this.#typeCodes.set(type.code, this.types.length);
    return this.types.push(type) - 1;
  }

  companyOf(code: string): number {
    return this.#companies.codeOf(code);
  }

  manufacturerOf(name: string): number {
    return this.#manufacturers.codeOf(name);
  }

  productLineOf(code: string): number {
    return this.#productLines.codeOf(code);
  }

  nameProductLine(code: string, name: string): void {
    this.productLineOf(code);
    this.#productLineNames.set(code, name);
  }

  /** A later row of a location replaces an earlier one. */
  addLocation(location: Location): void {
    const codes = this.#locationCodes[location.kind];
    const code = codes.get(location.number) ?? this.#locations.length;
    codes.set(location.number, code);
    this.#locations[code] = location;
  }

  /** A location without a row of its own has no coordinates. */
  locationOf(kind: Location['kind'], number: string): number {
    const known = this.#locationCodes[kind].get(number);
    if (known !== undefined) return known;
    this.addLocation({ ...UNKNOWN_PLACE, kind, number });
    return this.#locations.length - 1;
  }

  finish(categories: readonly CategoryRow[], insurers: readonly InsurerRow[]): Dictionary {
    for (const [make, { models }] of this.makes.entries()) {
      for (const [model, entry] of models.entries()) entry.years = runsOfYears(this.#years[make]?.[model]);
    }
    return {
      makes: this.makes,
      types: this.types,
      buckets: this.#buckets.names,
      companies: this.#companies.names,
      manufacturers: this.#manufacturers.names,
      productLines: this.#productLines.names,
      productLineNames: Object.fromEntries(this.#productLineNames),
      locations: this.#locations,
      categories,
      insurers,
    };
  }
}

function runsOfYears(has: Uint8Array = new Uint8Array()): [from: number, to: number][] {
  const runs: [from: number, to: number][] = [];
  for (let code = has.indexOf(1); code >= 0; ) {
    const end = has.indexOf(0, code);
    const next = end < 0 ? has.length : end;
    runs.push([yearOf(code), yearOf(next - 1)]);
    code = has.indexOf(1, next);
  }
  return runs;
}

const UNKNOWN_PLACE: Omit<Location, 'kind' | 'number'> = {
  companyCode: '',
  name: '',
  phoneNumber: '',
  postalCode: '',
  // Coordinates that do not exist stand for unknown ones, because JSON has no NaN (isOnMap).
  latitude: 999,
  longitude: 999,
  timeZone: 'UTC',
  transfersFrom: [],
};

/** Whether the coordinates of a location are known. */
export const isOnMap = ({ latitude }: Location): boolean => latitude <= 90;

class CodeList {
  readonly names: string[];
  readonly #codes: Map<string, number>;

  constructor(names: readonly string[]) {
    this.names = [...names];
    this.#codes = new Map(names.map((name, code) => [name, code]));
  }

  codeOf(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    this.#codes.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** Twenty to forty groups: the first two levels of the first category that holds the part type. */
export function bucketNames(categories: readonly CategoryRow[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { fullName, partTypes } of categories) {
    const name = fullName.split('|').slice(0, 2).join('|');
    for (const type of partTypes) if (!names.has(type)) names.set(type, name);
  }
  return names;
}

/** The dictionary of a catalogue before the first import. */
export const EMPTY_DICTIONARY: Dictionary = new DictionaryBuilder(undefined).finish([], []);

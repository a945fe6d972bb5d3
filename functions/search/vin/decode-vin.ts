import type { VehicleKind } from '#shared/values/vehicle-kinds.ts';
import { modelYearOf, normalVin, YEARS_OF_A_TURN } from '#shared/values/vin.ts';
import { factsOfPattern, type PatternMatch, patternMatches, type VinFacts } from './pattern-matches.ts';
import type { VinChunk, VinManufacturer } from './vin-chunk.ts';

/** The facts about a vehicle that its VIN contains. */
export interface DecodedVin {
  readonly manufacturer: VinManufacturer;
  readonly year: number | undefined;
  /** Without those that are unknown. */
  readonly facts: VinFacts;
  /** No pattern names the model, but it is the only one that is likely (decision B232). */
  readonly isModelGuessed: boolean;
}

/** VINs have had 17 characters since this model year. */
const FIRST_YEAR = 1981;

/**
 * Reads a well-formed VIN with the chunk of its manufacturer. Undefined if the manufacturer is unknown. Years after
 * `lastYear` are not considered.
 */
export function decodeVin(typed: string, chunk: VinChunk, lastYear: number): DecodedVin | undefined {
  const vin = normalVin(typed);
  const manufacturer = chunk.manufacturers[manufacturerCode(vin)];
  if (!manufacturer) return undefined;
  const read = (year: number): Reading => readingOf(year, patternMatches(year, vin, manufacturer, chunk), chunk);
  const readings = yearsOf(vin, manufacturer.kind, lastYear).map(read);
  const found = readings.reduce<Reading | undefined>(
    (best, next) => (best && !isBetter(next, best) ? best : next),
    undefined,
  );
  const guessed = found && !found.facts.model ? guessedFacts(found, read, chunk) : undefined;
  return {
    manufacturer,
    year: found?.year,
    facts: { ...(manufacturer.make && { make: manufacturer.make }), ...guessed, ...found?.facts },
    isModelGuessed: guessed !== undefined,
  };
}

/** The first three characters. A third of 9 means a small manufacturer, which the characters 12 to 14 tell apart. */
const manufacturerCode = (vin: string): string =>
  vin.charAt(2) === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);

/**
 * The model years that the tenth character may mean, the likely one first. The seventh decides for cars and light trucks
 * (49 CFR 565.15). On other vehicles only the patterns can tell, and a newer year is likelier.
 */
function yearsOf(vin: string, kind: VehicleKind, lastYear: number): number[] {
  const year = modelYearOf(vin);
  if (year === undefined) return [];
  if (kind === 'car' || kind === 'multipurpose') return [year];
  const years = [year, year + YEARS_OF_A_TURN, year - YEARS_OF_A_TURN];
  const possible = years.filter((each) => each >= FIRST_YEAR && each <= lastYear);
  return kind === 'truck' ? possible : possible.toSorted((a, b) => b - a);
}

interface Reading {
  readonly year: number;
  readonly facts: VinFacts;
  readonly matches: readonly PatternMatch[];
}

/** A year whose patterns name the model is more likely, and of two such years the one with more matching patterns. */
function isBetter(next: Reading, best: Reading): boolean {
  const namesModel = (reading: Reading): boolean => reading.facts.model !== undefined;
  if (namesModel(next) !== namesModel(best)) return namesModel(next);
  return next.matches.length > best.matches.length;
}

/**
 * The facts that the matching patterns name. Where they disagree, the schema that names the model is right first, then
 * the pattern that decides more characters, then the schema that says more about the VIN, then the newer pattern.
 */
function readingOf(year: number, matches: readonly PatternMatch[], chunk: VinChunk): Reading {
  const said = Map.groupBy(matches, ({ schema }) => schema);
  const saidBy = ({ schema }: PatternMatch): number => said.get(schema)?.length ?? 0;
  const ranked = matches
    .toSorted((a, b) => b.decided - a.decided || saidBy(b) - saidBy(a))
    .map(({ schema, pattern }) => ({ schema, facts: factsOfPattern(pattern, chunk) }));
  const model = ranked.find(({ facts }) => facts.model !== undefined);
  const ofModel = ranked.filter(({ schema }) => schema === model?.schema);
  return { year, facts: joined([...ofModel, ...ranked].map(({ facts }) => facts)), matches };
}

/** The first value of each fact. */
const joined = (all: readonly VinFacts[]): VinFacts => Object.assign({}, ...all.toReversed());

/** The years to try, relative to the year of the VIN. A model mostly keeps its patterns. */
const NEIGHBORS = [-1, 1, -2, 2];

/** The facts of a model that no pattern of the year names: the only model of its schemas, or that of a neighboring year. */
function guessedFacts(
  { year, matches }: Reading,
  read: (year: number) => Reading,
  chunk: VinChunk,
): VinFacts | undefined {
  const only = onlyModel(matches, chunk);
  if (only) return only;
  return NEIGHBORS.map((distance) => read(year + distance).facts).find(({ model }) => model !== undefined);
}

/** The make and model if all schemas that describe the vehicle are for one model. */
function onlyModel(matches: readonly PatternMatch[], chunk: VinChunk): VinFacts | undefined {
  const schemas = new Set(matches.filter(({ pattern }) => DESCRIBES.test(pattern[0])).map(({ schema }) => schema));
  const models = new Map<string, VinFacts>();
  for (const schema of schemas) {
    for (const pattern of chunk.schemas[schema] ?? []) {
      const { make, model } = factsOfPattern(pattern, chunk);
      if (make && model) models.set(`${make} ${model}`, { make, model });
    }
  }
  return models.size === 1 ? [...models.values()][0] : undefined;
}

/** A pattern that decides one of the characters 4 to 8. Others are about the plant. */
const DESCRIBES = /^\**[^*|]/;

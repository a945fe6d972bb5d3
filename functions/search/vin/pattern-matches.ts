import { decidedCharacters, matchesPattern } from './match-pattern.ts';
import { type VinChunk, type VinFact, type VinManufacturer, type VinPattern, vinFacts } from './vin-chunk.ts';

export type VinFacts = Readonly<Partial<Record<VinFact, string>>>;

/** A pattern that matches a VIN. */
export interface PatternMatch {
  /** The position of its schema in the chunk. */
  readonly schema: number;
  readonly pattern: VinPattern;
  /** How many characters of the VIN it decides. */
  readonly decided: number;
}

/** The patterns of a manufacturer that match a VIN of this model year. */
export function patternMatches(
  year: number,
  vin: string,
  { uses }: VinManufacturer,
  { schemas }: VinChunk,
): PatternMatch[] {
  const descriptor = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  return schemasOf(year, uses).flatMap((schema) =>
    (schemas[schema] ?? [])
      .filter(([pattern]) => matchesPattern(pattern, descriptor))
      .map((pattern) => ({ schema, pattern, decided: decidedCharacters(pattern[0]) })),
  );
}

function schemasOf(year: number, uses: readonly number[]): number[] {
  const found: number[] = [];
  for (let at = 0; at + 2 < uses.length; at += 3) {
    const [schema = 0, from = 0, to = 0] = uses.slice(at, at + 3);
    if (year >= from && (to === 0 || year <= to)) found.push(schema);
  }
  return found;
}

/** The facts of a pattern. Of several values of one fact the first counts. */
export function factsOfPattern([, ...pairs]: VinPattern, { texts }: VinChunk): VinFacts {
  const facts: Partial<Record<VinFact, string>> = {};
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const fact = vinFacts[pairs[at] ?? 0];
    if (fact) facts[fact] ??= texts[pairs[at + 1] ?? 0] ?? '';
  }
  return facts;
}

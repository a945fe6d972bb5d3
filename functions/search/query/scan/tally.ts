import { IN_EVERY_FACET, STANDINGS, standingIn } from './failed-facets.ts';

/** How many rows have each value of something, apart by the facets that they count in (failed-facets.ts). */
export interface Tally {
  readonly values: number;
  /** Counters of a standing begin at the standing shifted by so much: a product would be checked for what it can't be. */
  readonly shift: number;
  readonly counts: Uint32Array;
}

export function newTally(values: number): Tally {
  const shift = 32 - Math.clz32(Math.max(0, values - 1));
  return { values, shift, counts: new Uint32Array(STANDINGS << shift) };
}

export function countIn(counts: Uint32Array, shift: number, standing: number, value: number): void {
  const counter = (standing << shift) | value;
  counts[counter] = (counts[counter] ?? 0) + 1;
}

/** How many rows of a value count in a facet. */
export function countedIn(facet: number, { shift, counts }: Tally, value: number): number {
  return (counts[(IN_EVERY_FACET << shift) | value] ?? 0) + (counts[(standingIn(facet) << shift) | value] ?? 0);
}

/** How many rows count in a facet, of all values. */
export function sumIn(facet: number, tally: Tally): number {
  let sum = 0;
  for (let value = 0; value < tally.values; value++) sum += countedIn(facet, tally, value);
  return sum;
}

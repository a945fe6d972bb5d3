import { FACET_SLOTS, facetSlotOf, IN_EVERY_FACET } from './masks.ts';

/** How many rows have each value of a column, by the facet slot they count in (masks.ts). */
export interface FacetCounts {
  readonly values: number;
  /** Counters of a slot begin at `slot << shift`. A product would be checked for overflow. */
  readonly shift: number;
  readonly counts: Uint32Array;
}

export function newFacetCounts(values: number): FacetCounts {
  const shift = 32 - Math.clz32(Math.max(0, values - 1));
  return { values, shift, counts: new Uint32Array(FACET_SLOTS << shift) };
}

export function countIn(counts: Uint32Array, shift: number, slot: number, value: number): void {
  const counter = (slot << shift) | value;
  counts[counter] = (counts[counter] ?? 0) + 1;
}

/** How many rows of a value count in a facet. */
export function countedIn(facet: number, { shift, counts }: FacetCounts, value: number): number {
  return (counts[(IN_EVERY_FACET << shift) | value] ?? 0) + (counts[(facetSlotOf(facet) << shift) | value] ?? 0);
}

/** How many rows count in a facet, of all values. */
export function sumIn(facet: number, facetCounts: FacetCounts): number {
  let sum = 0;
  for (let value = 0; value < facetCounts.values; value++) sum += countedIn(facet, facetCounts, value);
  return sum;
}

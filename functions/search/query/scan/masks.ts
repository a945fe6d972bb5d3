import { filling, type RowStep } from './row-steps.ts';
import { excluded, facetSlots, failedMasks } from './scan-buffers.ts';

/** The facets. Each is a bit of the mask of facets that a row fails. */
export const LINE = 1;
export const CERTIFICATION = 2;
export const PRICE = 4;
export const MILEAGE = 8;
export const CONDITION = 16;
export const MANUFACTURER = 32;
const FACETS = 6;

/** A row that fails two facets counts in none. */
export const failsTwo = (failed: number): boolean => (failed & (failed - 1)) !== 0;

/** A row's slot says where it is counted (decision C3): in all facets if it fails none, else in the only one that it fails. */
export const IN_EVERY_FACET = 0;
const IN_NO_FACET = FACETS + 1;
export const FACET_SLOTS = IN_NO_FACET + 1;
/** The slot of rows that fail only this facet. */
export const facetSlotOf = (facet: number): number => 32 - Math.clz32(facet);
/** The slot for each mask of failed facets. */
const slotOfMask = Uint8Array.from({ length: 1 << FACETS }, (_, failed) =>
  failsTwo(failed) ? IN_NO_FACET : facetSlotOf(failed),
);

/** Steps that assign a facet slot to each row, from what all rows fail and what single rows fail in the given steps. */
export function assigningFacetSlots(failedByAll: number, steps: readonly RowStep[]): RowStep[] {
  if (steps.length === 0) return [filling(facetSlots, slotOfMask[failedByAll] ?? 0)];
  return [filling(failedMasks, failedByAll), ...steps, assignSlots];
}

const assignSlots: RowStep = (_, length) => {
  for (let index = 0; index < length; index++) facetSlots[index] = slotOfMask[failedMasks[index] ?? 0] ?? 0;
  return length;
};

export const excludingNone: RowStep = filling(excluded, 0);

/** For rare conditions only: a step with its own loop is several times faster. */
export const excludingUnless =
  (isKept: (row: number) => boolean): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      if (excluded[index] === 0 && !isKept(rows[index] ?? 0)) excluded[index] = 1;
    }
    return length;
  };

import { BLOCK_ROWS } from './candidate-block.ts';
import { slotOfMask } from './facet-mask.ts';
import { filling, type RowStep } from './row-steps.ts';

/**
 * The facets that each row of a block fails, filled step by step and reused by every block. No step branches by row, since
 * an unpredictable branch costs more than all the rest.
 */
export const failedMasks = new Uint8Array(BLOCK_ROWS);
/** The facet slot of each row (facet-mask.ts). */
export const facetSlots = new Uint8Array(BLOCK_ROWS);

/** Steps that assign a facet slot to each row, from what all rows fail and what single rows fail in the given steps. */
export function assigningFacetSlots(failedByAll: number, steps: readonly RowStep[]): RowStep[] {
  if (steps.length === 0) return [filling(facetSlots, slotOfMask[failedByAll] ?? 0)];
  return [filling(failedMasks, failedByAll), ...steps, assignSlots];
}

const assignSlots: RowStep = (_, length) => {
  for (let index = 0; index < length; index++) facetSlots[index] = slotOfMask[failedMasks[index] ?? 0] ?? 0;
  return length;
};

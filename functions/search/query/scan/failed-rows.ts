import { BLOCK_ROWS } from './candidate-block.ts';
import { standings } from './failed-facets.ts';
import { filling, type RowStep } from './row-steps.ts';

/**
 * What each row of a block fails, step by step; used again by every block. No step has a branch by row: one that nobody
 * can foresee costs more than all the rest.
 */
export const failed = new Uint8Array(BLOCK_ROWS);
/** And then the facets that each counts in (failed-facets.ts). */
export const standingOf = new Uint8Array(BLOCK_ROWS);

/** Steps that find where rows count: all of them fail something, or nothing, and some fail more in the steps. */
export function findingStandings(failedByAll: number, steps: readonly RowStep[]): RowStep[] {
  if (steps.length === 0) return [filling(standingOf, standings[failedByAll] ?? 0)];
  return [filling(failed, failedByAll), ...steps, settle];
}

const settle: RowStep = (_, length) => {
  for (let index = 0; index < length; index++) standingOf[index] = standings[failed[index] ?? 0] ?? 0;
  return length;
};

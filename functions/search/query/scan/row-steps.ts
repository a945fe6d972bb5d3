import type { RowFilter } from './candidate-block.ts';

/** Looks at the first `length` rows of a block and answers how many of them go on; those stand first then, in their order. */
export type RowStep = (rows: Uint32Array, length: number) => number;

/** Has the same value for all rows. */
export const filling =
  (values: Uint8Array | Float64Array, value: number): RowStep =>
  (_, length) => {
    values.fill(value, 0, length);
    return length;
  };

/**
 * Filters blocks step by step. A step is a short loop, called by way of a list, so that the runtime makes code of its own
 * for it: as one, they take two or three times as long. The loop stands in the step itself, not in a function that it
 * calls, or the runtime finds out much later that it is worth its best code.
 */
export function inSteps(stepsOf: () => readonly RowStep[]): RowFilter {
  let steps: readonly RowStep[] | undefined;
  return (rows, candidates) => {
    steps ??= stepsOf();
    let length = candidates;
    for (const step of steps) length = step(rows, length);
  };
}

/** Filters the first `length` rows, all of one line of business. It may overwrite the array. */
export type RowFilter = (rows: Uint32Array, length: number) => void;

/**
 * Looks at the first `length` rows of a block. It moves those that stay to the front, in order, and returns their
 * number.
 */
export type RowStep = (rows: Uint32Array, length: number) => number;

/** Writes the same value for all rows. */
export const filling =
  (values: Uint8Array | Float64Array, value: number): RowStep =>
  (_, length) => {
    values.fill(value, 0, length);
    return length;
  };

/**
 * Filters blocks step by step. A step is a short loop that is called through a list, so that the runtime compiles it on
 * its own: as one function the steps take two or three times as long. The loop must be in the step itself. In a
 * function that the step calls, the runtime would notice much later that the loop is worth optimizing.
 */
export function inSteps(stepsOf: () => readonly RowStep[]): RowFilter {
  let steps: readonly RowStep[] | undefined;
  return (rows, candidates) => {
    steps ??= stepsOf();
    let length = candidates;
    for (const step of steps) length = step(rows, length);
  };
}

/**
 * 1 for 0, and 0 for any other number of up to 31 bits. It has no branch, because a mispredicted branch costs more than
 * everything else in a loop over candidates.
 */
export const isZero = (bits: number): number => (bits - 1) >>> 31;

import { BLOCK_ROWS } from './candidate-block.ts';
import type { RowStep } from './row-steps.ts';

/** What the rows of a block are sorted by, smaller first; used again by every block. */
export const keys = new Float64Array(BLOCK_ROWS);

/** The key of what nobody knows, in either direction. */
export const LAST = Number.POSITIVE_INFINITY;

export const reverseKeys: RowStep = (_, length) => {
  for (let index = 0; index < length; index++) {
    const key = keys[index] ?? 0;
    keys[index] = key === LAST ? LAST : -key;
  }
  return length;
};

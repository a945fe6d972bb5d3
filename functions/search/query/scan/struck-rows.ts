import { BLOCK_ROWS } from './candidate-block.ts';
import { filling, type RowStep } from './row-steps.ts';

/** 1 for each row of a block that is no candidate, and counts nowhere (decision C4); used again by every block. */
export const struck = new Uint8Array(BLOCK_ROWS);

/** None is. */
export const strikingNone: RowStep = filling(struck, 0);

/** For what is seldom asked: a loop that is written out is several times faster. */
export const strikingUnless =
  (isKept: (row: number) => boolean): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      if (struck[index] === 0 && !isKept(rows[index] ?? 0)) struck[index] = 1;
    }
    return length;
  };

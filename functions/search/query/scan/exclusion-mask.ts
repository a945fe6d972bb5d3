import { BLOCK_ROWS } from './candidate-block.ts';
import { filling, type RowStep } from './row-steps.ts';

/** 1 for each row of a block that is no candidate and counts nowhere (decision C4). Every block reuses it. */
export const excluded = new Uint8Array(BLOCK_ROWS);

export const excludingNone: RowStep = filling(excluded, 0);

/** Only for rare conditions: a step with its own loop is several times faster. */
export const excludingUnless =
  (isKept: (row: number) => boolean): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      if (excluded[index] === 0 && !isKept(rows[index] ?? 0)) excluded[index] = 1;
    }
    return length;
  };

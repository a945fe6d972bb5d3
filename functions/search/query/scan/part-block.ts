import { type factsOfFits, flagsIn, lineIn, PART_SHIFT } from '../../format/row-facts.ts';
import type { FitColumns } from '../../format/segment-columns.ts';
import { isZero } from './bit-ops.ts';
import { BLOCK_ROWS } from './candidate-block.ts';
import { excluded } from './exclusion-mask.ts';
import type { RowStep } from './row-steps.ts';

/**
 * What is asked of the new parts of a block (row-facts.ts), used again by every block: read from far memory once, in a loop
 * that does nothing else, so that the processor waits for many rows at once. Whatever is asked afterwards is near.
 */
export const flagsAndLines = new Uint32Array(BLOCK_ROWS);
export const manufacturersAndEaches = new Uint32Array(BLOCK_ROWS);
export const lists = new Uint32Array(BLOCK_ROWS);

/** Of rows. */
export const readingParts =
  (facts: Uint32Array): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      const place = (rows[index] ?? 0) << PART_SHIFT;
      flagsAndLines[index] = facts[place] ?? 0;
      manufacturersAndEaches[index] = facts[place + 1] ?? 0;
      lists[index] = facts[place + 2] ?? 0;
    }
    return length;
  };

/** Of fits, in whose stead their rows stand then. */
export const readingFits = ({ row: rowOf }: FitColumns, facts: ReturnType<typeof factsOfFits>): RowStep => {
  const { flagsAndLines: flagsAndLinesOf, manufacturersAndEaches: manufacturersAndEachesOf, lists: listsOf } = facts;
  return (fits, length) => {
    for (let index = 0; index < length; index++) {
      const fit = fits[index] ?? 0;
      flagsAndLines[index] = flagsAndLinesOf[fit] ?? 0;
      manufacturersAndEaches[index] = manufacturersAndEachesOf[fit] ?? 0;
      lists[index] = listsOf[fit] ?? 0;
      fits[index] = rowOf[fit] ?? 0;
    }
    return length;
  };
};

/** Keeps the rows that are not excluded and have no refused flag or product line. */
export const keepingUnrefused =
  (refusedFlags: number, refusedLines: Uint8Array): RowStep =>
  (rows, length) => {
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const flagsAndLine = flagsAndLines[index] ?? 0;
      rows[kept] = rows[index] ?? 0;
      flagsAndLines[kept] = flagsAndLine;
      manufacturersAndEaches[kept] = manufacturersAndEaches[index] ?? 0;
      lists[kept] = lists[index] ?? 0;
      kept += isZero(
        (flagsIn(flagsAndLine) & refusedFlags) | (refusedLines[lineIn(flagsAndLine)] ?? 0) | (excluded[index] ?? 0),
      );
    }
    return kept;
  };

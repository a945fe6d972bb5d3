import { type factsOfFits, flagsIn, lineIn, PART_SHIFT } from '../../format/row-facts.ts';
import type { FitColumns } from '../../format/segment-columns.ts';
import { isZero, type RowStep } from './row-steps.ts';
import { excluded, flagsAndLines, listPrices, manufacturersAndEaches } from './scan-buffers.ts';

/*
 * The facts of the new parts of a block (row-facts.ts) are read from far memory once, in a loop that does nothing else,
 * so that the processor waits for many rows at the same time. All later steps read them from the near buffers.
 */

export const readingParts =
  (facts: Uint32Array): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      const position = (rows[index] ?? 0) << PART_SHIFT;
      flagsAndLines[index] = facts[position] ?? 0;
      manufacturersAndEaches[index] = facts[position + 1] ?? 0;
      listPrices[index] = facts[position + 2] ?? 0;
    }
    return length;
  };

/** Reads the facts of fits, and replaces the fits with their rows. */
export const readingFits = ({ row: rowOf }: FitColumns, facts: ReturnType<typeof factsOfFits>): RowStep => {
  const { flagsAndLines: flagsAndLinesOf, manufacturersAndEaches: manufacturersAndEachesOf, lists: listsOf } = facts;
  return (fits, length) => {
    for (let index = 0; index < length; index++) {
      const fit = fits[index] ?? 0;
      flagsAndLines[index] = flagsAndLinesOf[fit] ?? 0;
      manufacturersAndEaches[index] = manufacturersAndEachesOf[fit] ?? 0;
      listPrices[index] = listsOf[fit] ?? 0;
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
      listPrices[kept] = listPrices[index] ?? 0;
      kept += isZero(
        (flagsIn(flagsAndLine) & refusedFlags) | (refusedLines[lineIn(flagsAndLine)] ?? 0) | (excluded[index] ?? 0),
      );
    }
    return kept;
  };

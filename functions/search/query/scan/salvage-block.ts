import { discountedPrice } from '#shared/rules/pricing/customer-price.ts';
import { flagsInSalvage, yardOf } from '../../format/row-facts.ts';
import type { SearchTables } from '../search-tables.ts';
import { isZero } from './bit-ops.ts';
import { BLOCK_ROWS } from './candidate-block.ts';
import { excluded } from './exclusion-mask.ts';
import type { RowStep } from './row-steps.ts';
import type { ScannedSegment } from './scanned-segment.ts';

/*
 * What is asked of the recycled parts of a block, used again by every block: read from far memory once, and whatever is
 * asked afterwards is near.
 */

/** As row-facts.ts has them. */
export const salvageFacts = new Uint32Array(BLOCK_ROWS);
/** Cents, of the caller. */
export const prices = new Uint32Array(BLOCK_ROWS);

/** Reads the rows and keeps those that are neither excluded nor refused and lie in a permitted yard. */
export const readingReachable = (
  { rows: columns, offers }: ScannedSegment,
  { refusedFlags, permittedYards, shareOfType }: SearchTables,
): RowStep => {
  const { aftermarketCount, salvageFacts: facts, type } = columns;
  const { list } = offers;
  const refusedFacts = flagsInSalvage(refusedFlags);
  return (rows, length) => {
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      const ofRow = facts[row - aftermarketCount] ?? 0;
      rows[kept] = row;
      salvageFacts[kept] = ofRow;
      prices[kept] = discountedPrice(list[row] ?? 0, 1, shareOfType[type[row] ?? 0] ?? 0);
      kept += isZero((ofRow & refusedFacts) | ((permittedYards[yardOf(ofRow)] ?? 0) ^ 1) | (excluded[index] ?? 0));
    }
    return kept;
  };
};

import { discountedPrice } from '#shared/rules/customer-price.ts';
import { BLOCK_ROWS } from './candidate-block.ts';
import { isNone } from './is-none.ts';
import type { OfferColumns, RowColumns } from './opened-cut.ts';
import { yardOf } from './row-facts.ts';
import type { RowStep } from './row-steps.ts';

/*
 * What is asked of the recycled parts of a block, used again by every block: read from far memory once, and whatever is
 * asked afterwards is near.
 */

/** As row-facts.ts has them. */
export const salvageFacts = new Uint32Array(BLOCK_ROWS);
/** Cents, of the caller. */
export const prices = new Uint32Array(BLOCK_ROWS);
const types = new Uint16Array(BLOCK_ROWS);
const lists = new Uint32Array(BLOCK_ROWS);

/** Reads them and keeps those without what is refused, in a yard that parts come from. */
export const readingReachable =
  (
    { aftermarketCount, salvageFacts: facts, type }: RowColumns,
    { list }: OfferColumns,
    refusedFacts: number,
    permittedYards: Uint8Array,
  ): RowStep =>
  (rows, length) => {
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      const ofRow = facts[row - aftermarketCount] ?? 0;
      rows[kept] = row;
      salvageFacts[kept] = ofRow;
      types[kept] = type[row] ?? 0;
      lists[kept] = list[row] ?? 0;
      kept += isNone((ofRow & refusedFacts) | ((permittedYards[yardOf(ofRow)] ?? 0) ^ 1));
    }
    return kept;
  };

export const pricing =
  (shareOfType: Uint16Array): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      prices[index] = discountedPrice(lists[index] ?? 0, 1, shareOfType[types[index] ?? 0] ?? 0);
    }
    return length;
  };

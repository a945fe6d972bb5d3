import { discountedPrice } from '#shared/rules/pricing/customer-price.ts';
import { flagsInSalvage, yardOf } from '../../format/row-facts.ts';
import type { SearchTables } from '../search-tables.ts';
import { isZero, type RowStep } from './row-steps.ts';
import { excluded, salvageFacts, salvagePrices } from './scan-buffers.ts';
import type { ScannedSegment } from './scanned-segment.ts';

/**
 * Reads the facts and prices of the recycled parts of a block from far memory, once. Keeps the rows that are neither
 * excluded nor refused and are in a permitted yard.
 */
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
      salvagePrices[kept] = discountedPrice(list[row] ?? 0, 1, shareOfType[type[row] ?? 0] ?? 0);
      kept += isZero((ofRow & refusedFacts) | ((permittedYards[yardOf(ofRow)] ?? 0) ^ 1) | (excluded[index] ?? 0));
    }
    return kept;
  };
};

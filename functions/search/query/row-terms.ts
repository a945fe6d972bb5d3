import { discountedPrice, WHOLE_PRICE } from '#shared/rules/pricing/customer-price.ts';
import {
  CORE,
  eachesOfPart,
  flagsOfPart,
  flagsOfSalvage,
  lineOfPart,
  listOfPart,
  yardOf,
} from '../format/row-facts.ts';
import { explicitPriceOf, type LevelPrices } from './level-prices.ts';
import { remainingStock } from './remaining-stock.ts';
import type { ScannedSegment } from './scan/scanned-segment.ts';
import type { SearchTables } from './search-tables.ts';

/** The flag bits of a row of either line of business. */
export const flagsOf = ({ parts, rows: { aftermarketCount, salvageFacts } }: ScannedSegment, row: number): number =>
  row < aftermarketCount ? flagsOfPart(parts, row) : flagsOfSalvage(salvageFacts[row - aftermarketCount] ?? 0);

/**
 * The caller's price of a row, in cents per selling unit (decisions W4, P7). Same rule as partPrice, but over columns.
 */
export function customerPriceOf(segment: ScannedSegment, tables: SearchTables, row: number): number {
  const { rows, offers } = segment;
  if (row < rows.aftermarketCount) return priceOfPart(row, segment.parts, segment.levelPrices, tables.shareOfLine);
  return discountedPrice(offers.list[row] ?? 0, 1, tables.shareOfType[rows.type[row] ?? 0] ?? 0);
}

/** An explicit price of the caller's level takes precedence over its discount. */
function priceOfPart(
  row: number,
  parts: Uint32Array,
  levelPrices: LevelPrices | undefined,
  shareOfLine: Uint16Array,
): number {
  if ((flagsOfPart(parts, row) & CORE) !== 0) return 0;
  const explicit = levelPrices && explicitPriceOf(levelPrices, row);
  if (explicit !== undefined) return discountedPrice(explicit, eachesOfPart(parts, row), WHOLE_PRICE);
  return discountedPrice(listOfPart(parts, row), eachesOfPart(parts, row), shareOfLine[lineOfPart(parts, row)] ?? 0);
}

export function listPriceOf(segment: ScannedSegment, row: number): number {
  if ((flagsOf(segment, row) & CORE) !== 0) return 0;
  const eaches = row < segment.rows.aftermarketCount ? eachesOfPart(segment.parts, row) : 1;
  return discountedPrice(segment.offers.list[row] ?? 0, eaches, WHOLE_PRICE);
}

/** The miles to the nearest permitted location that has the part, or Infinity if none has. */
export function distanceOf(segment: ScannedSegment, tables: SearchTables, row: number): number {
  const { rows, offers } = segment;
  if (row >= rows.aftermarketCount) {
    return tables.distances[yardOf(rows.salvageFacts[row - rows.aftermarketCount] ?? 0)] ?? 0;
  }
  let nearest = Number.POSITIVE_INFINITY;
  const end = offers.stockOffset[row + 1] ?? 0;
  for (let pair = offers.stockOffset[row] ?? 0; pair < end; pair++) {
    const location = offers.stockLocation[pair] ?? 0;
    const distance = tables.distances[location] ?? 0;
    if (distance < nearest && tables.permitted[location] === 1 && remainingStock(segment, row, pair) > 0)
      nearest = distance;
  }
  return nearest;
}

import { CORE, gradeOf, yardOf } from '../format/row-facts.ts';
import { remainingStock } from './remaining-stock.ts';
import { customerPriceOf, flagsOf } from './row-terms.ts';
import type { RowStep } from './scan/row-steps.ts';
import { sortKeys } from './scan/scan-buffers.ts';
import type { Pass } from './scan/scan-pass.ts';
import type { ScannedSegment } from './scan/scanned-segment.ts';
import type { SearchTables } from './search-tables.ts';

/** Salvage beyond the last of these miles comes after all that is nearer. */
const DISTANCE_BANDS = [100, 300, 1000];
/** Levels of availability of new parts: local, by transfer, nationwide, none. */
const AVAILABILITY_LEVELS = 4;
/** Grades A, B and all others. */
const GRADE_LEVELS = 3;

/** The last tier: returned cores among parts that are for sale. */
const CORE_TIER = 15;
const TIERS = 16;
/** Above any price in cents. */
const PRICES = 2 ** 32;

/**
 * Completes the keys of hits that answer a keyword equally well (decision B225): new parts by availability, recycled
 * ones by grade and by distance band, and then by price. Hits that cannot be among the best any more are not looked at.
 */
export const orderingByDefault =
  ({ segment, tables, hits }: Pass): RowStep =>
  (rows, length) => {
    const { aftermarketCount } = segment.rows;
    const worst = hits?.worstKey() ?? Number.POSITIVE_INFINITY;
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      const group = 2 * (sortKeys[index] ?? 0) + Number(row >= aftermarketCount);
      let key = group * TIERS * PRICES;
      // Each step costs more than the one before, and most rows are worse by the first.
      if (key <= worst) key += tierOf(segment, tables, row) * PRICES;
      if (key <= worst) key += customerPriceOf(segment, tables, row);
      sortKeys[index] = key;
    }
    return length;
  };

function tierOf(segment: ScannedSegment, tables: SearchTables, row: number): number {
  if (!segment.asksForCores && (flagsOf(segment, row) & CORE) !== 0) return CORE_TIER;
  const { aftermarketCount, salvageFacts } = segment.rows;
  if (row < aftermarketCount) return availabilityOf(segment, tables, row);
  const facts = salvageFacts[row - aftermarketCount] ?? 0;
  return salvageTier(gradeOf(facts), tables.hasPoint ? (tables.distances[yardOf(facts)] ?? 0) : 0);
}

/** By grade and then by band, but what is beyond all bands comes last. */
function salvageTier(grade: number, miles: number): number {
  const level = Math.min(grade, GRADE_LEVELS - 1);
  const band = DISTANCE_BANDS.findIndex((most) => miles <= most);
  if (band < 0) return GRADE_LEVELS * DISTANCE_BANDS.length + level;
  return level * DISTANCE_BANDS.length + band;
}

/** The nearest level at which the part is in stock. */
function availabilityOf(segment: ScannedSegment, tables: SearchTables, row: number): number {
  const { stockOffset, stockLocation } = segment.offers;
  let best = AVAILABILITY_LEVELS - 1;
  const end = stockOffset[row + 1] ?? 0;
  for (let pair = stockOffset[row] ?? 0; pair < end && best > 0; pair++) {
    const level = tables.stockLevels[stockLocation[pair] ?? 0] ?? best;
    if (level < best && remainingStock(segment, row, pair) > 0) best = level;
  }
  return best;
}

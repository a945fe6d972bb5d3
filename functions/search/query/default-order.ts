import { CORE, gradeOf, yardOf } from '../format/row-facts.ts';
import { remainingStock } from './remaining-stock.ts';
import { customerPriceOf, flagsOf } from './row-terms.ts';
import type { RowStep } from './scan/row-steps.ts';
import { sortKeys } from './scan/scan-buffers.ts';
import type { Pass } from './scan/scan-pass.ts';
import type { Relevance, ScannedSegment } from './scan/scanned-segment.ts';
import type { SearchTables } from './search-tables.ts';
import { TYPE_RANKS } from './words/relevance.ts';

/** Salvage beyond the last of these miles comes after all that is nearer. */
const DISTANCE_BANDS = [100, 300, 1000];
/** Levels of availability of new parts: local, by transfer, nationwide, none. */
const AVAILABILITY_LEVELS = 4;
/** Grades A, B and all others. */
const GRADE_LEVELS = 3;

const TIERS = 16;
/** Above any price in cents. */
const PRICES = 2 ** 32;
/** The keys of a group of hits that answer equally well and are of one line of business. */
const GROUP = TIERS * PRICES;
/** The groups of a part type: new and recycled parts with the words in the title, then both of the others. */
const GROUPS_OF_TYPE = 4;
const NOT_IN_TITLE = 2;
/** Returned cores come after all parts that are for sale, whatever their type. */
const CORES = (TYPE_RANKS.other + 1) * GROUPS_OF_TYPE * GROUP;

/**
 * Writes the keys of hits of a search for words, smaller first (decision B225): by the rank of their part type, and
 * within it those that have the words in the title before the others; then new parts by availability and recycled ones
 * by grade and by distance band; then by price; returned cores last of all. Hits that cannot be among the best any more are looked at no further.
 */
export function orderingByDefault(
  { segment, tables, hits }: Pass,
  { typeRanks, bits, lacksTerms }: Relevance,
): RowStep {
  const { aftermarketCount, type, title } = segment.rows;
  return (rows, length) => {
    const { inTitle } = bits();
    const worst = hits?.worstKey() ?? Number.POSITIVE_INFINITY;
    let lastType = -1;
    let ofType = 0;
    let lastHas = 0;
    let lacks = lacksTerms(0);
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      const itsType = type[row] ?? 0;
      // Rows of one type stand together.
      if (itsType !== lastType) {
        lastType = itsType;
        ofType = typeRanks(itsType) * GROUPS_OF_TYPE;
      }
      const ofLine = ofType + Number(row >= aftermarketCount);
      let key = ofLine * GROUP;
      // Each step costs more than the one before, and most rows are worse by the first.
      if (key <= worst) {
        const has = inTitle[title[row] ?? 0] ?? 0;
        if (has !== lastHas) {
          lastHas = has;
          lacks = lacksTerms(has);
        }
        key = (ofLine + lacks * NOT_IN_TITLE) * GROUP;
      }
      if (key <= worst) key += isReturnedCore(segment, row) ? CORES : tierOf(segment, tables, row) * PRICES;
      if (key <= worst) key += customerPriceOf(segment, tables, row);
      sortKeys[index] = key;
    }
    return length;
  };
}

/** A core among parts that are for sale. It is none where the keyword asks for cores. */
const isReturnedCore = (segment: ScannedSegment, row: number): boolean =>
  !segment.asksForCores && (flagsOf(segment, row) & CORE) !== 0;

function tierOf(segment: ScannedSegment, tables: SearchTables, row: number): number {
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

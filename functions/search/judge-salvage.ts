import { discountedPrice } from '#shared/rules/customer-price.ts';
import { inSpan, priceBucketOf, type Span } from '#shared/rules/facet-buckets.ts';
import type { JudgeRows } from './candidate-block.ts';
import { CERTIFICATION, CONDITION, countIn, failsTwo, LINE, MANUFACTURER, MILEAGE, PRICE } from './failed-facets.ts';
import { UNKNOWN_MILES } from './row-codes.ts';
import type { RowCounts } from './row-counts.ts';
import { gradeAndMileageIn, gradeOf, mileageBucketIn } from './row-facts.ts';
import { type RowFilter, salvageFilters } from './row-filters.ts';
import { filtered, keys, offer, type Pass } from './scan-pass.ts';
import type { ScannedCut } from './scanned-cut.ts';
import type { SearchQuery } from './search-query.ts';

/** Undefined where no row of the line can be counted. */
export function salvageJudge(pass: Pass): JudgeRows | undefined {
  const { cut, tables, counts } = pass;
  const failedByAll =
    (tables.tab.salvage ? 0 : LINE) |
    (tables.certifications ? CERTIFICATION : 0) |
    (tables.manufacturers ? MANUFACTURER : 0);
  if (!tables.sellsSalvage || failsTwo(failedByAll)) return undefined;
  let filters: readonly RowFilter[] | undefined;
  let asked: AskedOfSalvage | undefined;
  return (rows, length) => {
    filters ??= salvageFilters(cut, tables);
    asked ??= askedOf(pass, failedByAll);
    const kept = filtered(rows, length, filters);
    writeSalvagePrices(rows, kept, cut.rows.type, cut.offers.list, tables.shareOfType);
    const passed = countSalvage(rows, kept, asked, counts);
    offer(rows, passed, pass);
  };
}

const askedOf = ({ cut, tables, prices, mileages }: Pass, failedByAll: number): AskedOfSalvage => ({
  cut,
  failedByAll,
  conditions: tables.conditions,
  hasPrice: prices.length > 0 ? wantedPrice(prices) : undefined,
  hasMileage: mileages.length > 0 ? wantedMileage(mileages) : undefined,
});

/** What is selected of recycled parts; undefined or 0 where nothing is. */
interface AskedOfSalvage {
  readonly cut: ScannedCut;
  readonly failedByAll: number;
  readonly conditions: number;
  readonly hasPrice: ((price: number) => boolean) | undefined;
  readonly hasMileage: ((miles: number) => boolean) | undefined;
}

/** Of recycled parts. */
function writeSalvagePrices(
  rows: Uint32Array,
  length: number,
  type: Uint16Array,
  list: Uint32Array,
  shareOfType: Uint16Array,
): void {
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    keys[index] = discountedPrice(list[row] ?? 0, 1, shareOfType[type[row] ?? 0] ?? 0);
  }
}

const wantedPrice =
  (spans: SearchQuery['prices']) =>
  (price: number): boolean =>
    spans.some((span) => inSpan(price, span));

function wantedMileage(spans: SearchQuery['mileages']) {
  const known = spans.filter((span): span is Span => span !== 'unknown');
  const isUnknownWanted = spans.includes('unknown');
  return (miles: number): boolean =>
    miles === UNKNOWN_MILES ? isUnknownWanted : known.some((span) => inSpan(miles, span));
}

/** Counts the facets of recycled parts by their prices, keeps those that fail none, and answers how many they are. */
function countSalvage(rows: Uint32Array, length: number, asked: AskedOfSalvage, counts: RowCounts): number {
  const { failedByAll, hasPrice, hasMileage, conditions, cut } = asked;
  const { aftermarketCount, salvageFacts, miles } = cut.rows;
  if (failedByAll === 0 && !hasPrice && !hasMileage && conditions === 0) {
    countPrices(length, counts.prices);
    countGradesAndMileages(rows, length, aftermarketCount, salvageFacts, counts.gradesAndMileages);
    counts.salvage += length;
    return length;
  }
  let [passed, ofLine] = [0, 0];
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    const price = keys[index] ?? 0;
    const facts = salvageFacts[row - aftermarketCount] ?? 0;
    let failed = failedByAll;
    if (hasPrice && !hasPrice(price)) failed |= PRICE;
    if (hasMileage && !hasMileage(miles[row - aftermarketCount] ?? 0)) failed |= MILEAGE;
    if (conditions !== 0 && (conditions & (1 << gradeOf(facts))) === 0) failed |= CONDITION;
    if (failed === 0) {
      keys[passed] = price;
      rows[passed++] = row;
    }
    if ((failed & ~LINE) === 0) ofLine++;
    if ((failed & ~PRICE) === 0) countIn(counts.prices, priceBucketOf(price));
    if ((failed & ~MILEAGE) === 0) countIn(counts.mileages, mileageBucketIn(facts));
    if ((failed & ~CONDITION) === 0) countIn(counts.conditions, gradeOf(facts));
  }
  counts.salvage += ofLine;
  return passed;
}

function countPrices(length: number, counters: Uint32Array): void {
  for (let index = 0; index < length; index++) countIn(counters, priceBucketOf(keys[index] ?? 0));
}

function countGradesAndMileages(
  rows: Uint32Array,
  length: number,
  firstRow: number,
  facts: Uint32Array,
  counters: Uint32Array,
): void {
  for (let index = 0; index < length; index++) {
    countIn(counters, gradeAndMileageIn(facts[(rows[index] ?? 0) - firstRow] ?? 0));
  }
}

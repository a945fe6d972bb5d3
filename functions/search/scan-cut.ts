import { discountedPrice } from '#shared/rules/customer-price.ts';
import { inSpan, priceBucketOf, type Span } from '#shared/rules/facet-buckets.ts';
import type { BestHits } from './best-hits.ts';
import { BLOCK_ROWS, type JudgeRows } from './candidate-block.ts';
import { judgeCandidates } from './candidates.ts';
import type { LevelPrices } from './level-prices.ts';
import type { FitColumns, OfferColumns, RowColumns } from './opened-cut.ts';
import { UNKNOWN_MILES } from './row-codes.ts';
import type { RowCounts } from './row-counts.ts';
import { flagsOfPart, gradeAndMileageIn, gradeOf, manufacturerOfPart, mileageBucketIn } from './row-facts.ts';
import { aftermarketFilters, type RowFilter, salvageFilters } from './row-filters.ts';
import { priceOfPart } from './row-terms.ts';
import type { CutPlan } from './search-plan.ts';
import type { SearchQuery } from './search-query.ts';
import type { SearchTables } from './search-tables.ts';
import { PRICE_SIGNS, sortKey } from './sort-keys.ts';

/** A cut with all that judging its rows needs. */
export interface ScannedCut {
  readonly plan: CutPlan;
  readonly rows: RowColumns;
  readonly fits: FitColumns | undefined;
  readonly offers: OfferColumns;
  /** The facts of its aftermarket rows (row-facts.ts). */
  readonly parts: Uint32Array;
  /** Undefined where the caller's level has no explicit prices. */
  readonly levelPrices: LevelPrices | undefined;
  /** Salvage rows, from the first of them, that our orders took; undefined where none is. */
  readonly sold: Uint8Array | undefined;
  /** What else keeps rows of either line from being candidates, in this order: it may count what gets as far. */
  readonly filters: readonly RowFilter[];
  /** What remains of a location's stock of an aftermarket row, after our takes. */
  readonly remaining: (row: number, pair: number) => number;
}

/*
 * Steps are loops of their own over the rows of a block, in functions that are given all they look at: three short loops
 * take half the time of one that does it all.
 */

/** Facets, each a bit of what a row fails. */
const LINE = 1;
const CERTIFICATION = 2;
const PRICE = 4;
const MILEAGE = 8;
const CONDITION = 16;
const MANUFACTURER = 32;
/** Whoever fails two facets counts in none. */
const failsTwo = (failed: number): boolean => (failed & (failed - 1)) !== 0;

const CERTIFICATION_BITS = 31;

function countIn(counters: Uint32Array, index: number): void {
  counters[index] = (counters[index] ?? 0) + 1;
}

/** What the rows of a block cost, or else are sorted by; used again by every block. */
const keys = new Float64Array(BLOCK_ROWS);

/** One pass over the candidates of a cut: counts every facet and offers the hits. */
export function scanCut(
  cut: ScannedCut,
  query: SearchQuery,
  tables: SearchTables,
  counts: RowCounts,
  hits: BestHits | undefined,
): void {
  const pass: Pass = {
    cut,
    tables,
    counts,
    hits,
    prices: query.prices,
    mileages: query.mileages,
    priceSign: PRICE_SIGNS[query.sort ?? 'nearest'] ?? 0,
    keyOf: sortKey(cut, query.sort, tables),
  };
  judgeCandidates(cut, tables.types, { aftermarket: aftermarketJudge(pass), salvage: salvageJudge(pass) });
}

interface Pass {
  readonly cut: ScannedCut;
  readonly tables: SearchTables;
  readonly counts: RowCounts;
  readonly hits: BestHits | undefined;
  readonly prices: SearchQuery['prices'];
  readonly mileages: SearchQuery['mileages'];
  /** 0 where they are not sorted by price. */
  readonly priceSign: number;
  readonly keyOf: ReturnType<typeof sortKey>;
}

/** Undefined where no row of the line can be counted. */
function aftermarketJudge(pass: Pass): JudgeRows | undefined {
  const { cut, tables, counts } = pass;
  const failedByAll =
    (tables.tab.aftermarket ? 0 : LINE) |
    (pass.prices.length > 0 ? PRICE : 0) |
    (pass.mileages.length > 0 ? MILEAGE : 0) |
    (tables.conditions ? CONDITION : 0);
  if (!tables.sellsAftermarket || failsTwo(failedByAll)) return undefined;
  let filters: readonly RowFilter[] | undefined;
  const needsPrices = pass.hits !== undefined && pass.priceSign !== 0;
  return (rows, length) => {
    filters ??= aftermarketFilters(cut, tables);
    const kept = filtered(rows, length, filters);
    const passed = countParts(rows, kept, failedByAll, cut.parts, tables, counts);
    if (needsPrices) writePartPrices(rows, passed, cut, tables.shareOfLine);
    offer(rows, passed, pass);
  };
}

/** Counts the facets of new parts, keeps those that fail none, and answers how many they are. */
function countParts(
  rows: Uint32Array,
  length: number,
  failedByAll: number,
  facts: Uint32Array,
  { certifications, manufacturers }: SearchTables,
  counts: RowCounts,
): number {
  if (failedByAll === 0 && certifications === 0 && manufacturers === undefined) {
    countEveryPart(rows, length, facts, counts.certifications, counts.manufacturers);
    counts.aftermarket += length;
    return length;
  }
  let [passed, ofLine] = [0, 0];
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    const flags = flagsOfPart(facts, row);
    const manufacturer = manufacturerOfPart(facts, row);
    let failed = failedByAll;
    if (certifications !== 0 && (flags & certifications) === 0) failed |= CERTIFICATION;
    if (manufacturers !== undefined && manufacturers[manufacturer] !== 1) failed |= MANUFACTURER;
    if (failed === 0) rows[passed++] = row;
    if ((failed & ~LINE) === 0) ofLine++;
    if ((failed & ~CERTIFICATION) === 0) countIn(counts.certifications, flags & CERTIFICATION_BITS);
    if ((failed & ~MANUFACTURER) === 0) countIn(counts.manufacturers, manufacturer);
  }
  counts.aftermarket += ofLine;
  return passed;
}

/** Where nothing is selected. */
function countEveryPart(
  rows: Uint32Array,
  length: number,
  facts: Uint32Array,
  certifications: Uint32Array,
  manufacturers: Uint32Array,
): void {
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    countIn(certifications, flagsOfPart(facts, row) & CERTIFICATION_BITS);
    countIn(manufacturers, manufacturerOfPart(facts, row));
  }
}

/** Of new parts. */
function writePartPrices(
  rows: Uint32Array,
  length: number,
  { parts, levelPrices }: ScannedCut,
  shareOfLine: Uint16Array,
): void {
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    keys[index] = priceOfPart(row, parts, levelPrices, shareOfLine);
  }
}

/** Undefined where no row of the line can be counted. */
function salvageJudge(pass: Pass): JudgeRows | undefined {
  const { cut, tables, counts } = pass;
  const failedByAll =
    (tables.tab.salvage ? 0 : LINE) |
    (tables.certifications ? CERTIFICATION : 0) |
    (tables.manufacturers ? MANUFACTURER : 0);
  if (!tables.sellsSalvage || failsTwo(failedByAll)) return undefined;
  let filters: readonly RowFilter[] | undefined;
  const asked = {
    cut,
    failedByAll,
    conditions: tables.conditions,
    hasPrice: pass.prices.length > 0 ? wantedPrice(pass.prices) : undefined,
    hasMileage: pass.mileages.length > 0 ? wantedMileage(pass.mileages) : undefined,
  };
  return (rows, length) => {
    filters ??= salvageFilters(cut, tables);
    const kept = filtered(rows, length, filters);
    writeSalvagePrices(rows, kept, cut.rows.type, cut.offers.list, tables.shareOfType);
    const passed = countSalvage(rows, kept, asked, counts);
    offer(rows, passed, pass);
  };
}

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

/** Offers the first of some rows, whose prices are the keys if they are sorted by price. */
function offer(rows: Uint32Array, length: number, { counts, hits, priceSign, keyOf }: Pass): void {
  counts.total += length;
  if (!hits) return;
  if (keyOf) for (let index = 0; index < length; index++) keys[index] = keyOf(rows[index] ?? 0);
  else if (priceSign === 0) keys.fill(0, 0, length);
  else if (priceSign < 0) for (let index = 0; index < length; index++) keys[index] = -(keys[index] ?? 0);
  hits.offer(rows, length, keys);
}

function filtered(rows: Uint32Array, length: number, filters: readonly RowFilter[]): number {
  let kept = length;
  for (const filter of filters) kept = filter(rows, kept);
  return kept;
}

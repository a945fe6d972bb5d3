import type { JudgeRows } from './candidate-block.ts';
import { CERTIFICATION, CONDITION, countIn, failsTwo, LINE, MANUFACTURER, MILEAGE, PRICE } from './failed-facets.ts';
import { writePartPrices } from './part-prices.ts';
import type { RowCounts } from './row-counts.ts';
import { flagsOfPart, manufacturerOfPart } from './row-facts.ts';
import { aftermarketFilters, type RowFilter } from './row-filters.ts';
import { filtered, offer, type Pass } from './scan-pass.ts';
import type { SearchTables } from './search-tables.ts';

const CERTIFICATION_BITS = 31;

/** Undefined where no row of the line can be counted. */
export function aftermarketJudge(pass: Pass): JudgeRows | undefined {
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

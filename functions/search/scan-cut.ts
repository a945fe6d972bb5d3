import { discountedPrice, WHOLE_PRICE } from '#shared/rules/customer-price.ts';
import { inSpan, priceBucketOf, type Span } from '#shared/rules/facet-buckets.ts';
import type { BestHits } from './best-hits.ts';
import { forEachCandidate } from './candidates.ts';
import type { FitColumns, OfferColumns, RowColumns } from './opened-cut.ts';
import { flagBits, UNKNOWN_MILES } from './row-codes.ts';
import type { RowCounts } from './row-counts.ts';
import { flagsInFacts, gradeOf, mileageBucketIn, yardOf } from './salvage-facts.ts';
import type { CutPlan } from './search-plan.ts';
import type { SearchQuery } from './search-query.ts';
import type { SearchTables } from './search-tables.ts';

/** A cut with all that judging its rows needs. */
export interface ScannedCut {
  readonly plan: CutPlan;
  readonly rows: RowColumns;
  readonly fits: FitColumns | undefined;
  readonly offers: OfferColumns;
  /** Explicit price plus one of each aftermarket row, 0 where the level's discount holds. */
  readonly explicitPrices: Uint32Array | undefined;
  readonly hasWords: ((row: number) => boolean) | undefined;
  /** Salvage rows, from the first of them, that our orders took; undefined where none is. */
  readonly sold: Uint8Array | undefined;
  /** Where it matters: whether a row was not seen in another cut, and is one of the asked numbers. */
  readonly isCandidate: ((row: number) => boolean) | undefined;
  /** What remains of a location's stock of an aftermarket row, after our takes. */
  readonly remaining: (row: number, pair: number) => number;
}

/** Facets, each a bit of what a row fails. */
const LINE = 1;
const CERTIFICATION = 2;
const PRICE = 4;
const MILEAGE = 8;
const CONDITION = 16;
const MANUFACTURER = 32;

function countIn(counters: Uint32Array, index: number): void {
  counters[index] = (counters[index] ?? 0) + 1;
}

const FLAG_KINDS = 1 << 5;

/** Reads the caller's price of rows, in cents of one selling unit (decisions W4, P7): partPrice over columns. */
export function customerPrices({ rows, offers, explicitPrices }: ScannedCut, tables: SearchTables) {
  const { aftermarketCount, type, flags, line, eaches } = rows;
  const { list } = offers;
  const { shareOfLine, shareOfType } = tables;
  return (row: number): number => {
    const price = list[row] ?? 0;
    if (row >= aftermarketCount) return discountedPrice(price, 1, shareOfType[type[row] ?? 0] ?? 0);
    if (((flags[row] ?? 0) & CORE) !== 0) return 0;
    const explicit = explicitPrices ? (explicitPrices[row] ?? 0) : 0;
    if (explicit > 0) return discountedPrice(explicit - 1, eaches[row] ?? 1, WHOLE_PRICE);
    return discountedPrice(price, eaches[row] ?? 1, shareOfLine[line[row] ?? 0] ?? 0);
  };
}

export const listPriceOf = ({ rows, offers }: ScannedCut, row: number): number => {
  if (((rows.flags[row] ?? 0) & CORE) !== 0) return 0;
  const eaches = row < rows.aftermarketCount ? (rows.eaches[row] ?? 1) : 1;
  return discountedPrice(offers.list[row] ?? 0, eaches, WHOLE_PRICE);
};
const CORE = flagBits(['core']);

/** Miles to the nearest permitted place that has the part; Infinity where there is none. */
export function distanceOf(cut: ScannedCut, tables: SearchTables, row: number): number {
  const { rows, offers } = cut;
  if (row >= rows.aftermarketCount) return tables.distances[rows.yard[row - rows.aftermarketCount] ?? 0] ?? 0;
  let nearest = Number.POSITIVE_INFINITY;
  const end = offers.stockOffset[row + 1] ?? 0;
  for (let pair = offers.stockOffset[row] ?? 0; pair < end; pair++) {
    const location = offers.stockLocation[pair] ?? 0;
    const distance = tables.distances[location] ?? 0;
    if (distance < nearest && tables.permitted[location] === 1 && cut.remaining(row, pair) > 0) nearest = distance;
  }
  return nearest;
}

/** One pass over the candidates of a cut: counts every facet and offers the hits. */
export function scanCut(
  cut: ScannedCut,
  query: SearchQuery,
  tables: SearchTables,
  counts: RowCounts,
  hits: BestHits | undefined,
): void {
  // What the pass looks at for every row is read once.
  const { rows, hasWords, isCandidate, sold } = cut;
  const { aftermarketCount, type, flags, company, line, facts, miles, group, manufacturer } = rows;
  const { list } = cut.offers;
  const { types, companies, refusedFlags, refusedTypes, refusedLines, refusedSalvageTypes, permittedYards } = tables;
  const { certifications, manufacturers, conditions, shareOfType, sellsAftermarket, sellsSalvage } = tables;
  const refusedFacts = flagsInFacts(refusedFlags);
  const interchange = wantedGroups(rows, tables.interchange);
  const prices = query.prices.length > 0 ? query.prices : undefined;
  const mileages = query.mileages.length > 0 ? query.mileages : undefined;
  const knownMileages = query.mileages.filter((span): span is Span => span !== 'unknown');
  const unknownMileage = query.mileages.includes('unknown');
  const keyOf = hits && sortKey(cut, query, tables);
  const priceOf = customerPrices(cut, tables);
  const priceSign = priceSigns[query.sort ?? ''] ?? 0;
  const failedByAftermarket =
    (tables.tab.aftermarket ? 0 : LINE) |
    (prices ? PRICE : 0) |
    (mileages ? MILEAGE : 0) |
    (conditions ? CONDITION : 0);
  const failedBySalvage =
    (tables.tab.salvage ? 0 : LINE) | (certifications ? CERTIFICATION : 0) | (manufacturers ? MANUFACTURER : 0);

  const asksTypes = types !== undefined || refusedTypes !== undefined;
  const certificationCounts = counts.certifications;
  const manufacturerCounts = counts.manufacturers;
  const priceCounts = counts.prices;
  const mileageCounts = counts.mileages;
  const conditionCounts = counts.conditions;

  function judgeAftermarket(row: number): void {
    const rowFlags = flags[row] ?? 0;
    if ((rowFlags & refusedFlags) !== 0 || refusedLines[line[row] ?? 0] === 1) return;
    if (companies && companies[company[row] ?? 0] !== 1) return;
    if (hasWords && !hasWords(row)) return;
    if (isCandidate && !isCandidate(row)) return;
    let failed = failedByAftermarket;
    if (certifications && (rowFlags & certifications) === 0) failed |= CERTIFICATION;
    if (manufacturers && manufacturers[manufacturer[row] ?? 0] !== 1) failed |= MANUFACTURER;
    if (failed === 0) {
      counts.total++;
      if (hits) hits.offer(priceSign !== 0 ? priceSign * priceOf(row) : keyOf ? keyOf(row) : 0, row);
    }
    if ((failed & ~LINE) === 0) counts.aftermarket++;
    if ((failed & ~CERTIFICATION) === 0) countIn(certificationCounts, rowFlags & (FLAG_KINDS - 1));
    if ((failed & ~MANUFACTURER) === 0) countIn(manufacturerCounts, manufacturer[row] ?? 0);
  }

  function judgeSalvage(row: number, share: number): void {
    const own = row - aftermarketCount;
    const rowFacts = facts[own] ?? 0;
    if ((rowFacts & refusedFacts) !== 0 || permittedYards[yardOf(rowFacts)] !== 1) return;
    if (sold && sold[own] === 1) return;
    if (companies && companies[company[row] ?? 0] !== 1) return;
    if (interchange && interchange[group[own] ?? 0] !== 1) return;
    if (hasWords && !hasWords(row)) return;
    if (isCandidate && !isCandidate(row)) return;
    const rowGrade = gradeOf(rowFacts);
    const price = discountedPrice(list[row] ?? 0, 1, share);
    let failed = failedBySalvage;
    if (prices && !prices.some((span) => inSpan(price, span))) failed |= PRICE;
    if (mileages) {
      const rowMiles = miles[own] ?? 0;
      const isWanted =
        rowMiles === UNKNOWN_MILES ? unknownMileage : knownMileages.some((span) => inSpan(rowMiles, span));
      if (!isWanted) failed |= MILEAGE;
    }
    if (conditions && (conditions & (1 << rowGrade)) === 0) failed |= CONDITION;
    if (failed === 0) {
      counts.total++;
      if (hits) hits.offer(priceSign !== 0 ? priceSign * price : keyOf ? keyOf(row) : 0, row);
    }
    if ((failed & ~LINE) === 0) counts.salvage++;
    if ((failed & ~PRICE) === 0) countIn(priceCounts, priceBucketOf(price));
    if ((failed & ~MILEAGE) === 0) countIn(mileageCounts, mileageBucketIn(rowFacts));
    if ((failed & ~CONDITION) === 0) countIn(conditionCounts, rowGrade);
  }

  forEachCandidate(cut, types, (from, to) => {
    const isAftermarket = from < aftermarketCount;
    if (isAftermarket ? !sellsAftermarket : !sellsSalvage) return;
    const rowType = isAftermarket && !asksTypes ? 0 : (type[from] ?? 0);
    if ((types && types[rowType] !== 1) || (refusedTypes && refusedTypes[rowType] === 1)) return;
    if (isAftermarket) {
      for (let row = from; row < to; row++) judgeAftermarket(row);
    } else if (refusedSalvageTypes[rowType] !== 1) {
      const share = shareOfType[rowType] ?? 0;
      for (let row = from; row < to; row++) judgeSalvage(row, share);
    }
  });
}

function wantedGroups(rows: RowColumns, wanted: ReadonlySet<string> | undefined): Uint8Array | undefined {
  if (!wanted) return undefined;
  return Uint8Array.from({ length: rows.groupKey.length }, (_, group) => Number(wanted.has(rows.groupKey.at(group))));
}

/** The sort by price, which is known in the pass anyway, is no key but a sign. */
const priceSigns: Readonly<Record<string, number>> = { 'price+low': 1, 'price+high': -1 };

/** What a row is sorted by otherwise, smaller first; undefined where all are equal. */
function sortKey(cut: ScannedCut, query: SearchQuery, tables: SearchTables): ((row: number) => number) | undefined {
  const { rows } = cut;
  const LAST = Number.POSITIVE_INFINITY;
  const milesOf = (row: number): number => {
    if (row < rows.aftermarketCount) return LAST;
    const miles = rows.miles[row - rows.aftermarketCount] ?? 0;
    return miles === UNKNOWN_MILES ? LAST : miles;
  };
  /** The other way round, but with the unknown last all the same. */
  const reversed = (value: number): number => (value === LAST ? LAST : -value);
  switch (query.sort) {
    case 'nearest':
      return (row) => distanceOf(cut, tables, row);
    case 'farthest':
      return (row) => reversed(distanceOf(cut, tables, row));
    case 'title+az':
      return (row) => rows.title[row] ?? 0;
    case 'title+za':
      return (row) => -(rows.title[row] ?? 0);
    case 'mileage+low':
      return milesOf;
    case 'mileage+high':
      return (row) => reversed(milesOf(row));
    default:
      return undefined;
  }
}

import { orderingByDefault } from '../default-order.ts';
import type { SearchQuery } from '../search-query.ts';
import type { SearchTables } from '../search-tables.ts';
import { type KeySteps, sortedSteps } from '../sort-keys.ts';
import type { BestHits } from './best-hits.ts';
import type { RowCounts } from './row-counts.ts';
import { filling, isZero, type RowStep } from './row-steps.ts';
import { facetSlots, sortKeys } from './scan-buffers.ts';
import type { ScannedSegment } from './scanned-segment.ts';

/** The input of the scan of one segment. */
export interface Pass {
  readonly segment: ScannedSegment;
  readonly query: SearchQuery;
  readonly tables: SearchTables;
  readonly counts: RowCounts;
  /** Undefined if only counts are wanted. */
  readonly hits: BestHits | undefined;
  /** Hits by part type; undefined if they are not wanted. */
  readonly typeCounts: Uint32Array | undefined;
}

/** Steps that offer the rows without a failed facet to the best hits. */
export function offering(pass: Pass, failedByAll: number, isSelected: boolean, keySteps: KeySteps): RowStep[] {
  if (failedByAll !== 0) return [];
  const { query, counts, hits, typeCounts } = pass;
  const leaving = isSelected ? [keepPassed] : [];
  return [
    ...(hits ? sortedSteps(query.sort, keySteps, leaving, defaultOrder(pass)) : leaving),
    ...(typeCounts ? [countingTypes(pass.segment.rows.type, typeCounts)] : []),
    (rows, length) => {
      counts.total += length;
      hits?.offer(rows, length, sortKeys);
      return length;
    },
  ];
}

/** Without words all hits answer equally well, and stay in the order of the rows. */
const defaultOrder = (pass: Pass): RowStep[] =>
  pass.segment.relevance ? [orderingByDefault(pass, pass.segment.relevance)] : [filling(sortKeys, 0)];

const countingTypes =
  (type: ScannedSegment['rows']['type'], typeCounts: Uint32Array): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      const code = type[rows[index] ?? 0] ?? 0;
      typeCounts[code] = (typeCounts[code] ?? 0) + 1;
    }
    return length;
  };

function keepPassed(rows: Uint32Array, length: number): number {
  let kept = 0;
  for (let index = 0; index < length; index++) {
    rows[kept] = rows[index] ?? 0;
    sortKeys[kept] = sortKeys[index] ?? 0;
    kept += isZero(facetSlots[index] ?? 0);
  }
  return kept;
}

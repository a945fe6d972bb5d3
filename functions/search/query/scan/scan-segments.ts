import type { SearchCounts, SearchQuery } from '../search-query.ts';
import type { SearchTables } from '../search-tables.ts';
import { BestHits, type HitOf } from './best-hits.ts';
import { filterCandidates } from './candidates.ts';
import { aftermarketRowFilter } from './filter-aftermarket.ts';
import { salvageRowFilter } from './filter-salvage.ts';
import { clearedCounts, namedCounts } from './row-counts.ts';
import type { RowFilter } from './row-steps.ts';
import type { Pass } from './scan-pass.ts';
import type { ScannedSegment } from './scanned-segment.ts';

interface ScanResult {
  readonly total: number;
  readonly counts: SearchCounts;
  /** The best hits of each segment, best first. */
  readonly hits: HitOf<ScannedSegment>[];
}

/**
 * One pass over the candidates of each segment, which counts every facet and keeps the best hits. With `wanted`
 * undefined it only counts. The hits of each part type are added to `typeCounts`, if it is given. It must stay
 * synchronous, because all searches share its buffers and counters (scan-buffers.ts).
 */
export function scanSegments(
  segments: readonly ScannedSegment[],
  query: SearchQuery,
  tables: SearchTables,
  manufacturers: readonly string[],
  wanted: number | undefined,
  typeCounts?: Uint32Array,
): ScanResult {
  const counts = clearedCounts(manufacturers.length);
  const best = wanted === undefined ? undefined : new BestHits(wanted);
  const hits: HitOf<ScannedSegment>[] = [];
  for (const segment of segments) {
    const pass: Pass = { segment, query, tables, counts, hits: best, typeCounts };
    filterCandidates(segment, tables.types, {
      aftermarket: aftermarketRowFilter(pass),
      salvage: salvageRowFilter(pass),
    });
    for (const hit of best?.takeAll(segment) ?? []) hits.push(hit);
  }
  return { total: counts.total, counts: namedCounts(counts, manufacturers), hits };
}

/** Whether a scan would have hits. No further block is looked at after one with a hit. */
export function hasHits(
  segments: readonly ScannedSegment[],
  query: SearchQuery,
  tables: SearchTables,
  manufacturers: readonly string[],
): boolean {
  const counts = clearedCounts(manufacturers.length);
  const untilFound = (filter: RowFilter | undefined): RowFilter | undefined =>
    filter &&
    ((rows, length) => {
      if (counts.total === 0) filter(rows, length);
    });
  return segments.some((segment) => {
    const pass: Pass = { segment, query, tables, counts, hits: undefined, typeCounts: undefined };
    filterCandidates(segment, tables.types, {
      aftermarket: untilFound(aftermarketRowFilter(pass)),
      salvage: untilFound(salvageRowFilter(pass)),
    });
    return counts.total > 0;
  });
}

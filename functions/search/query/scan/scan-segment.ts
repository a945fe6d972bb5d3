import type { SearchQuery } from '../search-query.ts';
import type { SearchTables } from '../search-tables.ts';
import type { BestHits } from './best-hits.ts';
import { filterCandidates } from './candidates.ts';
import { aftermarketRowFilter } from './filter-aftermarket.ts';
import { salvageRowFilter } from './filter-salvage.ts';
import type { RowCounts } from './row-counts.ts';
import type { Pass } from './scan-pass.ts';
import type { ScannedSegment } from './scanned-segment.ts';

/** One pass over the candidates of a segment. It counts every facet and offers the hits. */
export function scanSegment(
  segment: ScannedSegment,
  query: SearchQuery,
  tables: SearchTables,
  counts: RowCounts,
  hits: BestHits | undefined,
): void {
  const pass: Pass = { segment, query, tables, counts, hits };
  filterCandidates(segment, tables.types, { aftermarket: aftermarketRowFilter(pass), salvage: salvageRowFilter(pass) });
}

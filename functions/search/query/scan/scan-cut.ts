import type { SearchQuery } from '../search-query.ts';
import type { SearchTables } from '../search-tables.ts';
import type { BestHits } from './best-hits.ts';
import { judgeCandidates } from './candidates.ts';
import { aftermarketJudge } from './judge-aftermarket.ts';
import { salvageJudge } from './judge-salvage.ts';
import type { RowCounts } from './row-counts.ts';
import type { Pass } from './scan-pass.ts';
import type { ScannedCut } from './scanned-cut.ts';

/** One pass over the candidates of a cut: counts every facet and offers the hits. */
export function scanCut(
  cut: ScannedCut,
  query: SearchQuery,
  tables: SearchTables,
  counts: RowCounts,
  hits: BestHits | undefined,
): void {
  const pass: Pass = { cut, query, tables, counts, hits };
  judgeCandidates(cut, tables.types, { aftermarket: aftermarketJudge(pass), salvage: salvageJudge(pass) });
}

import type { BestHits } from './best-hits.ts';
import { BLOCK_ROWS } from './candidate-block.ts';
import type { RowCounts } from './row-counts.ts';
import type { RowFilter } from './row-filters.ts';
import type { ScannedCut } from './scanned-cut.ts';
import type { SearchQuery } from './search-query.ts';
import type { SearchTables } from './search-tables.ts';
import type { sortKey } from './sort-keys.ts';

/*
 * Steps are loops of their own over the rows of a block, in functions that are given all they look at: three short loops
 * take half the time of one that does it all.
 */

/** What one pass goes by. */
export interface Pass {
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

/** What the rows of a block cost, or else are sorted by; used again by every block. */
export const keys = new Float64Array(BLOCK_ROWS);

/** Offers the first of some rows, whose prices are the keys if they are sorted by price. */
export function offer(rows: Uint32Array, length: number, { counts, hits, priceSign, keyOf }: Pass): void {
  counts.total += length;
  if (!hits) return;
  if (keyOf) for (let index = 0; index < length; index++) keys[index] = keyOf(rows[index] ?? 0);
  else if (priceSign === 0) keys.fill(0, 0, length);
  else if (priceSign < 0) for (let index = 0; index < length; index++) keys[index] = -(keys[index] ?? 0);
  hits.offer(rows, length, keys);
}

export function filtered(rows: Uint32Array, length: number, filters: readonly RowFilter[]): number {
  let kept = length;
  for (const filter of filters) kept = filter(rows, kept);
  return kept;
}

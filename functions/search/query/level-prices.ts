import type { LevelPriceColumns } from '../format/segment-columns.ts';

/** The explicit prices of a price level by row. Few parts have one, so a bit per row shows quickly whether it does. */
export interface LevelPrices {
  readonly has: Uint8Array;
  readonly prices: Uint32Array;
}

/** Made once for each object. */
const kept = new WeakMap<LevelPriceColumns, LevelPrices>();

/** The prices of a segment with `rows` new parts. */
export function levelPricesOf(columns: LevelPriceColumns, rows: number): LevelPrices {
  const known = kept.get(columns);
  if (known) return known;
  const spread = { has: new Uint8Array(Math.ceil(rows / 8)), prices: new Uint32Array(rows) };
  for (let index = 0; index < columns.row.length; index++) {
    const row = columns.row[index] ?? 0;
    spread.has[row >>> 3] = (spread.has[row >>> 3] ?? 0) | (1 << (row & 7));
    spread.prices[row] = columns.price[index] ?? 0;
  }
  kept.set(columns, spread);
  return spread;
}

/** 1 if the row has an explicit price, else 0. */
export const hasExplicitPrice = (has: Uint8Array, row: number): number => ((has[row >>> 3] ?? 0) >>> (row & 7)) & 1;

/** In ten-thousandths of a dollar; undefined if the discount of the level applies. */
export const explicitPriceOf = ({ has, prices }: LevelPrices, row: number): number | undefined =>
  hasExplicitPrice(has, row) === 0 ? undefined : prices[row];

import { SOLD_PARTS, type SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';

/** Older reservations are dropped from their records (rules/pricing/stock-reservation). */
const OLDEST_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * The time (in milliseconds) from which on an index lacks the reservations of our orders: when its list of sold parts
 * was made, and when its stock was counted. Undefined if its sources state neither.
 */
export function overlayNeededFrom(sources: readonly SourceEntry[], now: number): number | undefined {
  const sold = sources.filter(({ kind }) => kind === SOLD_PARTS).map(({ asOf }) => Date.parse(asOf));
  const counted = sources
    .filter(({ kind }) => kind === 'stock')
    .map(({ asOf }) => Math.max(Date.parse(asOf), now - OLDEST_MS));
  const times = [...sold, ...counted];
  return times.length > 0 ? Math.min(...times) : undefined;
}

import { SOLD_PARTS, type SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';

/** Older reservations are dropped from their records (rules/pricing/stock-reservation). */
const OLDEST_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * The moment (milliseconds) from which an index lacks our orders' reservations: since its list of sold parts was made, and since
 * its stock was counted. Undefined where its sources say neither.
 */
export function overlayNeededFrom(sources: readonly SourceEntry[], now: number): number | undefined {
  const sold = sources.filter(({ kind }) => kind === SOLD_PARTS).map(({ asOf }) => Date.parse(asOf));
  const counted = sources
    .filter(({ kind }) => kind === 'stock')
    .map(({ asOf }) => Math.max(Date.parse(asOf), now - OLDEST_MS));
  const times = [...sold, ...counted];
  return times.length > 0 ? Math.min(...times) : undefined;
}

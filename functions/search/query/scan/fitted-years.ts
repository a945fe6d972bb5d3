import { lowerBoundWithin } from '../../format/dense-codes.ts';
import { yearOf } from '../../format/row-codes.ts';
import type { ScannedSegment } from './scanned-segment.ts';

/** The first and the last year of a model that a part fits. */
export interface FittedYears {
  readonly first: number;
  readonly last: number;
}

/**
 * The years of the searched model that an aftermarket row fits, from the bands that have a searched year. Undefined if
 * the search names no model.
 */
export function fittedYears({ plan, fits }: ScannedSegment, row: number): FittedYears | undefined {
  if (plan.kind !== 'vehicle' || !plan.models || !fits) return undefined;
  const { row: fitRow, bandStart, bandFrom, bandTo, modelStart } = fits;
  let [first, last] = [Number.POSITIVE_INFINITY, -1];
  for (const model of plan.models) {
    for (let band = modelStart[model] ?? 0; band < (modelStart[model + 1] ?? 0); band++) {
      const [from, to] = [bandFrom[band] ?? 0, bandTo[band] ?? 0];
      if (plan.years.length > 0 && !plan.years.some((year) => from <= year && year <= to)) continue;
      const end = bandStart[band + 1] ?? 0;
      const at = lowerBoundWithin(fitRow, bandStart[band] ?? 0, end, row);
      if (at === end || fitRow[at] !== row) continue;
      first = Math.min(first, from);
      last = Math.max(last, to);
    }
  }
  return last < 0 ? undefined : { first: yearOf(first), last: yearOf(last) };
}

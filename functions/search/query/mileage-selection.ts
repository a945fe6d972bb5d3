import { inSpan, MILEAGE_BUCKETS, type Span } from '#shared/rules/search/facet-buckets.ts';
import { mileageBucketIn } from '../format/row-facts.ts';
import type { RowColumns } from '../format/segment-columns.ts';
import { BLOCK_ROWS } from './scan/candidate-block.ts';
import { MILEAGE } from './scan/facet-mask.ts';
import { failedMasks } from './scan/failed-masks.ts';
import { findingOutside, intervalOf, outside } from './scan/intervals.ts';
import type { RowStep } from './scan/row-steps.ts';
import { salvageFacts } from './scan/salvage-block.ts';
import type { SearchQuery } from './search-query.ts';

/**
 * Steps in which recycled parts fail whose mileage is not selected. Of most the bucket tells, which is near; the miles,
 * which are far, are read of those alone whose bucket a selection divides.
 */
export function failingMileages(selected: SearchQuery['mileages'], columns: RowColumns): RowStep[] {
  const spans = selected.filter((span) => span !== 'unknown');
  const buckets = MILEAGE_BUCKETS.map((bucket) => relationOf(bucket, spans));
  const unknown = selected.includes('unknown') ? 'inside' : 'outside';
  const all = [...buckets, unknown];
  const failures = Uint8Array.from(all, (relation) => (relation === 'outside' ? MILEAGE : 0));
  const isDivided = Uint8Array.from(all, (relation) => Number(relation === 'divided'));
  if (!isDivided.includes(1)) return [failingByBucket(failures)];
  return [
    failingByBucket(failures),
    findingDivided(isDivided),
    readingMiles(columns),
    ...findingOutside(dividedMiles, spans.map(intervalOf)).map(ofDivided),
    failDivided,
  ];
}

type Relation = 'inside' | 'outside' | 'divided';

function relationOf({ start = 0, end = Number.POSITIVE_INFINITY }: Span, spans: readonly Span[]): Relation {
  const touching = spans.filter((span) => (span.start ?? 0) <= end && (span.end ?? Number.POSITIVE_INFINITY) >= start);
  if (touching.length === 0) return 'outside';
  const isCovered = touching.some((span) => inSpan(start, span) && inSpan(end, span));
  return isCovered ? 'inside' : 'divided';
}

const failingByBucket =
  (failures: Uint8Array): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      failedMasks[index] = (failedMasks[index] ?? 0) | (failures[mileageBucketIn(salvageFacts[index] ?? 0)] ?? 0);
    }
    return length;
  };

/** The rows of a block, by their places in it, whose miles have to be looked at; used again by every block. */
const divided = new Uint16Array(BLOCK_ROWS);
const dividedMiles = new Uint32Array(BLOCK_ROWS);
let dividedCount = 0;

const findingDivided =
  (isDivided: Uint8Array): RowStep =>
  (_, length) => {
    let found = 0;
    for (let index = 0; index < length; index++) {
      divided[found] = index;
      found += isDivided[mileageBucketIn(salvageFacts[index] ?? 0)] ?? 0;
    }
    dividedCount = found;
    return length;
  };

const readingMiles =
  ({ aftermarketCount, miles }: RowColumns): RowStep =>
  (rows, length) => {
    for (let index = 0; index < dividedCount; index++) {
      dividedMiles[index] = miles[(rows[divided[index] ?? 0] ?? 0) - aftermarketCount] ?? 0;
    }
    return length;
  };

/** A step over the divided alone. */
const ofDivided =
  (step: RowStep): RowStep =>
  (rows, length) => {
    step(rows, dividedCount);
    return length;
  };

const failDivided: RowStep = (_, length) => {
  for (let index = 0; index < dividedCount; index++) {
    const place = divided[index] ?? 0;
    failedMasks[place] = (failedMasks[place] ?? 0) | (-(outside[index] ?? 0) & MILEAGE);
  }
  return length;
};

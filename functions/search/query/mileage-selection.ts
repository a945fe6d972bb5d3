import { inSpan, MILEAGE_BUCKETS, type Span } from '#shared/rules/search/facet-buckets.ts';
import { mileageBucketIn } from '../format/row-facts.ts';
import type { RowColumns } from '../format/segment-columns.ts';
import { findingOutside, intervalOf } from './scan/intervals.ts';
import { MILEAGE } from './scan/masks.ts';
import type { RowStep } from './scan/row-steps.ts';
import { divided, failedMasks, outsideIntervals, salvageFacts } from './scan/scan-buffers.ts';
import type { SearchQuery } from './search-query.ts';

/**
 * Steps in which recycled parts fail if their mileage is not selected. For most rows the mileage bucket decides, which
 * is in the near buffers. The miles are in far memory, so they are read only for rows whose bucket is partly selected.
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
    ...findingOutside(divided.miles, spans.map(intervalOf)).map(ofDivided),
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

const findingDivided =
  (isDivided: Uint8Array): RowStep =>
  (_, length) => {
    let found = 0;
    for (let index = 0; index < length; index++) {
      divided.positions[found] = index;
      found += isDivided[mileageBucketIn(salvageFacts[index] ?? 0)] ?? 0;
    }
    divided.count = found;
    return length;
  };

const readingMiles =
  ({ aftermarketCount, miles }: RowColumns): RowStep =>
  (rows, length) => {
    for (let index = 0; index < divided.count; index++) {
      divided.miles[index] = miles[(rows[divided.positions[index] ?? 0] ?? 0) - aftermarketCount] ?? 0;
    }
    return length;
  };

/** Runs a step over the divided rows only. */
const ofDivided =
  (step: RowStep): RowStep =>
  (rows, length) => {
    step(rows, divided.count);
    return length;
  };

const failDivided: RowStep = (_, length) => {
  for (let index = 0; index < divided.count; index++) {
    const position = divided.positions[index] ?? 0;
    failedMasks[position] = (failedMasks[position] ?? 0) | (-(outsideIntervals[index] ?? 0) & MILEAGE);
  }
  return length;
};

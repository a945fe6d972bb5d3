import type { Span } from '#shared/rules/search/facet-buckets.ts';
import { filling, type RowStep } from './row-steps.ts';
import { failedMasks, outsideIntervals } from './scan-buffers.ts';

/** Numbers from 0 to LARGEST, both ends included. */
export type Interval = readonly [from: number, to: number];
/** Larger numbers count as this one. */
const LARGEST = 2 ** 31 - 1;

/** Steps in which a row fails the facet if its value (0 to LARGEST) is in none of the intervals. */
export const failingOutside = (values: Uint32Array, intervals: readonly Interval[], facet: number): RowStep[] => [
  ...findingOutside(values, intervals),
  (_, length) => {
    for (let index = 0; index < length; index++)
      failedMasks[index] = (failedMasks[index] ?? 0) | (-(outsideIntervals[index] ?? 0) & facet);
    return length;
  },
];

export const findingOutside = (values: Uint32Array, intervals: readonly Interval[]): RowStep[] => [
  filling(outsideIntervals, 1),
  ...intervals.map((interval) => leavingInside(values, interval)),
];

/** Outside of the interval, one of the differences is negative. */
const leavingInside =
  (values: Uint32Array, [from, to]: Interval): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      const value = values[index] ?? 0;
      outsideIntervals[index] = (outsideIntervals[index] ?? 0) & (((value - from) | (to - value)) >>> 31);
    }
    return length;
  };

export const intervalOf = ({ start = 0, end = LARGEST }: Span): Interval => [
  Math.min(start, LARGEST),
  Math.min(end, LARGEST),
];

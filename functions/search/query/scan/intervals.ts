import type { Span } from '#shared/rules/search/facet-buckets.ts';
import { BLOCK_ROWS } from './candidate-block.ts';
import { failedMasks } from './failed-masks.ts';
import { filling, type RowStep } from './row-steps.ts';

/** Numbers from 0 to LARGEST, both ends included. */
export type Interval = readonly [from: number, to: number];
/** The largest number that an interval tells from others. */
const LARGEST = 2 ** 31 - 1;

/** Steps in which a row fails the facet where its value, of 0 to LARGEST, is in none of the intervals. */
export const failingOutside = (values: Uint32Array, intervals: readonly Interval[], facet: number): RowStep[] => [
  ...findingOutside(values, intervals),
  (_, length) => {
    for (let index = 0; index < length; index++)
      failedMasks[index] = (failedMasks[index] ?? 0) | (-(outside[index] ?? 0) & facet);
    return length;
  },
];

/** 1 for each value in none of some intervals, else 0; used again by every block. */
export const outside = new Uint8Array(BLOCK_ROWS);

export const findingOutside = (values: Uint32Array, intervals: readonly Interval[]): RowStep[] => [
  filling(outside, 1),
  ...intervals.map((interval) => leavingInside(values, interval)),
];

/** Either difference is negative outside. */
const leavingInside =
  (values: Uint32Array, [from, to]: Interval): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      const value = values[index] ?? 0;
      outside[index] = (outside[index] ?? 0) & (((value - from) | (to - value)) >>> 31);
    }
    return length;
  };

export const intervalOf = ({ start = 0, end = LARGEST }: Span): Interval => [
  Math.min(start, LARGEST),
  Math.min(end, LARGEST),
];

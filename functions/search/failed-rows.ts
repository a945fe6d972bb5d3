import type { Span } from '#shared/rules/facet-buckets.ts';
import { BLOCK_ROWS } from './candidate-block.ts';
import { standings } from './failed-facets.ts';
import { filling, type RowStep } from './row-steps.ts';

/**
 * What each row of a block fails, step by step; used again by every block. No step has a branch by row: one that nobody
 * can foresee costs more than all the rest.
 */
export const failed = new Uint8Array(BLOCK_ROWS);
/** And then the facets that each counts in (failed-facets.ts). */
export const standingOf = new Uint8Array(BLOCK_ROWS);

/** Steps that find where rows count: all of them fail something, or nothing, and some fail more in the steps. */
export function findingStandings(failedByAll: number, steps: readonly RowStep[]): RowStep[] {
  if (steps.length === 0) return [filling(standingOf, standings[failedByAll] ?? 0)];
  return [filling(failed, failedByAll), ...steps, settle];
}

const settle: RowStep = (_, length) => {
  for (let index = 0; index < length; index++) standingOf[index] = standings[failed[index] ?? 0] ?? 0;
  return length;
};

/** Numbers from 0 to LARGEST, both ends included. */
export type Interval = readonly [from: number, to: number];
/** The largest number that an interval tells from others. */
const LARGEST = 2 ** 31 - 1;

/** Steps in which a row fails the facet where its value, of 0 to LARGEST, is in none of the intervals. */
export const failingOutside = (values: Uint32Array, intervals: readonly Interval[], facet: number): RowStep[] => [
  ...findingOutside(values, intervals),
  (_, length) => {
    for (let index = 0; index < length; index++)
      failed[index] = (failed[index] ?? 0) | (-(outside[index] ?? 0) & facet);
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

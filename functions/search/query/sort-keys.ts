import type { SortId } from '#shared/values/catalogue/catalogue-sorts.ts';
import { UNKNOWN_MILES } from '../format/row-codes.ts';
import { yardOf } from '../format/row-facts.ts';
import type { RowColumns } from '../format/segment-columns.ts';
import { partPrices } from './part-prices.ts';
import { distanceOf } from './row-terms.ts';
import { filling, type RowStep } from './scan/row-steps.ts';
import { salvagePrices, sortKeys } from './scan/scan-buffers.ts';
import type { Pass } from './scan/scan-pass.ts';

/** The sort key of rows whose value is unknown; they come last in either direction. */
const LAST = Number.POSITIVE_INFINITY;

type SortedBy = 'distance' | 'price' | 'title' | 'mileage';
/** Steps that write `sortKeys`. Those for prices need all rows of a block; the others work for any rows. */
export type KeySteps = (by: SortedBy) => RowStep[];

const SORTED_BY: Readonly<Record<SortId, SortedBy>> = {
  nearest: 'distance',
  farthest: 'distance',
  'price+low': 'price',
  'price+high': 'price',
  'title+az': 'title',
  'title+za': 'title',
  'mileage+low': 'mileage',
  'mileage+high': 'mileage',
};
const REVERSED: ReadonlySet<SortId> = new Set(['farthest', 'price+high', 'title+za', 'mileage+high']);

export const partKeys =
  ({ segment, tables }: Pass): KeySteps =>
  (by) => {
    switch (by) {
      case 'distance':
        return [writing((row) => distanceOf(segment, tables, row))];
      case 'price':
        return partPrices(segment.levelPrices, tables.shareOfLine);
      case 'title':
        return [writingTitles(segment.rows)];
      case 'mileage':
        return [filling(sortKeys, LAST)];
    }
  };

export const salvageKeys =
  ({ segment, tables }: Pass): KeySteps =>
  (by) => {
    switch (by) {
      case 'distance':
        return [writingDistances(segment.rows, tables.distances)];
      case 'price':
        return [writePrices];
      case 'title':
        return [writingTitles(segment.rows)];
      case 'mileage':
        return [writingMileages(segment.rows)];
    }
  };

/**
 * The steps that write `sortKeys`, and those that leave only the hits, in the right order. Without a sort, the hits have
 * the default order.
 */
export function sortedSteps(
  sort: SortId | undefined,
  steps: KeySteps,
  leaving: readonly RowStep[],
  byDefault: readonly RowStep[],
): RowStep[] {
  if (!sort) return [...leaving, ...byDefault];
  const by = SORTED_BY[sort];
  const written = steps(by);
  const ordered = by === 'price' ? [...written, ...leaving] : [...leaving, ...written];
  return REVERSED.has(sort) ? [...ordered, reverseKeys] : ordered;
}

const reverseKeys: RowStep = (_, length) => {
  for (let index = 0; index < length; index++) {
    const key = sortKeys[index] ?? 0;
    sortKeys[index] = key === LAST ? LAST : -key;
  }
  return length;
};

const writing =
  (keyOf: (row: number) => number): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) sortKeys[index] = keyOf(rows[index] ?? 0);
    return length;
  };

/** Titles have their codes in alphabetical order. */
const writingTitles =
  ({ title }: RowColumns): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) sortKeys[index] = title[rows[index] ?? 0] ?? 0;
    return length;
  };

const writingDistances =
  ({ aftermarketCount, salvageFacts }: RowColumns, distances: Float64Array): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      sortKeys[index] = distances[yardOf(salvageFacts[(rows[index] ?? 0) - aftermarketCount] ?? 0)] ?? 0;
    }
    return length;
  };

const writePrices: RowStep = (_, length) => {
  for (let index = 0; index < length; index++) sortKeys[index] = salvagePrices[index] ?? 0;
  return length;
};

const writingMileages =
  ({ aftermarketCount, miles }: RowColumns): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      const known = miles[(rows[index] ?? 0) - aftermarketCount] ?? 0;
      sortKeys[index] = known === UNKNOWN_MILES ? LAST : known;
    }
    return length;
  };

import type { SortId } from '#shared/values/catalogue-sorts.ts';
import { UNKNOWN_MILES } from '../format/row-codes.ts';
import { yardOf } from '../format/row-facts.ts';
import type { RowColumns } from '../format/segment-columns.ts';
import { partPrices } from './part-prices.ts';
import { distanceOf } from './row-terms.ts';
import { keys, LAST, reverseKeys } from './scan/block-keys.ts';
import { filling, type RowStep } from './scan/row-steps.ts';
import { prices } from './scan/salvage-block.ts';
import type { Pass } from './scan/scan-pass.ts';

type SortedBy = 'distance' | 'price' | 'title' | 'mileage';
/** Steps that write what rows are sorted by. Prices are those of all rows of a block, the others of any rows. */
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

/** Of new parts (part-block.ts). */
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
        return [filling(keys, LAST)];
    }
  };

/** Of recycled parts (salvage-block.ts). */
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
 * Steps that write the keys, around the step that leaves only the hits. Without a chosen order, rows are sorted by how
 * well they answer the keyword; equal ones stay in their order.
 */
export function sortedSteps(
  sort: SortId | undefined,
  steps: KeySteps,
  leaving: readonly RowStep[],
  relevance: RowStep = filling(keys, 0),
): RowStep[] {
  if (!sort) return [...leaving, relevance];
  const by = SORTED_BY[sort];
  const written = steps(by);
  const ordered = by === 'price' ? [...written, ...leaving] : [...leaving, ...written];
  return REVERSED.has(sort) ? [...ordered, reverseKeys] : ordered;
}

const writing =
  (keyOf: (row: number) => number): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) keys[index] = keyOf(rows[index] ?? 0);
    return length;
  };

/** A title's code is its rank. */
const writingTitles =
  ({ title }: RowColumns): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) keys[index] = title[rows[index] ?? 0] ?? 0;
    return length;
  };

const writingDistances =
  ({ aftermarketCount, salvageFacts }: RowColumns, distances: Float64Array): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      keys[index] = distances[yardOf(salvageFacts[(rows[index] ?? 0) - aftermarketCount] ?? 0)] ?? 0;
    }
    return length;
  };

const writePrices: RowStep = (_, length) => {
  for (let index = 0; index < length; index++) keys[index] = prices[index] ?? 0;
  return length;
};

const writingMileages =
  ({ aftermarketCount, miles }: RowColumns): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      const known = miles[(rows[index] ?? 0) - aftermarketCount] ?? 0;
      keys[index] = known === UNKNOWN_MILES ? LAST : known;
    }
    return length;
  };

import type { SortId } from '#shared/rules/catalogue-sorts.ts';
import { keys, LAST, reverseKeys } from './block-keys.ts';
import type { RowColumns } from './opened-cut.ts';
import { partPrices } from './part-prices.ts';
import { UNKNOWN_MILES } from './row-codes.ts';
import { yardOf } from './row-facts.ts';
import { filling, type RowStep } from './row-steps.ts';
import { distanceOf } from './row-terms.ts';
import { prices, salvageFacts } from './salvage-block.ts';
import type { Pass } from './scan-pass.ts';

type SortedBy = 'distance' | 'price' | 'title' | 'mileage';
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

/** Steps that write what new parts (part-block.ts) are sorted by. */
export const partKeys = (pass: Pass): RowStep[] =>
  inOrderOf(pass, ({ cut, tables }) => ({
    distance: [writing((row) => distanceOf(cut, tables, row))],
    price: partPrices(cut.levelPrices, tables.shareOfLine),
    title: [writingTitles(cut.rows)],
    mileage: [filling(keys, LAST)],
  }));

/** Steps that write what recycled parts (salvage-block.ts) are sorted by. */
export const salvageKeys = (pass: Pass): RowStep[] =>
  inOrderOf(pass, ({ cut: { rows: columns }, tables }) => ({
    distance: [writingDistances(tables.distances)],
    price: [writePrices],
    title: [writingTitles(columns)],
    mileage: [writingMileages(columns)],
  }));

/** In any other order all are equal, and stay in that of the rows. */
function inOrderOf(pass: Pass, stepsOf: (pass: Pass) => Readonly<Record<SortedBy, RowStep[]>>): RowStep[] {
  const { sort } = pass.query;
  if (!pass.hits) return [];
  if (!sort) return [filling(keys, 0)];
  return [...stepsOf(pass)[SORTED_BY[sort]], ...(REVERSED.has(sort) ? [reverseKeys] : [])];
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
  (distances: Float64Array): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) keys[index] = distances[yardOf(salvageFacts[index] ?? 0)] ?? 0;
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

import type { SortId } from '#shared/rules/catalogue-sorts.ts';
import { UNKNOWN_MILES } from './row-codes.ts';
import { distanceOf } from './row-terms.ts';
import type { ScannedCut } from './scanned-cut.ts';
import type { SearchTables } from './search-tables.ts';

/** The sorts by price: the price that is known in the pass anyway, or its negative. */
export const PRICE_SIGNS: Readonly<Partial<Record<SortId, number>>> = { 'price+low': 1, 'price+high': -1 };

const LAST = Number.POSITIVE_INFINITY;
/** The other way round, but with the unknown last all the same. */
const reversed = (value: number): number => (value === LAST ? LAST : -value);

function milesOf({ rows: { aftermarketCount, miles } }: ScannedCut, row: number): number {
  if (row < aftermarketCount) return LAST;
  const known = miles[row - aftermarketCount] ?? 0;
  return known === UNKNOWN_MILES ? LAST : known;
}

/** What a row is sorted by where that is not its price, smaller first; undefined where all are equal. */
export function sortKey(
  cut: ScannedCut,
  sort: SortId | undefined,
  tables: SearchTables,
): ((row: number) => number) | undefined {
  switch (sort) {
    case 'nearest':
      return (row) => distanceOf(cut, tables, row);
    case 'farthest':
      return (row) => reversed(distanceOf(cut, tables, row));
    case 'title+az':
      return (row) => cut.rows.title[row] ?? 0;
    case 'title+za':
      return (row) => -(cut.rows.title[row] ?? 0);
    case 'mileage+low':
      return (row) => milesOf(cut, row);
    case 'mileage+high':
      return (row) => reversed(milesOf(cut, row));
    default:
      return undefined;
  }
}

import { groupedRows } from './grouped-rows.ts';
import { inBatches } from './in-batches.ts';
import { mergeSorted } from './merge-sorted.ts';

export interface Difference<Row> {
  /** The row in the first of the earlier lists. */
  readonly before?: Row;
  readonly after?: Row;
  /** The row in the first earlier list that has it. */
  readonly known?: Row;
  /** It differs in no list, and was asked for anyway. */
  readonly isSame?: true;
}

interface Side<Row> {
  /** The index of the earlier list; -1 is the later list. */
  readonly list: number;
  readonly row: Row;
}

/**
 * The rows that differ between the later list and any of the earlier lists, or all rows. All lists are sorted by key.
 */
export async function* differences<Row>(
  befores: readonly AsyncIterable<Row>[],
  after: AsyncIterable<Row>,
  keyOf: (row: Row) => string,
  which: 'changed' | 'all' = 'changed',
): AsyncGenerator<Difference<Row>> {
  const sideKey = ({ row }: Side<Row>) => keyOf(row);
  const sides = [...befores.map((rows, list) => side(rows, list)), side(after, -1)];
  for await (const group of groupedRows(mergeSorted(sides, sideKey), sideKey)) {
    const later = group.find(({ list }) => list < 0);
    const earlier = group.filter(({ list }) => list >= 0);
    const text = later && JSON.stringify(later.row);
    const isSame = earlier.length === befores.length && earlier.every(({ row }) => JSON.stringify(row) === text);
    if (later && isSame && which === 'changed') continue;
    const before = earlier.find(({ list }) => list === 0);
    yield {
      ...(before && { before: before.row }),
      ...(later && { after: later.row }),
      ...(earlier[0] && { known: earlier[0].row }),
      ...(later && isSame && { isSame: true as const }),
    };
  }
}

async function* side<Row>(rows: AsyncIterable<Row>, list: number): AsyncGenerator<Side<Row>[]> {
  for await (const batch of inBatches(rows)) yield batch.map((row) => ({ list, row }));
}

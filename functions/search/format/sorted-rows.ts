import type { Rows } from './catalogue-sources.ts';

interface SortedLookup<Row> {
  /** The row of a key. Keys must be looked up in ascending order. */
  find(key: string): Promise<Row | undefined>;
}

/**
 * One side of a merge join: reads on until it reaches or passes the key. Throws if the rows are not in ascending order.
 */
export function sortedLookup<Row>(rows: Rows<Row>, keyOf: (row: Row) => string): SortedLookup<Row> {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let current: { key: string; row: Row } | undefined;
  let done = false;
  const advance = async (): Promise<void> => {
    const next = await iterator.next();
    done = next.done ?? false;
    const read = next.done ? undefined : { key: keyOf(next.value), row: next.value };
    if (read && current && read.key <= current.key) throw new RangeError(`Row ${read.key} comes after ${current.key}`);
    current = read;
  };
  return {
    async find(key) {
      while (!done && (current === undefined || current.key < key)) await advance();
      return current?.key === key ? current.row : undefined;
    },
  };
}

export async function collect<Row>(rows: Rows<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

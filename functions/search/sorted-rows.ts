import type { Rows } from './catalogue-sources.ts';

/** Passes rows on and refuses those out of order: everything after relies on it. */
export async function* inOrder<Row>(rows: Rows<Row>, keyOf: (row: Row) => string): AsyncGenerator<Row> {
  let last: string | undefined;
  for await (const row of rows) {
    const key = keyOf(row);
    if (last !== undefined && key <= last) throw new RangeError(`Row ${key} comes after ${last}`);
    last = key;
    yield row;
  }
}

interface SortedLookup<Row> {
  /** The row of a key; keys must be asked for in rising order. */
  find(key: string): Promise<Row | undefined>;
}

/** The other side of a merge join: reads on until the key is reached or passed. */
export function sortedLookup<Row>(rows: Rows<Row>, keyOf: (row: Row) => string): SortedLookup<Row> {
  const iterator = inOrder(rows, keyOf);
  let current: { key: string; row: Row } | undefined;
  let done = false;
  const advance = async (): Promise<void> => {
    const { value, done: ended } = await iterator.next();
    done = ended ?? false;
    current = done ? undefined : { key: keyOf(value), row: value };
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

/** Groups the rows of a sorted stream that have the same key. */
export async function* groupedRows<Row>(rows: AsyncIterable<Row>, keyOf: (row: Row) => string): AsyncGenerator<Row[]> {
  let group: Row[] = [];
  let key: string | undefined;
  for await (const row of rows) {
    const next = keyOf(row);
    if (next !== key && group.length > 0) {
      yield group;
      group = [];
    }
    key = next;
    group.push(row);
  }
  if (group.length > 0) yield group;
}

/** One row for each key of a sorted stream: the last one, or all of them merged. */
export async function* onePerKey<Row>(
  rows: AsyncIterable<Row>,
  keyOf: (row: Row) => string,
  merge: (earlier: Row, later: Row) => Row = (_earlier, later) => later,
): AsyncGenerator<Row> {
  for await (const group of groupedRows(rows, keyOf)) yield group.reduce(merge);
}

/** Splits a stream into runs of rows with the same key. Each run must be read to its end before the next one. */
export async function* groupRuns<Row>(
  rows: AsyncIterable<Row>,
  keyOf: (row: Row) => string,
): AsyncGenerator<{ readonly key: string; readonly rows: AsyncIterable<Row> }> {
  const iterator = rows[Symbol.asyncIterator]();
  let next = await iterator.next();
  async function* run(key: string): AsyncGenerator<Row> {
    for (; !next.done && keyOf(next.value) === key; next = await iterator.next()) yield next.value;
  }
  try {
    while (!next.done) {
      const key = keyOf(next.value);
      yield { key, rows: run(key) };
    }
  } finally {
    await iterator.return?.();
  }
}

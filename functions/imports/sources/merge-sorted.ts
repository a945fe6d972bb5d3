type Batches<Row> = AsyncIterable<readonly Row[]>;

interface Cursor<Row> {
  readonly batches: AsyncIterator<readonly Row[]>;
  /** The index of the input. Of rows with the same key, the one from the earlier input comes first. */
  readonly index: number;
  batch: readonly Row[];
  at: number;
  row: Row;
  key: string;
}

/** Merges sorted streams into one. Rows with the same key come in the order of the inputs. */
export async function* mergeSorted<Row>(
  inputs: readonly Batches<Row>[],
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  const opened = inputs.map((input, index) => opening(input, index, keyOf));
  const cursors: Cursor<Row>[] = (await Promise.all(opened)).filter((cursor) => cursor !== undefined);
  cursors.sort((a, b) => (isBefore(a, b) ? -1 : 1));
  try {
    for (let first = cursors[0]; first; first = cursors[0]) {
      yield first.row;
      // An await for each row would take longer than the merge.
      if (stepInBatch(first, keyOf) || (await stepToNextBatch(first, keyOf))) sink(cursors, first);
      else cursors.shift();
    }
  } finally {
    for (const { batches } of cursors) await batches.return?.();
  }
}

async function opening<Row>(
  input: Batches<Row>,
  index: number,
  keyOf: (row: Row) => string,
): Promise<Cursor<Row> | undefined> {
  const batches = input[Symbol.asyncIterator]();
  const cursor = { batches, index, batch: [] as readonly Row[], at: 0, row: undefined as Row, key: '' };
  return (await stepToNextBatch(cursor, keyOf)) ? cursor : undefined;
}

/** Moves to the next row of the batch. False at its end. */
function stepInBatch<Row>(cursor: Cursor<Row>, keyOf: (row: Row) => string): boolean {
  if (cursor.at + 1 >= cursor.batch.length) return false;
  cursor.at += 1;
  cursor.row = cursor.batch[cursor.at] as Row;
  cursor.key = keyOf(cursor.row);
  return true;
}

/** Moves to the first row of the next batch that has rows. False at the end of the input. */
async function stepToNextBatch<Row>(cursor: Cursor<Row>, keyOf: (row: Row) => string): Promise<boolean> {
  do {
    const { value, done } = await cursor.batches.next();
    if (done) return false;
    cursor.batch = value;
    cursor.at = -1;
  } while (!stepInBatch(cursor, keyOf));
  return true;
}

/** Moves the first cursor back to its new position. All others are in order. */
function sink<Row>(cursors: Cursor<Row>[], first: Cursor<Row>): void {
  let at = 0;
  for (let next = cursors[1]; next && isBefore(next, first); next = cursors[at + 1]) {
    cursors[at] = next;
    at += 1;
  }
  cursors[at] = first;
}

const isBefore = (a: Cursor<unknown>, b: Cursor<unknown>): boolean =>
  a.key < b.key || (a.key === b.key && a.index < b.index);

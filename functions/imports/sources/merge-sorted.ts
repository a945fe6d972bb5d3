type Batches<Row> = AsyncIterable<readonly Row[]>;

interface Cursor<Row> {
  readonly batches: AsyncIterator<readonly Row[]>;
  /** Of two inputs with the same key the earlier goes first. */
  readonly place: number;
  batch: readonly Row[];
  at: number;
  row: Row;
  key: string;
}

/** One sorted stream of several; rows with the same key come in the order of the inputs. */
export async function* mergeSorted<Row>(
  inputs: readonly Batches<Row>[],
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  const opened = inputs.map((input, place) => opening(input, place, keyOf));
  const cursors: Cursor<Row>[] = (await Promise.all(opened)).filter((cursor) => cursor !== undefined);
  cursors.sort((a, b) => (isBefore(a, b) ? -1 : 1));
  try {
    for (let first = cursors[0]; first; first = cursors[0]) {
      yield first.row;
      if (await advance(first, keyOf)) sink(cursors, first);
      else cursors.shift();
    }
  } finally {
    for (const { batches } of cursors) await batches.return?.();
  }
}

async function opening<Row>(
  input: Batches<Row>,
  place: number,
  keyOf: (row: Row) => string,
): Promise<Cursor<Row> | undefined> {
  const batches = input[Symbol.asyncIterator]();
  const cursor = { batches, place, batch: [] as readonly Row[], at: 0, row: undefined as Row, key: '' };
  return (await advance(cursor, keyOf)) ? cursor : undefined;
}

async function advance<Row>(cursor: Cursor<Row>, keyOf: (row: Row) => string): Promise<boolean> {
  cursor.at += 1;
  while (cursor.at >= cursor.batch.length) {
    const { value, done } = await cursor.batches.next();
    if (done) return false;
    cursor.batch = value;
    cursor.at = 0;
  }
  cursor.row = cursor.batch[cursor.at] as Row;
  cursor.key = keyOf(cursor.row);
  return true;
}

/** Moves the first one back to where it belongs now; all others are in order. */
function sink<Row>(cursors: Cursor<Row>[], first: Cursor<Row>): void {
  let at = 0;
  for (let next = cursors[1]; next && isBefore(next, first); next = cursors[at + 1]) {
    cursors[at] = next;
    at += 1;
  }
  cursors[at] = first;
}

const isBefore = (a: Cursor<unknown>, b: Cursor<unknown>): boolean =>
  a.key < b.key || (a.key === b.key && a.place < b.place);

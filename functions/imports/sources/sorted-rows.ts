import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lineBatches } from './lines.ts';
import { mergeSorted } from './merge-sorted.ts';

/** In characters, about 20 MB of memory. */
const RUN_LENGTH = 8 << 20;
const PIECE_LINES = 4096;

interface Entry {
  readonly key: string;
  readonly line: string;
}

/** Sorts rows by key. */
export interface RowSorter<Row> {
  /** A promise only where rows are written to a file, because one for each row would take longer than sorting. */
  add(row: Row): Promise<void> | undefined;
  /** All rows that were added. Rows with the same key keep their order. Call it only once. */
  rows(): AsyncGenerator<Row>;
  /** Removes the temporary files. */
  close(): Promise<void>;
}

/** Keeps one run of rows in memory and sorted runs in files until they are merged, so any number of rows can be sorted. */
export function rowSorter<Row>(keyOf: (row: Row) => string, runLength = RUN_LENGTH): RowSorter<Row> {
  const runs: string[] = [];
  let folder: string | undefined;
  let entries: Entry[] = [];
  let length = 0;

  async function endRun(): Promise<void> {
    folder ??= await mkdtemp(path.join(tmpdir(), 'catalogue-runs-'));
    runs.push(await writeRun(path.join(folder, String(runs.length)), entries));
    entries = [];
    length = 0;
  }

  return {
    add(row) {
      const entry = { key: keyOf(row), line: JSON.stringify(row) };
      entries.push(entry);
      length += entry.key.length + entry.line.length;
      return length < runLength ? undefined : endRun();
    },
    rows: () =>
      mergeSorted([...runs.map((run) => rowsOf<Row>(fileLines(run))), rowsOf<Row>(linesOf(sorted(entries)))], keyOf),
    async close() {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Rows sorted by key. Rows with the same key keep their order. */
export async function* sortedRows<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  keyOf: (row: Row) => string,
  runLength?: number,
): AsyncGenerator<Row> {
  const sorter = rowSorter(keyOf, runLength);
  try {
    for await (const row of rows) {
      const written = sorter.add(row);
      if (written !== undefined) await written;
    }
    yield* sorter.rows();
  } finally {
    await sorter.close();
  }
}

const sorted = (entries: Entry[]): Entry[] => entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

async function writeRun(file: string, entries: Entry[]): Promise<string> {
  const pieces = linesOf(sorted(entries));
  await writeFile(
    file,
    (function* () {
      for (const lines of pieces) yield `${lines.join('\n')}\n`;
    })(),
  );
  return file;
}

function* linesOf(entries: readonly Entry[]): Generator<string[]> {
  for (let from = 0; from < entries.length; from += PIECE_LINES) {
    yield entries.slice(from, from + PIECE_LINES).map(({ line }) => line);
  }
}

const fileLines = (file: string): AsyncIterable<string[]> =>
  lineBatches(createReadStream(file, { highWaterMark: 1 << 17 }));

async function* rowsOf<Row>(batches: AsyncIterable<string[]> | Iterable<string[]>): AsyncGenerator<Row[]> {
  for await (const lines of batches) yield lines.map((line) => JSON.parse(line) as Row);
}

import { AppError } from '#shared/errors.ts';
import type { CsvFormat } from './csv/csv-format.ts';
import type { CsvSummary } from './csv/read-csv.ts';
import type { Parsed } from './parsed.ts';
import { type Listener, usableRows } from './staging/usable-rows.ts';

/** How many are saved at a time. */
const TOGETHER = 16;

/** A row for the table, and where it stood last. */
export interface FileRecord<Row> {
  readonly row: Row;
  readonly line: number;
}

/** The rows of a file of records, one for each key. @throws {UnusableFile} */
export async function readRecords<Row>(
  { keyOf, merge }: CsvFormat<Row>,
  parsed: AsyncIterable<Parsed<Row, CsvSummary>>,
  listener: Listener,
): Promise<FileRecord<Row>[]> {
  const records = new Map<string, FileRecord<Row>>();
  for await (const { row, line } of usableRows(parsed, listener)) {
    const earlier = records.get(keyOf(row))?.row;
    records.set(keyOf(row), { row: earlier !== undefined && merge ? merge(earlier, row) : row, line });
  }
  return [...records.values()];
}

interface SaveListener extends Pick<Listener, 'onFault'> {
  readonly onSaved: () => void;
}

/**
 * Saves records each by itself: what is refused by its repository is reported, and the others are saved. Saved again they
 * are the same.
 */
export async function saveRecords<Row>(
  records: readonly FileRecord<Row>[],
  save: (row: Row) => Promise<void>,
  listener: SaveListener,
): Promise<void> {
  for (let from = 0; from < records.length; from += TOGETHER) {
    await Promise.all(records.slice(from, from + TOGETHER).map((record) => saveRecord(record, save, listener)));
  }
}

async function saveRecord<Row>(
  { row, line }: FileRecord<Row>,
  save: (row: Row) => Promise<void>,
  { onFault, onSaved }: SaveListener,
): Promise<void> {
  try {
    await save(row);
    onSaved();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    onFault({ line, code: 'not-saved', message: error.message, severity: 'refused' });
  }
}

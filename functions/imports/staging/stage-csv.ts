import type { WritableObjectStore } from '../../objects/object-store.ts';
import type { CsvFormat } from '../csv/csv-format.ts';
import type { CsvSummary } from '../csv/read-csv.ts';
import { type Parsed, repeatedRow, type SentRow, sameFormRow } from '../issues.ts';
import { onePerKey } from '../sources/grouped-rows.ts';
import { SeenKeys } from '../sources/seen-keys.ts';
import { sortedRows } from '../sources/sorted-rows.ts';
import { FIRST_FORM, type NewSource, writeSource } from '../sources/source-files.ts';
import { type Listener, type StagedSource, usableRows } from './usable-rows.ts';

/** A row to save to the table, and the line of its file that it came from. */
export interface FileRow<Row> {
  readonly row: Row;
  readonly line: number;
  /** As it was sent, for the case that it is refused when it is saved. */
  readonly sent?: SentRow;
}

type ParsedCsv<Row> = AsyncIterable<Parsed<Row, CsvSummary>>;

/**
 * The rows of a CSV file, sorted by natural key, one for each key. Rows with the same key are merged if the format says
 * how. Otherwise the later one is used and the repetition is reported.
 * @throws {UnusableFile}
 */
function csvSourceRows<Row>(
  { keyOf, formOf, merge }: CsvFormat<Row>,
  parsed: ParsedCsv<Row>,
  listener: Listener,
): AsyncGenerator<Row> {
  const seen = new SeenKeys();
  const forms = new SeenKeys();
  const rows = async function* () {
    for await (const { row, line } of usableRows(parsed, listener)) {
      const isNew = (!merge || formOf) && seen.add(keyOf(row));
      if (!merge && !isNew) listener.onIssue(repeatedRow(keyOf(row), line));
      if (formOf && !forms.add(formOf(row)) && isNew) listener.onIssue(sameFormRow(keyOf(row), line));
      yield row;
    }
  };
  return onePerKey(sortedRows(rows(), keyOf), keyOf, merge);
}

/** Stores the rows of a CSV file as a source of the catalogue. @throws {UnusableFile} */
export const stageCsvSource = <Row>(
  format: CsvFormat<Row>,
  parsed: ParsedCsv<Row>,
  source: NewSource,
  store: WritableObjectStore,
  listener: Listener,
): Promise<StagedSource> => writeSource(store, source, csvSourceRows(format, parsed, listener));

/** Stores the rows of a CSV file with their lines, to be saved to the table later. @throws {UnusableFile} */
export const stageCsvRecords = async <Row>(
  format: CsvFormat<Row>,
  parsed: ParsedCsv<Row>,
  source: Pick<NewSource, 'kind' | 'asOf'>,
  store: WritableObjectStore,
  listener: Listener,
): Promise<StagedSource> => {
  const rows = await csvFileRows(format, parsed, listener);
  return writeSource(store, { ...source, key: 'records', form: FIRST_FORM }, rows);
};

/** In the order of the file, because an issue that comes up when a row is saved names its line. @throws {UnusableFile} */
async function csvFileRows<Row>(
  { keyOf, merge }: CsvFormat<Row>,
  parsed: ParsedCsv<Row>,
  listener: Listener,
): Promise<FileRow<Row>[]> {
  const rows = new Map<string, FileRow<Row>>();
  for await (const { row, ...place } of usableRows(parsed, listener)) {
    const key = keyOf(row);
    const earlier = rows.get(key)?.row;
    if (earlier !== undefined && !merge) listener.onIssue(repeatedRow(key, place.line));
    rows.set(key, { row: earlier !== undefined && merge ? merge(earlier, row) : row, ...place });
  }
  return [...rows.values()];
}

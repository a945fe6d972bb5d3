import type { WritableObjectStore } from '../../objects/object-store.ts';
import type { CsvFormat } from '../csv/csv-format.ts';
import type { CsvSummary } from '../csv/read-csv.ts';
import type { Parsed } from '../parsed.ts';
import { SeenKeys } from '../seen-keys.ts';
import { onePerKey } from '../sources/grouped-rows.ts';
import { sortedRows } from '../sources/sorted-rows.ts';
import { writeSource } from '../sources/source-files.ts';
import type { SourceName } from '../sources/source-names.ts';
import { repeatedRow } from './repeated-row.ts';
import type { StagedSource } from './staged-source.ts';
import { type Listener, usableRows } from './usable-rows.ts';

/**
 * The rows of a CSV file sorted by their natural key, one for each. Where the kind does not say how rows of a key are
 * joined, the later counts, and the earlier one is reported.
 * @throws {UnusableFile}
 */
function csvSourceRows<Row>(
  format: CsvFormat<Row>,
  parsed: AsyncIterable<Parsed<Row, CsvSummary>>,
  listener: Listener,
): AsyncGenerator<Row> {
  const { keyOf, merge } = format;
  const seen = new SeenKeys();
  const rows = async function* () {
    for await (const { row, line } of usableRows(parsed, listener)) {
      if (!merge && !seen.add(keyOf(row))) listener.onFault(repeatedRow(keyOf(row), line));
      yield row;
    }
  };
  return onePerKey(sortedRows(rows(), keyOf), keyOf, merge);
}

/** Stores the rows of a CSV file as a source. @throws {UnusableFile} */
export async function stageCsv<Row>(
  format: CsvFormat<Row>,
  parsed: AsyncIterable<Parsed<Row, CsvSummary>>,
  source: SourceName & { readonly asOf: string },
  store: WritableObjectStore,
  listener: Listener,
): Promise<StagedSource[]> {
  return [await writeSource(store, source, csvSourceRows(format, parsed, listener))];
}

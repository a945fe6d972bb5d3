import { CSV_PROBLEMS, type CsvRecord, csvRecords } from '#shared/rules/csv/csv-records.ts';
import { type Issue, IssueCounts, type Parsed, type SentRow } from '../issues.ts';
import type { CsvContext, CsvFormat } from './csv-format.ts';
import { decodedText } from './decoded-text.ts';
import { columnAt, type Header, readCsvHeader } from './header.ts';
import { isBlank, RowReader } from './row-reader.ts';

/** The counts of a file that was read. */
export interface CsvSummary {
  /** Rows that are not blank, without the header. */
  readonly read: number;
  readonly taken: number;
  readonly refused: number;
  readonly warnings: number;
  /** The header can't be read, so no row was. */
  readonly isUnusable: boolean;
}

type Outcome<Row> = Parsed<Row, CsvSummary>;

/**
 * Reads a CSV file row by row in constant memory. Rows that can't be imported are left out and reported by line, column
 * and reason. Only a header that can't be read ends the reading.
 */
export async function* readCsv<Row>(
  format: CsvFormat<Row>,
  input: AsyncIterable<Uint8Array>,
  context: CsvContext,
): AsyncGenerator<Outcome<Row>> {
  const reading = new CsvReading(format, context);
  for await (const batch of csvRecords(decodedText(input))) {
    for (const record of batch) {
      for (const outcome of reading.take(record)) yield outcome;
      if (!reading.hasBadHeader) continue;
      yield { summary: reading.summary };
      return;
    }
  }
  for (const outcome of reading.end()) yield outcome;
  yield { summary: reading.summary };
}

/** The state of reading one file. */
class CsvReading<Row> {
  hasBadHeader = false;
  readonly #format: CsvFormat<Row>;
  readonly #context: CsvContext;
  readonly #count = { read: 0, taken: 0, refused: 0, warnings: 0 };
  readonly #counts = new IssueCounts();
  #reader: RowReader<Row> | undefined;

  constructor(format: CsvFormat<Row>, context: CsvContext) {
    this.#format = format;
    this.#context = context;
  }

  get summary(): CsvSummary {
    return { ...this.#count, isUnusable: !this.#reader };
  }

  /** The first row that is not blank is the header. */
  take(record: CsvRecord): readonly Outcome<Row>[] {
    if ('cells' in record && isBlank(record.cells)) return [];
    return this.#reader ? this.#takeRow(this.#reader, record) : this.#takeHeader(record);
  }

  end(): readonly Outcome<Row>[] {
    if (this.#reader) return [...this.#counts.issues()].map((issue) => this.#reported(issue));
    return [this.#reported({ line: 1, code: 'empty-file', message: 'The file is empty.', severity: 'refused' })];
  }

  #takeHeader(record: CsvRecord): Outcome<Row>[] {
    const { line } = record;
    const header = readCsvHeader('cells' in record ? record.cells : [], this.#format.columns, this.#format.oneOf);
    this.hasBadHeader = header.refused.length > 0;
    if (!this.hasBadHeader) this.#reader = new RowReader(this.#format, header, this.#context, this.#counts);
    return [
      ...header.warnings.map((issue) => this.#reported(headerIssue(header, line, issue, 'warning'))),
      ...header.refused.map((issue) => this.#reported(headerIssue(header, line, issue, 'refused'))),
    ];
  }

  #takeRow(reader: RowReader<Row>, record: CsvRecord): Outcome<Row>[] {
    const { line } = record;
    const { headings } = reader;
    this.#count.read++;
    if ('problem' in record) {
      const { problem, text } = record;
      const sent = { headings, cells: [text] };
      return [this.#reported({ line, code: problem, message: CSV_PROBLEMS[problem], severity: 'refused', sent })];
    }
    const sent = { headings, cells: record.cells };
    const row = reader.read(record.cells, line);
    if (row === undefined) return withSentRow(reader.issues, sent).map((issue) => this.#reported(issue));
    this.#count.taken++;
    const outcomes: Outcome<Row>[] = reader.issues.map((issue) => this.#reported(issue));
    outcomes.push({ row, line, sent });
    return outcomes;
  }

  #reported(issue: Issue): { readonly issue: Issue } {
    this.#count[issue.severity === 'refused' ? 'refused' : 'warnings']++;
    return { issue };
  }
}

/** The first refusal gets the row, for the file of refused rows. */
function withSentRow(issues: readonly Issue[], sent: SentRow): Issue[] {
  const first = issues.find(({ severity }) => severity === 'refused');
  return issues.map((issue) => (issue === first ? { ...issue, sent } : issue));
}

function headerIssue(
  header: Header,
  line: number,
  { code, message, index }: Header['refused'][number],
  severity: Issue['severity'],
): Issue {
  return { line, ...(index !== undefined && columnAt(header, index)), code, message, severity };
}

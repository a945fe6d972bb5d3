import type { Issue, Parsed } from '../issues.ts';
import { cellText, UNREADABLE } from './cell-text.ts';
import type { CsvColumns } from './column.ts';
import type { CsvContext, CsvFormat, RowContext, Values } from './csv-format.ts';
import { type CsvProblem, csvRecords, LONGEST_ROW } from './csv-records.ts';
import { decodedText } from './decoded-text.ts';
import { type Header, readCsvHeader } from './header.ts';
import { RowRefusal } from './refusal.ts';

/** What came of a file. */
export interface CsvSummary {
  /** Rows that say something, the header apart. */
  readonly read: number;
  readonly taken: number;
  readonly refused: number;
  readonly warnings: number;
  /** Nothing was read, as the header can't be. */
  readonly isUnusable: boolean;
}

const PROBLEMS: Record<CsvProblem, string> = {
  'after-quote': 'Text follows a closing quotation mark. Marks inside of a cell are written twice.',
  'too-long': `The row has no end: a closing quotation mark is missing, or it is longer than ${LONGEST_ROW} characters.`,
};

/**
 * Reads a CSV file row by row in flat memory. Rows that can't be taken are left out and reported by line, column and
 * reason; only a header that can't be read ends it.
 */
export async function* readCsv<Row>(
  format: CsvFormat<Row>,
  input: AsyncIterable<Uint8Array>,
  context: CsvContext,
): AsyncGenerator<Parsed<Row, CsvSummary>> {
  let reader: RowReader<Row> | undefined;
  const count = { read: 0, taken: 0, refused: 0, warnings: 0 };
  const counted = (issue: Issue) => {
    count[issue.severity === 'refused' ? 'refused' : 'warnings']++;
    return { issue };
  };

  for await (const batch of csvRecords(decodedText(input))) {
    for (const record of batch) {
      const { line } = record;
      if ('cells' in record && isBlank(record.cells)) continue;
      if (!reader) {
        const header = readCsvHeader('cells' in record ? record.cells : [], format.columns, format.oneOf);
        for (const issue of header.warnings) yield counted(headerIssue(header, line, issue, 'warning'));
        for (const issue of header.refused) yield counted(headerIssue(header, line, issue, 'refused'));
        if (header.refused.length > 0) {
          yield { summary: { ...count, isUnusable: true } };
          return;
        }
        reader = new RowReader(format, header, context);
        continue;
      }
      count.read++;
      if ('problem' in record) {
        yield counted({ line, code: record.problem, message: PROBLEMS[record.problem], severity: 'refused' });
        continue;
      }
      const row = reader.read(record.cells, line);
      for (const issue of reader.issues) yield counted(issue);
      if (row === undefined) continue;
      count.taken++;
      yield { row, line };
    }
  }

  if (!reader) {
    yield counted({ line: 1, code: 'empty-file', message: 'The file is empty.', severity: 'refused' });
  }
  yield { summary: { ...count, isUnusable: !reader } };
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function headerIssue(
  header: Header,
  line: number,
  { code, message, index }: Header['refused'][number],
  severity: Issue['severity'],
): Issue {
  return { line, ...(index !== undefined && columnAt(header, index)), code, message, severity };
}

const columnAt = (header: Header, index: number) => ({ column: index + 1, field: header.names[index] ?? '' });

/** What is not said is not there at all. */
function set(values: Record<string, unknown>, field: string, value: unknown) {
  if (value !== undefined) values[field] = value;
}

/** Makes rows of cells. */
class RowReader<Row> {
  readonly #format: CsvFormat<Row>;
  readonly #header: Header;
  readonly #context: RowContext;
  readonly #missing: readonly string[];
  #line = 0;
  #issues: Issue[] = [];

  constructor(format: CsvFormat<Row>, header: Header, context: CsvContext) {
    this.#format = format;
    this.#header = header;
    const found = new Set(header.cells.map(({ field }) => field));
    this.#missing = Object.keys(format.columns).filter((field) => !found.has(field));
    this.#context = {
      ...context,
      warn: (column, code, message) => this.#report(this.#columnNamed(column), code, message, 'warning'),
    };
  }

  /** Of the row read last. */
  get issues(): readonly Issue[] {
    return this.#issues;
  }

  read(cells: readonly string[], line: number): Row | undefined {
    this.#line = line;
    if (this.#issues.length > 0) this.#issues = [];
    const values = this.#isWhole(cells) ? this.#valuesOf(cells) : undefined;
    return values && this.#rowOf(values);
  }

  /** Empty cells at the end are as good as none; any others would stand under the wrong name. */
  #isWhole(cells: readonly string[]): boolean {
    const { length } = this.#header.names;
    if (cells.length === length || (cells.length > length && isBlank(cells.slice(length)))) return true;
    this.#report(undefined, 'ragged-row', `The row has ${cells.length} cells, and the header ${length}.`, 'refused');
    return false;
  }

  #valuesOf(cells: readonly string[]): Values | undefined {
    const values: Record<string, unknown> = {};
    for (const field of this.#missing) set(values, field, this.#format.columns[field]?.otherwise());
    let isWhole = true;
    for (const { field, index, name } of this.#header.cells) {
      const column = this.#format.columns[field];
      if (!column) continue;
      const text = cellText(cells[index] ?? '');
      const value = this.#cellValue(column, text, index);
      if (value instanceof RowRefusal) {
        isWhole = false;
        this.#report(index, value.code, value.message, 'refused');
      } else if (column.kind !== 'family') {
        set(values, field, value ?? column.otherwise());
      } else {
        const byName = (values[field] ?? column.otherwise()) as Record<string, unknown>;
        set(byName, name, value);
        values[field] = byName;
      }
    }
    return isWhole ? values : undefined;
  }

  #cellValue(column: CsvColumns[string], text: string, index: number): unknown {
    if (text === '') return column.kind === 'required' ? new RowRefusal('missing', 'Nothing is said.') : undefined;
    if (text.includes(UNREADABLE)) return new RowRefusal('encoding', `"${text}" holds what is no character of UTF-8.`);
    return column.read(text, (code, message) => this.#report(index, code, message, 'warning'));
  }

  #rowOf(values: Values): Row | undefined {
    const row = this.#format.rowOf(values, this.#context);
    if (row instanceof RowRefusal) {
      const index = row.column === undefined ? undefined : this.#columnNamed(row.column);
      this.#report(index, row.code, row.message, 'refused');
      return undefined;
    }
    const parsed = this.#format.schema.safeParse(row);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      this.#report(undefined, 'invalid', `${path.join('.')}: ${message}`, 'refused');
    }
    return undefined;
  }

  #columnNamed(name: string): number | undefined {
    const field = Object.entries(this.#format.columns).find(([, { names }]) => names[0] === name)?.[0];
    return this.#header.cells.find((cell) => cell.field === field)?.index;
  }

  #report(index: number | undefined, code: string, message: string, severity: Issue['severity']) {
    const column = index === undefined ? undefined : columnAt(this.#header, index);
    this.#issues.push({ line: this.#line, ...column, code, message, severity });
  }
}

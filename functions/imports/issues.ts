/** A position in an import file. Lines and columns count from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column?: number;
}

/** A row as it was sent, with the headings of its file. */
export interface SentRow {
  readonly headings: readonly string[];
  readonly cells: readonly string[];
}

/** A problem at a position in an import file. */
export interface Issue extends SourcePosition {
  /** The name of the column, in files that have named columns. */
  readonly field?: string;
  /** For counting and filtering, such as 'missing-part-type'. */
  readonly code: string;
  readonly message: string;
  /** 'refused': the row or cell is left out. 'warning': it is imported, as the message says. */
  readonly severity: 'refused' | 'warning';
  /** The refused row. Only the first reason for refusing a row has it. */
  readonly sent?: SentRow;
}

/** A parser yields rows (those of CSV files with their lines) and issues as it finds them, and one summary at the end. */
export type Parsed<Row, Summary> =
  | { row: Row; line?: number; sent?: SentRow }
  | { issue: Issue }
  | { summary: Summary };

/** Only line and column are taken from the position, which may be an XML element. */
export function issueAt(
  { line, column }: SourcePosition,
  code: string,
  message: string,
  severity: Issue['severity'],
): Issue {
  return { line, ...(column && { column }), code, message, severity };
}

/** Warns about a CSV row whose key an earlier row of the file had. */
export const repeatedRow = (key: string, line: number): Issue => ({
  line,
  code: 'repeated-row',
  message: `${key.replaceAll('\0', ' ')} appears more than once in this file. The last row is used.`,
  severity: 'warning',
});

/** Warns about a CSV row whose number differs from an earlier one only in signs (decision C2). */
export const sameFormRow = (key: string, line: number): Issue => ({
  line,
  code: 'same-form',
  message: `${key.replaceAll('\0', ' ')} differs from an earlier number of this file only in signs.`,
  severity: 'warning',
});

/** Warns about a CSV row whose key a row of another file of the import had. */
export const repeatedInFiles = (key: string, line: number): Issue => ({
  line,
  code: 'repeated-row',
  message: `An earlier file of this import has ${key.replaceAll('\0', ' ')} too. This row is used.`,
  severity: 'warning',
});

/** Further distinct issues are counted together: a file with nothing but issues must not fill the memory. */
const MOST_KINDS = 100_000;
const REST = 'Others of this kind';

interface Place extends SourcePosition {
  /** The name of the column, in files that have named columns. */
  readonly field?: string;
}

interface Entry {
  readonly problem: string;
  readonly position: Place;
  count: number;
}

/** Counts issues that a file repeats. Each is reported once for each column, with its first position and its count. */
export class IssueCounts {
  readonly #entries = new Map<string, Map<string, Entry>>();
  #kinds = 0;

  /** `problem` has no full stop, because the count follows: "BaseVehicle 588822 is not in the vehicle map". */
  add(code: string, problem: string, { line, column, field }: Place): void {
    const entries = this.#entries.get(code) ?? new Map<string, Entry>();
    this.#entries.set(code, entries);
    const key = field === undefined ? problem : `${field}\0${problem}`;
    const isNew = this.#kinds < MOST_KINDS;
    const entry = entries.get(key) ?? (isNew ? undefined : entries.get(REST));
    if (entry) {
      entry.count += 1;
      return;
    }
    const position = { line, ...(column && { column }), ...(field !== undefined && { field }) };
    entries.set(isNew ? key : REST, { problem: isNew ? problem : REST, position, count: 1 });
    this.#kinds += 1;
  }

  /** All of them as warnings, grouped by code and in the order they first appeared. */
  *issues(): Generator<Issue> {
    for (const [code, entries] of this.#entries) {
      for (const { problem, position, count } of entries.values()) {
        const message = `${problem} (${count} ${count === 1 ? 'time' : 'times'}).`;
        yield { ...position, code, message, severity: 'warning' };
      }
    }
  }
}

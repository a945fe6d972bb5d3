import type { Issue, IssueCounts } from '../issues.ts';
import { hasInvisible, INVISIBLE_DROPPED } from '../texts/invisible-characters.ts';
import { cellText, UNREADABLE } from './cell-text.ts';
import { cellLeftOut } from './cells.ts';
import type { CsvColumns } from './column.ts';
import type { CsvContext, CsvFormat, RowContext, Values } from './csv-format.ts';
import { columnAt, type Header } from './header.ts';
import type { Partner } from './named-partners.ts';
import { RowRefusal, type Warn } from './refusal.ts';

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Leaves a field out if its value is undefined. */
function set(values: Record<string, unknown>, field: string, value: unknown) {
  if (value !== undefined) values[field] = value;
}

/** Makes rows of a format from the cells of a file. */
export class RowReader<Row> {
  readonly #format: CsvFormat<Row>;
  readonly #header: Header;
  readonly #context: RowContext;
  readonly #missing: readonly string[];
  /** The place of the last cell that no row may do without. */
  readonly #lastRequired: number;
  readonly #counts: IssueCounts;
  #line = 0;
  #issues: Issue[] = [];

  /** Problems that a file repeats are added to `counts`. */
  constructor(format: CsvFormat<Row>, header: Header, context: CsvContext, counts: IssueCounts) {
    this.#format = format;
    this.#header = header;
    this.#counts = counts;
    const found = new Set(header.cells.map(({ field }) => field));
    this.#missing = Object.keys(format.columns).filter((field) => !found.has(field));
    const required = header.cells.filter(({ field }) => format.columns[field]?.kind === 'required');
    this.#lastRequired = Math.max(-1, ...required.map(({ index }) => index));
    this.#context = {
      ...context,
      warn: (column, ...problem) => this.#warn(this.#columnNamed(column), ...problem),
    };
  }

  /** The first row of the file, as it is shown. */
  get headings(): readonly string[] {
    return this.#header.names;
  }

  /** The issues of the last row read. */
  get issues(): readonly Issue[] {
    return this.#issues;
  }

  read(cells: readonly string[], line: number): Row | undefined {
    this.#line = line;
    if (this.#issues.length > 0) this.#issues = [];
    const values = this.#isWhole(cells) ? this.#valuesOf(cells) : undefined;
    return values && this.#rowOf(values);
  }

  /**
   * Extra cells are only accepted if they are empty. With any others, values might be in the wrong column. Spreadsheets
   * leave out the empty cells at the end of a row, so cells of optional columns may be missing (case N11).
   */
  #isWhole(cells: readonly string[]): boolean {
    const { length } = this.#header.names;
    if (cells.length === length || (cells.length > length && isBlank(cells.slice(length)))) return true;
    if (cells.length < length && this.#lastRequired < cells.length) {
      this.#counts.add('short-row', 'A row ends before its last columns, which are empty', { line: this.#line });
      return true;
    }
    this.#report(
      undefined,
      'ragged-row',
      `The row has ${cells.length} cells, but the header has ${length}.`,
      'refused',
    );
    return false;
  }

  #valuesOf(cells: readonly string[]): Values | undefined {
    const values: Record<string, unknown> = {};
    for (const field of this.#missing) set(values, field, this.#format.columns[field]?.otherwise());
    let isWhole = true;
    for (const { field, index, name } of this.#header.cells) {
      const column = this.#format.columns[field];
      if (!column) continue;
      const cell = cells[index] ?? '';
      const text = cellText(cell);
      if (text.length < cell.length && hasInvisible(cell)) {
        this.#warn(index, 'invisible-characters', INVISIBLE_DROPPED, 'counted');
      }
      const value = this.#cellValue(column, text, index);
      if (value instanceof RowRefusal) {
        const costsRow = column.kind === 'required' || column.isDeciding === true;
        const message = costsRow ? value.message : cellLeftOut(value.message);
        this.#report(index, value.code, message, costsRow ? 'refused' : 'warning');
        if (costsRow) isWhole = false;
        else set(values, field, column.otherwise());
      } else if (column.kind !== 'family') {
        if (column.refersTo) this.#name(column.refersTo, value, index);
        set(values, field, value ?? column.otherwise());
      } else {
        const byName = (values[field] ?? column.otherwise()) as Record<string, unknown>;
        set(byName, name, value);
        if (column.refersTo && value !== undefined) this.#name(column.refersTo, name, index);
        values[field] = byName;
      }
    }
    return isWhole ? values : undefined;
  }

  #cellValue(column: CsvColumns[string], text: string, index: number): unknown {
    if (text === '') return column.kind === 'required' ? new RowRefusal('missing', 'A value is required.') : undefined;
    if (text.includes(UNREADABLE))
      return new RowRefusal('encoding', `"${text}" contains bytes that are not valid UTF-8.`);
    return column.read(text, (...problem) => this.#warn(index, ...problem));
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

  #name(partner: Partner, value: unknown, index: number) {
    const { partners } = this.#context;
    if (!partners || value === undefined) return;
    const placeOf = () => ({ line: this.#line, ...columnAt(this.#header, index) });
    if (!Array.isArray(value)) partners.add(partner, String(value), placeOf);
    else for (const name of value) partners.add(partner, String(name), placeOf);
  }

  #warn(index: number | undefined, ...[code, message, how]: Parameters<Warn>) {
    if (how === undefined) return this.#report(index, code, message, 'warning');
    const column = index === undefined ? undefined : columnAt(this.#header, index);
    return this.#counts.add(code, message, { line: this.#line, ...column });
  }

  #report(index: number | undefined, code: string, message: string, severity: Issue['severity']) {
    const column = index === undefined ? undefined : columnAt(this.#header, index);
    this.#issues.push({ line: this.#line, ...column, code, message, severity });
  }
}

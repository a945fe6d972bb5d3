import type { Issue } from '../issues.ts';
import { cellText, UNREADABLE } from './cell-text.ts';
import type { CsvColumns } from './column.ts';
import type { CsvContext, CsvFormat, RowContext, Values } from './csv-format.ts';
import { columnAt, type Header } from './header.ts';
import { RowRefusal } from './refusal.ts';

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

  /** Extra cells are only accepted if they are empty. With any others, values might be in the wrong column. */
  #isWhole(cells: readonly string[]): boolean {
    const { length } = this.#header.names;
    if (cells.length === length || (cells.length > length && isBlank(cells.slice(length)))) return true;
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
    if (text === '') return column.kind === 'required' ? new RowRefusal('missing', 'A value is required.') : undefined;
    if (text.includes(UNREADABLE))
      return new RowRefusal('encoding', `"${text}" contains bytes that are not valid UTF-8.`);
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

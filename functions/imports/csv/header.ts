import { headerKey, shownName } from '#shared/rules/base/header-name.ts';
import { REFUSED_ROWS_REASON } from '#shared/texts/imports/catalogue-import-texts.ts';
import type { CsvColumns } from './column.ts';
import { RowRefusal } from './refusal.ts';

/** The file of refused rows has this column, and is imported again once it is corrected. */
const OWN_COLUMN = headerKey(REFUSED_ROWS_REASON);

/** The position of a field in a row. In a family, `name` is the key of the value. */
interface Cell {
  readonly field: string;
  readonly index: number;
  readonly name: string;
}

interface HeaderIssue {
  readonly code: string;
  readonly message: string;
  readonly index?: number;
}

export interface Header {
  readonly names: readonly string[];
  readonly cells: readonly Cell[];
  /** The file can't be read if there are any. */
  readonly refused: readonly HeaderIssue[];
  readonly warnings: readonly HeaderIssue[];
}

/** The column of a cell, as issues name it. */
export const columnAt = (header: Header, index: number) => ({ column: index + 1, field: header.names[index] ?? '' });

/** Finds the columns of a format in the first row of a file. */
export function readCsvHeader(
  row: readonly string[],
  columns: CsvColumns,
  oneOf: readonly (readonly string[])[] = [],
): Header {
  const names = row.map(shownName);
  const fieldOf = fieldsByName(columns);
  const cells: Cell[] = [];
  const warnings: HeaderIssue[] = [];
  const unnamed: HeaderIssue[] = [];
  for (const [index, shown] of names.entries()) {
    const [prefix = '', afterColon] = shown.split(/:\s*(.*)/s, 2);
    const isFamily = afterColon !== undefined;
    const field = fieldOf.get(headerKey(shown)) ?? (isFamily ? fieldOf.get(`${headerKey(prefix)}:`) : undefined);
    const name = (field && isFamily && columns[field]?.readName?.(afterColon)) || '';
    if (name instanceof RowRefusal) {
      unnamed.push({ code: 'invalid-column', message: `The column "${shown}": ${name.message}`, index });
    } else if (field) {
      cells.push({ field, index, name });
    } else if (shown && headerKey(shown) !== OWN_COLUMN) {
      warnings.push({ code: 'unknown-column', message: `The column "${shown}" is unknown and is ignored.`, index });
    }
  }
  const found = new Set(cells.map(({ field }) => field));
  return {
    names,
    cells,
    refused: [
      ...unnamed,
      ...repeatedNames(names),
      ...repeatedFields(cells, columns, names),
      ...missingFields(found, columns),
      ...missingSets(found, columns, oneOf),
    ],
    warnings,
  };
}

function fieldsByName(columns: CsvColumns): Map<string, string> {
  return new Map(
    Object.entries(columns).flatMap(([field, { names, kind }]) =>
      names.map((name) => [kind === 'family' ? `${headerKey(name)}:` : headerKey(name), field]),
    ),
  );
}

function repeatedNames(names: readonly string[]): HeaderIssue[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const key = name.toLowerCase();
    if (name && seen.has(key)) {
      return [{ code: 'duplicate-column', message: `The column "${name}" appears more than once.`, index }];
    }
    seen.add(key);
    return [];
  });
}

/** Two different names may stand for the same field. */
function repeatedFields(cells: readonly Cell[], columns: CsvColumns, names: readonly string[]): HeaderIssue[] {
  const seen = new Map<string, Cell>();
  return cells.flatMap((cell) => {
    const key = columns[cell.field]?.kind === 'family' ? `${cell.field}:${cell.name}` : cell.field;
    const other = seen.get(key);
    seen.set(key, cell);
    if (!other || names[other.index]?.toLowerCase() === names[cell.index]?.toLowerCase()) return [];
    const message = `The columns "${names[other.index]}" and "${names[cell.index]}" mean the same thing.`;
    return [{ code: 'duplicate-column', message, index: cell.index }];
  });
}

function missingFields(found: ReadonlySet<string>, columns: CsvColumns): HeaderIssue[] {
  return Object.entries(columns)
    .filter(([field, { kind }]) => kind === 'required' && !found.has(field))
    .map(([, { names }]) => ({ code: 'missing-column', message: `The column "${names[0]}" is missing.` }));
}

function missingSets(found: ReadonlySet<string>, columns: CsvColumns, oneOf: readonly (readonly string[])[]) {
  if (oneOf.length === 0 || oneOf.some((fields) => fields.every((field) => found.has(field)))) return [];
  const sets = oneOf.map((fields) => fields.map((field) => columnTitle(columns, field)).join(' and '));
  return [{ code: 'missing-column', message: `Columns are missing: ${sets.join(', or ')}.` }];
}

function columnTitle(columns: CsvColumns, field: string): string {
  const column = columns[field];
  return column?.kind === 'family' ? `"${column.names[0]}:…"` : `"${column?.names[0]}"`;
}

import { shownName } from '../base/header-name.ts';
import { recordsOf } from '../csv/csv-records.ts';
import { unguardedText } from '../csv/csv-text.ts';
import { orderColumns } from './order-headings.ts';
import { isMarkedQuantity } from './quantity-cell.ts';

/** A line of what was typed, pasted or read from a file. */
export interface QuickOrderLine {
  readonly cells: readonly string[];
  /** The delimiter of the table stands in it. */
  readonly isOfTable: boolean;
}

/** Spreadsheets paste tabs. Files have commas, semicolons or bars. */
const DELIMITERS = ['\t', ';', ',', '|'] as const;
/** A spreadsheet writes this line to name the delimiter. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n)/i;
/** The lines among which the first heading is looked for. */
const LINES_BEFORE_HEADING = 50;
const LINE_END = /\r\n?|\n/;

/** The lines that are not blank. A line that can't be read, because of a stray quotation mark, is one cell. */
export function orderLines(given: string): QuickOrderLine[] {
  const named = SEPARATOR_LINE.exec(given);
  const text = given.slice(named?.[0].length ?? 0).replace(/^\uFEFF/, '');
  const lines = text.split(LINE_END);
  const delimiter = named?.[1] ?? delimiterOf(text);
  return recordsOf(text, delimiter).flatMap((record) => {
    const cells = 'cells' in record ? record.cells.map(cellOf) : [lines[record.line - 1] ?? ''];
    if (cells.every((cell) => cell === '')) return [];
    const isOfTable = cells.length > 1;
    return [{ cells: isOfTable || 'problem' in record ? cells : freeCells(cells[0] ?? ''), isOfTable }];
  });
}

/** Without invisible characters and the guard of spreadsheets, on one line. */
const cellOf = (cell: string): string => unguardedText(shownName(cell));

/** The delimiter of a heading, or else tabs, or else the one that stands in most lines. */
function delimiterOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split(LINE_END);
  const begin = text.split(LINE_END).slice(0, LINES_BEFORE_HEADING);
  const ofHeading = DELIMITERS.find((each) => begin.some((line) => isHeading(line, each)));
  if (ofHeading !== undefined) return ofHeading;
  const counts = DELIMITERS.map((each) => lines.filter((line) => line.includes(each)).length);
  return counts[0] ? DELIMITERS[0] : (DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',');
}

function isHeading(line: string, delimiter: string): boolean {
  const cells = line.split(delimiter).map((cell) => cellOf(cell.replace(/^\s*"|"\s*$/g, '')));
  return cells.length > 1 && orderColumns(cells) !== undefined;
}

/** The cells of a line without the delimiter of the others: by another delimiter, or by blanks. */
function freeCells(line: string): string[] {
  const delimiter = DELIMITERS.find((each) => line.includes(each));
  if (delimiter !== undefined) return recordsOf(line, delimiter).flatMap((record) => cellsOf(record, line));
  const words = line.split(' ');
  for (const count of [2, 1]) {
    const end = words.slice(-count).join(' ');
    if (words.length > count && isMarkedQuantity(end)) return [words.slice(0, -count).join(' '), end];
  }
  const [first = '', quantity = ''] = [words[0], words.at(-1)];
  if (words.length === 1 || !/^\d+(?:\.0*)?$/.test(quantity)) return [line];
  if (words.length === 2 && /\d/.test(first)) return [first, quantity];
  // GM 1000 101 may be a number, or 101 of GM 1000. More than three digits are part of the number.
  return quantity.length > 3 ? [line] : [line, ''];
}

const cellsOf = (record: ReturnType<typeof recordsOf>[number], line: string): string[] =>
  'cells' in record ? record.cells.map(cellOf) : [line];

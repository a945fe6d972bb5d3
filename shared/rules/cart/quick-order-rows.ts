import { MOST_OF_A_LINE, quantityOf } from '../../values/quantity.ts';
import { matchedNumber } from '../catalogue/part-number.ts';

/** A part that somebody wants, as typed, pasted or read from a file. */
export interface QuickOrderRow {
  readonly partNumber: string;
  /** 1 to 999. */
  readonly quantity: number;
}

/** So many different parts at once. */
const MOST_ROWS = 200;
/** As the contract has it. */
const LONGEST_NUMBER = 60;

/** Between the cells of a row: a spreadsheet pastes tabs, files have commas or semicolons. */
const CELL_ENDS = ['\t', ';', ','] as const;
const HEADING = /^(part|item|number|sku|qty|quantity)/i;

/**
 * The rows of a text: number first, then the quantity, which is 1 where none is given. Number and quantity may also stand
 * beside each other with blanks between, when the quantity is the last word. A heading and empty lines are left out, and
 * a number that comes again (decision C2) adds to its first row. Rows beyond the most are left out too, and counted.
 */
export function readQuickOrder(text: string): { readonly rows: readonly QuickOrderRow[]; readonly leftOut: number } {
  const cells = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map(cellsOf)
    .filter(([number = '']) => number !== '');
  const [first] = cells;
  const wanted = first && HEADING.test(first[0] ?? '') && !/\d/.test(first.join('')) ? cells.slice(1) : cells;
  const rows = new Map<string, QuickOrderRow>();
  for (const [number = '', quantity] of wanted) {
    const partNumber = number.slice(0, LONGEST_NUMBER);
    const key = matchedNumber(partNumber);
    const before = rows.get(key);
    const sum = (before?.quantity ?? 0) + quantityOf(quantity);
    rows.set(key, { partNumber: before?.partNumber ?? partNumber, quantity: Math.min(sum, MOST_OF_A_LINE) });
  }
  return { rows: [...rows.values()].slice(0, MOST_ROWS), leftOut: Math.max(0, rows.size - MOST_ROWS) };
}

function cellsOf(line: string): string[] {
  const end = CELL_ENDS.find((each) => line.includes(each));
  if (end) return split(line, end);
  const [, number, quantity] = /^\s*(\S.*?)\s{1,10}(\d{1,3})\s*$/.exec(line) ?? [];
  return number !== undefined && quantity !== undefined ? [number, quantity] : [line.trim()];
}

/** Cells may stand in quotes, with quotes doubled within. */
function split(line: string, end: string): string[] {
  const cells: string[] = [];
  let rest = line;
  while (rest !== '') {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const stop = rest.indexOf(end, quoted?.[0].length ?? 0);
    const cell = stop < 0 ? rest : rest.slice(0, stop);
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"').trim() : cell.trim());
    rest = stop < 0 ? '' : rest.slice(stop + end.length);
  }
  return cells;
}

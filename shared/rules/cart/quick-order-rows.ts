import { MOST_OF_A_LINE, quantityOf } from '../../values/quantity.ts';
import { matchedNumber } from '../catalogue/part-number.ts';

/** A part number and quantity, as typed, pasted or read from a file. */
export interface QuickOrderRow {
  readonly partNumber: string;
  /** 1 to 999. */
  readonly quantity: number;
}

/** The most different parts in one check. */
const MOST_ROWS = 200;
/** The same limit as in the contract. */
const LONGEST_NUMBER = 60;

/** Cell separators: spreadsheets paste tabs, files have commas or semicolons. */
const CELL_ENDS = ['\t', ';', ','] as const;
const HEADING = /^(part|item|number|sku|qty|quantity)/i;

/**
 * Reads rows of part number and quantity. The quantity defaults to 1. The two may also be separated by blanks, if the
 * quantity is the last word. Headings and empty lines are skipped. A repeated number (decision C2) adds to its first
 * row. Rows beyond the limit are left out and counted.
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

/** Cells may be quoted, with quotes inside doubled. */
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

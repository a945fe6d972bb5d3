import { type OrderColumns, orderColumns } from './order-headings.ts';
import { orderLines } from './order-lines.ts';
import { plainQuantity } from './quantity-cell.ts';

/** A part number and quantity, as typed, pasted or read from a file. */
export interface QuickOrderRow {
  readonly partNumber: string;
  /** 1 to 999. Undefined if `written` does not plainly say so, until somebody puts it right (decision B510). */
  readonly quantity: number | undefined;
  /** The quantity as it is written. Empty if there is none. */
  readonly written: string;
  /** Code of the selling unit. Undefined if none is named. */
  readonly unit?: string | undefined;
}

interface ReadQuickOrder {
  readonly rows: readonly QuickOrderRow[];
  /** Lines without a part number and a quantity, such as a title. */
  readonly unread: readonly string[];
}

/** Words for selling units, by the code of the trade. */
const UNIT_CODES: Readonly<Record<string, readonly string[]>> = {
  EA: ['EACH', 'PC', 'PCS', 'PIECE', 'PIECES'],
  PR: ['PAIR'],
  ST: ['SET'],
  KT: ['KIT'],
  BX: ['BOX'],
  CS: ['CASE'],
  PK: ['PACK'],
};

/**
 * Reads rows of part number and quantity. Under headings, columns stand in any order, and other columns are ignored.
 * Without headings the number comes first and the quantity second. A list of bare numbers means one of each. Every line
 * becomes a row or is in `unread`; only headings and blank lines are passed over.
 */
export function readQuickOrder(text: string): ReadQuickOrder {
  const lines = orderLines(text);
  const headingAt = lines.findIndex(({ cells }) => orderColumns(cells));
  const isList = lines.every(({ cells }) => cells.length === 1);
  const rows: QuickOrderRow[] = [];
  const unread: string[] = [];
  let columns: OrderColumns | undefined;
  for (const [index, { cells, isOfTable }] of lines.entries()) {
    const heading = orderColumns(cells);
    // Below the first heading, one word alone is a part number.
    if (heading && (cells.length > 1 || index === headingAt)) {
      columns = heading;
      continue;
    }
    const isAbove = index < headingAt && plainQuantity(cells[1] ?? '') === undefined;
    const row = columns && isOfTable ? tableRow(columns, cells) : freeRow(cells, isList);
    if (isAbove || (row.partNumber === '' && row.written === '')) unread.push(cells.filter(Boolean).join(' '));
    else rows.push(row);
  }
  return { rows, unread };
}

function tableRow({ partNumber, quantity, unit }: OrderColumns, cells: readonly string[]): QuickOrderRow {
  const written = valueAt(quantity, cells);
  return rowOf({
    partNumber: valueAt(partNumber, cells),
    quantity: plainQuantity(written),
    written,
    unit: unitCode(valueAt(unit, cells)),
  });
}

/** Columns of one name that disagree give a value that is neither. */
const valueAt = (places: readonly number[], cells: readonly string[]): string =>
  [...new Set(places.map((place) => cells[place] ?? '').filter(Boolean))].join(' / ');

function freeRow([partNumber = '', written, unit = '']: readonly string[], isList: boolean): QuickOrderRow {
  if (written === undefined) return rowOf({ partNumber, quantity: isList ? 1 : undefined, written: isList ? '1' : '' });
  const code = unitCode(unit);
  const isUnit = code !== undefined && code in UNIT_CODES;
  return rowOf({ partNumber, quantity: plainQuantity(written), written, unit: isUnit ? code : undefined });
}

const rowOf = ({ unit, ...row }: QuickOrderRow): QuickOrderRow => (unit === undefined ? row : { ...row, unit });

function unitCode(cell: string): string | undefined {
  const word = cell.toUpperCase().replace(/\.$/, '');
  return Object.keys(UNIT_CODES).find((code) => UNIT_CODES[code]?.includes(word)) ?? (word || undefined);
}

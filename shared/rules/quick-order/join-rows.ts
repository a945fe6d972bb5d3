import { MOST_OF_A_LINE } from '../../values/quantity.ts';
import { matchedNumber } from '../catalogue/part-number.ts';
import { writtenNumber } from './quantity-cell.ts';
import type { QuickOrderRow } from './read-quick-order.ts';

/** The same limit as in the contract. */
const LONGEST_NUMBER = 60;

/** Why a row can't be ordered as it is. */
export type QuickOrderFault = 'noNumber' | 'longNumber' | 'noQuantity' | 'tooMany' | 'badQuantity';

/** Whether a part can have the number of a row. */
export const hasNumber = ({ partNumber }: QuickOrderRow): boolean =>
  partNumber.trim() !== '' && partNumber.length <= LONGEST_NUMBER;

/** The first thing to put right in a row. Undefined if nothing is. */
export function quickOrderFault(row: QuickOrderRow): QuickOrderFault | undefined {
  const { partNumber, quantity, written } = row;
  if (!hasNumber(row)) return partNumber.trim() === '' ? 'noNumber' : 'longNumber';
  if (quantity !== undefined) return undefined;
  if (written === '') return 'noQuantity';
  return (writtenNumber(written) ?? 0) > MOST_OF_A_LINE ? 'tooMany' : 'badQuantity';
}

/**
 * Adds rows to the rows before. A number that is there already (decision C2), in the same unit, adds to its first row.
 * A sum above 999 is to be put right like any other quantity. The rows before keep their places.
 */
export function joinRows(before: readonly QuickOrderRow[], added: readonly QuickOrderRow[]): QuickOrderRow[] {
  const rows: QuickOrderRow[] = [];
  const places = new Map<string, number[]>();
  for (const [index, row] of [...before, ...added].entries()) {
    const number = matchedNumber(row.partNumber);
    const same = index < before.length ? undefined : places.get(number)?.find((place) => isJoined(rows[place], row));
    const other = same === undefined ? undefined : rows[same];
    if (same !== undefined && other) {
      rows[same] = withQuantity(other, amountOf(other) + amountOf(row));
      continue;
    }
    if (number !== '' && amountOf(row) > 0) places.set(number, [...(places.get(number) ?? []), rows.length]);
    rows.push(row);
  }
  return rows;
}

const isJoined = (one: QuickOrderRow | undefined, other: QuickOrderRow): boolean =>
  amountOf(other) > 0 && one?.unit === other.unit;

const amountOf = ({ quantity, written }: QuickOrderRow): number => quantity ?? writtenNumber(written) ?? 0;

/** A row with another quantity, which may be too large. */
const withQuantity = (row: QuickOrderRow, amount: number): QuickOrderRow => ({
  ...row,
  quantity: amount <= MOST_OF_A_LINE ? amount : undefined,
  written: String(amount),
});

import type { QuickOrderRow } from '#shared/rules/cart/quick-order-rows.ts';
import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { isUnavailable } from '#shared/rules/pricing/part-unavailable.ts';
import { isAllowedQuantity } from '#shared/rules/terms/order-quantity.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import { lookUpParts } from './look-up-parts.ts';

export type RowStatus = 'unchecked' | 'good' | 'short' | 'wrongQuantity' | 'unavailable' | 'unknown' | 'failed';

/** A row of the pad with what became of it. */
export interface PadRow extends QuickOrderRow {
  /** Identifies the row, whatever is typed into it. */
  readonly key: string;
  readonly status: RowStatus;
  /** Undefined where there is none, or none that was looked up yet. */
  readonly part?: Part | undefined;
  /** Code of the unit that somebody chose; the part's usual one where nobody did. */
  readonly unit?: string | undefined;
  /** The server's message for a row that was not added. */
  readonly message?: string | undefined;
}

/** Looks all rows up: number (decision C2), price and stock. */
export async function validateRows(rows: readonly PadRow[]): Promise<PadRow[]> {
  const parts = await lookUpParts(rows);
  const byNumber = new Map(parts.map((part) => [matchedNumber(part.guid ?? part.partNumber), part]));
  return rows.map((row) => {
    const part = byNumber.get(matchedNumber(row.partNumber));
    return withStatus({ ...row, partNumber: part?.partNumber ?? row.partNumber, part, message: undefined });
  });
}

/** The same part in another quantity or unit: what there is of it, in all its units, is known once it was looked up. */
export const withChoice = (row: PadRow, choice: Partial<Pick<PadRow, 'quantity' | 'unit'>>): PadRow =>
  row.part ? withStatus({ ...row, ...choice, message: undefined }) : { ...row, ...choice };

/** Price and available quantity of a part, in the unit of its row. */
export const sellingOf = ({ part, unit }: Pick<PadRow, 'part' | 'unit'>) =>
  part && ([part, ...part.alternateUnits].find(({ unitOfMeasure }) => unitOfMeasure === unit) ?? part);

function withStatus(row: PadRow): PadRow {
  const selling = sellingOf(row);
  return { ...row, unit: selling?.unitOfMeasure, status: statusOf(selling, row.quantity) };
}

function statusOf(selling: ReturnType<typeof sellingOf>, quantity: number): RowStatus {
  if (!selling) return 'unknown';
  if (isUnavailable(selling) || selling.uomQuantityAvailable <= 0) return 'unavailable';
  if (!isAllowedQuantity(quantity, selling.termsOfSale)) return 'wrongQuantity';
  return selling.uomQuantityAvailable < quantity ? 'short' : 'good';
}

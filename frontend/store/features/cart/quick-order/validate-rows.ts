import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import { isUnavailable } from '#shared/rules/pricing/part-unavailable.ts';
import { hasNumber, quickOrderFault } from '#shared/rules/quick-order/join-rows.ts';
import type { QuickOrderRow } from '#shared/rules/quick-order/read-quick-order.ts';
import { isAllowedQuantity } from '#shared/rules/terms/order-quantity.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import { lookUpParts } from './look-up-parts.ts';

export type RowStatus =
  | 'unchecked'
  | 'good'
  | 'faulty'
  | 'short'
  | 'wrongQuantity'
  | 'unavailable'
  | 'unknown'
  | 'failed';

/** A row of the pad with what became of it. */
export interface PadRow extends QuickOrderRow {
  /** Identifies the row, whatever is typed into it. */
  readonly key: string;
  readonly status: RowStatus;
  /** Undefined where there is none, or none that was looked up yet. */
  readonly part?: Part | undefined;
  /** The chosen warranty, or `NO_WARRANTY`. Undefined for the account's default. */
  readonly warrantyCode?: string | undefined;
  /** The server's message for a row that was not added. */
  readonly message?: string | undefined;
}

/** The choices of a row that need no other part. */
export type RowChoice = Partial<Pick<PadRow, 'quantity' | 'written' | 'unit' | 'warrantyCode'>>;

/** Statuses of rows that need something before they can be added. */
const TO_FIX: readonly RowStatus[] = ['faulty', 'short', 'wrongQuantity', 'unavailable', 'unknown', 'failed'];

/** Parts by the number of each row (decision C2), with price, arrival and stock of the quantity in it. */
export async function findParts(rows: readonly PadRow[]): Promise<ReadonlyMap<string, Part | undefined>> {
  const asked = rows.filter(hasNumber);
  const parts = await lookUpParts(asked.map((row) => ({ partNumber: wantedNumber(row), quantity: row.quantity ?? 1 })));
  const byNumber = new Map(parts.map((part) => [matchedNumber(part.guid ?? part.partNumber), part]));
  return new Map(rows.map((row) => [row.key, byNumber.get(matchedNumber(wantedNumber(row)))]));
}

/** A recycled part is found by its guid. */
const wantedNumber = ({ part, partNumber }: PadRow): string => part?.guid ?? partNumber;

/** A row with the part of its number, or with none. */
export const withPart = (row: PadRow, part: Part | undefined): PadRow =>
  withStatus({ ...row, partNumber: part?.partNumber ?? row.partNumber, part, message: undefined });

/** The same part with another choice. A row that was not looked up stays unchecked. */
export const withChoice = (row: PadRow, choice: RowChoice): PadRow =>
  row.status === 'unchecked' ? { ...row, ...choice } : withStatus({ ...row, ...choice, message: undefined });

/** Rows to fix come first, in the order that they had. */
export const fixFirst = (rows: readonly PadRow[]): PadRow[] => [
  ...rows.filter(({ status }) => TO_FIX.includes(status)),
  ...rows.filter(({ status }) => !TO_FIX.includes(status)),
];

/** Price, arrival and available quantity of a part, in the unit of its row. Undefined if it is not sold by that unit. */
export const sellingOf = ({ part, unit }: Pick<PadRow, 'part' | 'unit'>) =>
  part && [part, ...part.alternateUnits].find(({ unitOfMeasure }) => unit === undefined || unitOfMeasure === unit);

const withStatus = (row: PadRow): PadRow => ({ ...row, status: statusOf(row) });

function statusOf(row: PadRow): RowStatus {
  const fault = quickOrderFault(row);
  if (!row.part) return fault === undefined ? 'unknown' : 'faulty';
  const selling = sellingOf(row);
  if (fault !== undefined || !selling) return 'faulty';
  if (isUnavailable(selling) || selling.uomQuantityAvailable <= 0) return 'unavailable';
  if (!isAllowedQuantity(row.quantity ?? 0, selling.termsOfSale)) return 'wrongQuantity';
  return selling.uomQuantityAvailable < (row.quantity ?? 0) ? 'short' : 'good';
}

import { matchedNumber } from '#shared/rules/part-number.ts';
import { isUnavailable } from '#shared/rules/part-unavailable.ts';
import type { QuickOrderRow } from '#shared/rules/quick-order-rows.ts';
import type { Part } from '#shared/schemas/part.ts';
import { lookUpParts } from './look-up-parts.ts';

export type RowStatus = 'unchecked' | 'good' | 'short' | 'unavailable' | 'unknown' | 'failed';

/** A row of the pad with what became of it. */
export interface PadRow extends QuickOrderRow {
  /** Of this row, whatever is typed into it. */
  readonly key: string;
  readonly status: RowStatus;
  /** Undefined where there is none, or none that was looked up yet. */
  readonly part?: Part | undefined;
  /** What the server said when it was not added. */
  readonly message?: string | undefined;
}

/** Looks all rows up: number (decision C2), price and stock. */
export async function checkRows(rows: readonly PadRow[]): Promise<PadRow[]> {
  const parts = await lookUpParts(rows);
  const byNumber = new Map(parts.map((part) => [matchedNumber(part.guid ?? part.partNumber), part]));
  return rows.map(({ key, partNumber, quantity }) => {
    const part = byNumber.get(matchedNumber(partNumber));
    return { key, partNumber: part?.partNumber ?? partNumber, quantity, part, status: statusOf(part, quantity) };
  });
}

function statusOf(part: Part | undefined, quantity: number): RowStatus {
  if (!part) return 'unknown';
  if (isUnavailable(part) || part.uomQuantityAvailable <= 0) return 'unavailable';
  return part.uomQuantityAvailable < quantity ? 'short' : 'good';
}

import { matchedNumber } from '#shared/rules/part-number.ts';
import { isUnavailable } from '#shared/rules/part-unavailable.ts';
import type { QuickOrderRow } from '#shared/rules/quick-order-rows.ts';
import type { Part } from '#shared/schemas/part.ts';
import { catalogueApi } from '../../api/catalogue-api.ts';

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

/** Parts of one call at most (decision W8). */
const BATCH = 100;

/** Looks all rows up, as many at once as a call takes: number (decision C2), price and stock. */
export async function checkRows(rows: readonly PadRow[]): Promise<PadRow[]> {
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
  return (await Promise.all(batches.map(checkBatch))).flat();
}

async function checkBatch(rows: readonly PadRow[]): Promise<PadRow[]> {
  const { parts } = await catalogueApi.getPartsByList({
    query: {
      partNumbers: rows.map(({ partNumber }) => partNumber),
      quantities: rows.map(({ quantity }) => String(quantity)),
      objectSizeType: 'Small',
    },
  });
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

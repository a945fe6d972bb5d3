import type { Json } from 'dynalite/db/index.js';
import { type EngineRefusal, isNamed, isRefusal, refusal } from './refusal.ts';

/** Why the write of an item in a transaction failed; `None` for those that did not. */
export type Reason = Readonly<{ Code: string; Message?: string; Item?: Json }>;

export const NO_REASON: Reason = { Code: 'None' };
export const CONFLICT: Reason = { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' };

/** The reason for a refused item. Rethrows errors that do not come from the item. */
export function reasonOf(error: unknown, Item?: Json): Reason {
  if (!isRefusal(error)) throw error;
  if (isNamed(error, 'ConditionalCheckFailedException')) {
    return { Code: 'ConditionalCheckFailed', Message: error.message, ...(Item && { Item }) };
  }
  if (isNamed(error, 'ValidationException')) return { Code: 'ValidationError', Message: error.message };
  throw error;
}

/** The error of a transaction with a reason for at least one item. The reasons are in the order of the items. */
export function cancelled(CancellationReasons: readonly Reason[]): EngineRefusal {
  const codes = CancellationReasons.map(({ Code }) => Code).join(', ');
  return refusal(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons },
  );
}

export const isCancelling = (reasons: readonly Reason[]): boolean => reasons.some(({ Code }) => Code !== 'None');

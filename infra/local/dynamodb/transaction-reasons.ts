import type { Json } from 'dynalite/db/index.js';
import { type EngineRefusal, isNamed, isRefusal, refusal } from './refusal.ts';

/** Why one item of a transaction could not be done; `None` for those that could. */
export type Reason = Readonly<{ Code: string; Message?: string; Item?: Json }>;

export const NO_REASON: Reason = { Code: 'None' };
export const CONFLICT: Reason = { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' };

/** The reason behind a refused item. Throws what is no fault of the item. */
export function reasonOf(error: unknown, Item?: Json): Reason {
  if (!isRefusal(error)) throw error;
  if (isNamed(error, 'ConditionalCheckFailedException')) {
    return { Code: 'ConditionalCheckFailed', Message: error.message, ...(Item && { Item }) };
  }
  if (isNamed(error, 'ValidationException')) return { Code: 'ValidationError', Message: error.message };
  throw error;
}

/** The answer to a transaction of which at least one item has a reason. The reasons stand in the items' order. */
export function cancelled(CancellationReasons: readonly Reason[]): EngineRefusal {
  const codes = CancellationReasons.map(({ Code }) => Code).join(', ');
  return refusal(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons },
  );
}

export const isCancelling = (reasons: readonly Reason[]): boolean => reasons.some(({ Code }) => Code !== 'None');

import { AppError } from '../../errors.ts';
import type { IdempotencyRecord } from '../../schemas/stored/idempotency-record.ts';
import { ERROR_TEXTS } from '../../texts/base/error-texts.ts';

/** How many saves an item remembers. Repeats come within seconds, so a few are enough. */
const KEPT_SAVES = 10;

/**
 * The saved outcome of an earlier call with the same key, or undefined. Throws a conflict if the same key comes with
 * another body (decision W6).
 */
export function doneBefore<Done extends IdempotencyRecord>(
  done: readonly Done[] | undefined,
  intention: IdempotencyRecord | undefined,
): Done | undefined {
  const before = intention && done?.find(({ key }) => key === intention.key);
  if (before && before.body !== intention.body) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
  return before;
}

/** The remembered saves with one more at the end. The oldest are dropped. */
export const withSave = (
  saves: readonly IdempotencyRecord[] = [],
  intention: IdempotencyRecord,
): IdempotencyRecord[] => [...saves.slice(1 - KEPT_SAVES), intention];

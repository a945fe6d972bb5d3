import { AppError } from '../../errors.ts';
import type { IdempotencyRecord } from '../../schemas/stored/idempotency-record.ts';
import { ERROR_TEXTS } from '../../texts/base/error-texts.ts';

/** How many saves an item keeps. A repeat comes within seconds, so a few are enough. */
const KEPT_SAVES = 10;

/**
 * What was done for an intention before; undefined when it is new. Throws a conflict when the same key comes with another
 * body (decision W6).
 */
export function doneBefore<Done extends IdempotencyRecord>(
  done: readonly Done[] = [],
  intention: IdempotencyRecord | undefined,
): Done | undefined {
  const before = intention && done.find(({ key }) => key === intention.key);
  if (before && before.body !== intention.body) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
  return before;
}

/** The saves that an item keeps, with one more as the last. The oldest are forgotten. */
export const withSave = (
  saves: readonly IdempotencyRecord[] = [],
  intention: IdempotencyRecord,
): IdempotencyRecord[] => [...saves.slice(1 - KEPT_SAVES), intention];

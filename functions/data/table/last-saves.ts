import { AppError } from '#shared/errors.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';

/** A save is repeated within seconds, so a few others may come in between. */
const MOST_SAVES = 5;

/** A user or an account. It keeps its last saves, so that a repeat changes nothing (decision W6). */
interface Saved {
  readonly lastSaves?: readonly IdempotencyRecord[] | undefined;
}

/** Whether this save was made before. Throws 'conflict' if its key came with another body. */
export function isRepeatedSave({ lastSaves = [] }: Saved, save: IdempotencyRecord | undefined): boolean {
  const earlier = save && lastSaves.find(({ key }) => key === save.key);
  if (earlier && earlier.body !== save.body) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
  return earlier !== undefined;
}

/** The last saves with another one. */
export const savesWith = (
  { lastSaves = [] }: Saved,
  save: IdempotencyRecord | undefined,
): { lastSaves?: IdempotencyRecord[] } => (save ? { lastSaves: [...lastSaves, save].slice(-MOST_SAVES) } : {});

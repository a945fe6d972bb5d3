import { AppError } from '#shared/errors.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';

/** A save is repeated within seconds, so a few others may come in between. */
const MOST_SAVES = 5;

/** Whether this save of a user was made before. Throws 'conflict' if its key came with another body (decision W6). */
export function isRepeatedSave({ lastSaves = [] }: Pick<User, 'lastSaves'>, save: IdempotencyRecord | undefined) {
  const earlier = save && lastSaves.find(({ key }) => key === save.key);
  if (earlier && earlier.body !== save.body) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
  return earlier !== undefined;
}

/** The last saves of a user with another one. */
export const savesWith = (
  { lastSaves = [] }: Pick<User, 'lastSaves'>,
  save: IdempotencyRecord | undefined,
): Pick<User, 'lastSaves'> => (save ? { lastSaves: [...lastSaves, save].slice(-MOST_SAVES) } : {});

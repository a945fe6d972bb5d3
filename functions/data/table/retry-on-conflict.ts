import { AppError } from '#shared/errors.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { backoff } from './backoff.ts';

const LAST_ATTEMPT = 20;

/**
 * Repeats an attempt to load, decide and save until no one else has saved in between. The attempt gets its number,
 * from 1, and returns undefined after a conflict. It must have no side effects besides its save. Throws 'conflict'
 * after 20 attempts.
 */
export async function retryOnConflict<T>(
  attempt: (tries: number) => Promise<T | undefined>,
  pause = backoff,
): Promise<T> {
  for (let tries = 1; tries <= LAST_ATTEMPT; tries += 1) {
    const saved = await attempt(tries);
    if (saved !== undefined) return saved;
    await pause(tries);
  }
  throw new AppError('conflict', ACCOUNT_TEXTS.changedElsewhere);
}

import { AppError } from '#shared/errors.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { backoff } from './backoff.ts';

const LAST_ATTEMPT = 20;

/**
 * Repeats an attempt to load, decide and save until no other call saved in between. The attempt returns undefined if
 * one did. Throws after too many conflicts.
 */
export async function retryOnConflict<T>(attempt: () => Promise<T | undefined>, pause = backoff): Promise<T> {
  for (let tries = 1; tries <= LAST_ATTEMPT; tries += 1) {
    const saved = await attempt();
    if (saved !== undefined) return saved;
    await pause(tries);
  }
  throw new AppError('conflict', ACCOUNT_TEXTS.changedElsewhere);
}

import { AppError } from '#shared/errors.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { backoff } from './backoff.ts';

const LAST_ATTEMPT = 20;

/**
 * Loads, decides and saves anew until nobody else saved in between; the attempt answers undefined when somebody did.
 * Throws when it is always somebody.
 */
export async function retryOnConflict<T>(attempt: () => Promise<T | undefined>, pause = backoff): Promise<T> {
  for (let tries = 1; tries <= LAST_ATTEMPT; tries += 1) {
    const saved = await attempt();
    if (saved !== undefined) return saved;
    await pause(tries);
  }
  throw new AppError('conflict', ACCOUNT_TEXTS.changedElsewhere);
}

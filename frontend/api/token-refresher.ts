import { ApiError } from './api-error.ts';
import type { RememberHint } from './remember-hint.ts';
import type { TokenStore } from './token-store.ts';

/** Does one thing at a time over all tabs of this host. */
export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

interface RefresherOptions {
  /** Asks for a new token; the connection keeps the one that is answered. */
  readonly fetchToken: () => Promise<unknown>;
  readonly tokens: TokenStore;
  readonly hint: RememberHint;
  readonly exclusively: Exclusively;
  /** Waits for so many ms. */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * Replaces the token that the caller knew, and says whether there is a valid one now. A trouble of the network is waited
 * out, as long as a token lives on after a refresh was due, before the answer is no.
 */
export type RefreshToken = (known: string | undefined) => Promise<boolean>;

/** In seconds; together the minute by which a token outlives the interval. */
const PAUSES = [1, 2, 4, 8, 15, 30];
/** Within it another call, such as the one that begins to work for a child, brings the token that took the place of this one. */
const REPLACED_WITHIN_MS = 1000;

export function createTokenRefresher({ fetchToken, tokens, hint, exclusively, pause }: RefresherOptions): RefreshToken {
  return async (known) => {
    for (const seconds of PAUSES) {
      const outcome = await exclusively(() => attempt(known));
      if (outcome !== 'unanswered') return outcome === 'valid';
      // Outside the lock: a tab in the background, where timers are slow, keeps nobody waiting.
      await pause(seconds * 1000);
    }
    return (await exclusively(() => attempt(known))) === 'valid';
  };

  async function attempt(known: string | undefined): Promise<'valid' | 'invalid' | 'unanswered'> {
    const current = tokens.read();
    if (current !== undefined && current !== known) return 'valid';
    if (current === undefined && !hint.isSet()) return 'invalid';
    try {
      await fetchToken();
      if (hint.isSet()) hint.set();
      return 'valid';
    } catch (error) {
      if (error instanceof ApiError && error.isPassing) return 'unanswered';
      return (await isReplaced(current)) ? 'valid' : giveUp(current);
    }
  }

  /** Another tab may have signed in, or changed the account that the session works for, while this one was refused. */
  async function isReplaced(refused: string | undefined): Promise<boolean> {
    const isOther = () => ![undefined, refused].includes(tokens.read());
    if (refused !== undefined && !isOther()) await pause(REPLACED_WITHIN_MS);
    return isOther();
  }

  function giveUp(refused: string | undefined): 'invalid' {
    if (refused !== undefined) tokens.remove(refused);
    hint.clear();
    return 'invalid';
  }
}

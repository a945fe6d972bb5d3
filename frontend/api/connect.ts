import { sessionContract } from '#shared/contracts/session.ts';
import { apiFor } from './client.ts';
import { type Connection, createConnection } from './connection.ts';
import type { Cookies } from './cookies.ts';
import { createRememberHint, type RememberHint } from './remember-hint.ts';
import { recovering } from './session-recovery.ts';
import { createTokenRefresher, type Exclusively, type RefreshToken } from './token-refresher.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';
import { amplifyTransport } from './transport.ts';

/** How one tab talks to its store. */
export interface Tab {
  readonly connection: Connection;
  /** The same without a word about the session: a refused call is no news. */
  readonly quiet: Connection;
  readonly tokens: TokenStore;
  readonly hint: RememberHint;
  readonly refreshToken: RefreshToken;
  /** Sets the account that the page shows. From then on calls are refused when the session orders as another one. */
  showAccount(accountId: number | undefined): void;
  /** Calls back when a call is refused for that reason. Returns a function that stops it. */
  onOtherAccount(listener: () => void): () => void;
  /** Calls back when a call finds that the session is over. Returns a function that stops it. */
  onLost(listener: () => void): () => void;
}

interface ConnectOptions {
  readonly origin: string;
  readonly cookies: Cookies;
  readonly exclusively?: Exclusively;
  readonly pause?: (ms: number) => Promise<void>;
}

export function connect({ origin, cookies, exclusively = overAllTabs, pause = timeout }: ConnectOptions): Tab {
  const [lost, otherAccount] = [listenerSet(), listenerSet()];
  let shownAccount: number | undefined;
  const tokens = createTokenStore(cookies, location.hostname);
  const hint = createRememberHint(cookies);
  const plain = createConnection({ transport: amplifyTransport(origin), tokens, shownAccount: () => shownAccount });
  const fetchToken = () => apiFor(sessionContract, plain).refreshToken({});
  const refreshToken = createTokenRefresher({ fetchToken, tokens, hint, exclusively, pause });
  const connection = recovering(plain, {
    tokens,
    refreshToken,
    onLost: lost.tell,
    onOtherAccount: otherAccount.tell,
  });
  return {
    connection,
    quiet: plain,
    tokens,
    hint,
    refreshToken,
    showAccount(accountId) {
      shownAccount = accountId;
    },
    onOtherAccount: otherAccount.add,
    onLost: lost.add,
  };
}

function listenerSet() {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    add(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Only pages that came over a secure connection have locks, and browsers that keep no data refuse them; these pages take
 * the risk of a refresh too many.
 */
const overAllTabs: Exclusively = async (work) => {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request('session-token', begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
};

const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

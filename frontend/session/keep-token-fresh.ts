import type { TokenStore } from '../api/token-store.ts';
import type { Clock } from './clock.ts';
import type { Tabs } from './tabs.ts';

interface FreshnessOptions {
  /** Replaces the token the tab knows, or ends the session. It never rejects. */
  readonly refresh: (known: string | undefined) => Promise<void>;
  readonly tokens: Pick<TokenStore, 'read' | 'onWrite'>;
  readonly tabs: Pick<Tabs, 'listen'>;
  /** Between two refreshes, in ms. */
  readonly interval: number;
  readonly clock: Clock;
}

/**
 * Refreshes the token an interval after it was stored by whatever tab (storefront 4). Returns the way to stop it.
 *
 * How old the first token is can't be told. The server renews a token in the second half of its life with any answer,
 * so that after the first calls of a page it has at least half an interval left.
 */
export function keepTokenFresh({ refresh, tokens, tabs, interval, clock }: FreshnessOptions): () => void {
  let known = tokens.read();
  let since = clock.now();
  let due = since + interval / 2;
  let isRefreshing = false;
  let isStopped = false;
  let cancel = clock.after(due - since, check);

  function check() {
    if (isDue()) void renew();
    else wait();
  }

  /** Timers stand still while a laptop sleeps, so it is the clock that counts; one that was set back can't be trusted. */
  function isDue(): boolean {
    const now = clock.now();
    return now >= due || now < since || !tokens.read();
  }

  async function renew() {
    if (isRefreshing) return;
    isRefreshing = true;
    await refresh(known);
    isRefreshing = false;
    restart();
  }

  function restart() {
    known = tokens.read();
    since = clock.now();
    due = since + interval;
    wait();
  }

  function wait() {
    cancel();
    if (!isStopped) cancel = clock.after(due - clock.now(), check);
  }

  const stops = [
    tokens.onWrite(restart),
    tabs.listen((message) => {
      if (message === 'renewed') restart();
    }),
    clock.onWake(check),
  ];
  return () => {
    isStopped = true;
    cancel();
    for (const stop of stops) stop();
  };
}

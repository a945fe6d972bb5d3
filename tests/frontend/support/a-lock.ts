import type { Exclusively } from '#frontend/api/token-refresher.ts';

/** The lock of one browser: whoever comes second waits for the first. */
export function aLock(): Exclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

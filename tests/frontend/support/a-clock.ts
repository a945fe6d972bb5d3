import type { Clock } from '#frontend/session/clock.ts';

interface Timer {
  readonly due: number;
  readonly work: () => void;
}

export interface TestClock extends Clock {
  /** Lets so many ms go by; what is due in between happens in turn. */
  readonly pass: (ms: number) => void;
  /** The laptop sleeps: time goes by, and no timer runs. */
  readonly sleep: (ms: number) => void;
  /** Somebody looks at the tab. */
  readonly wake: () => void;
}

/** A clock that is moved by hand. */
export function aClock(start = new Date('2026-03-02T09:00:00').getTime()): TestClock {
  let now = start;
  const timers = new Set<Timer>();
  const listeners = new Set<() => void>();
  const nextUntil = (end: number) =>
    [...timers].filter(({ due }) => due <= end).toSorted((one, other) => one.due - other.due)[0];
  return {
    now: () => now,
    after(ms, work) {
      const timer = { due: now + ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pass(ms) {
      const end = now + ms;
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        timers.delete(timer);
        now = Math.max(now, timer.due);
        timer.work();
      }
      now = end;
    },
    sleep(ms) {
      now += ms;
    },
    wake() {
      for (const listener of listeners) listener();
    },
  };
}

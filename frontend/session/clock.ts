/** Time as a tab sees it. */
export interface Clock {
  /** In ms. */
  readonly now: () => number;
  /** Does some work after so many ms. Returns the way to call it off. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Calls whenever the tab may have slept: it is looked at again, or back on the network. Returns the way to stop it. */
  readonly onWake: (listener: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  onWake(listener) {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') listener();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    for (const name of WAKING) window.addEventListener(name, listener);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      for (const name of WAKING) window.removeEventListener(name, listener);
    };
  },
};

const WAKING = ['focus', 'online', 'pageshow'];

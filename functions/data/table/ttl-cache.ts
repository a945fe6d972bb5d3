/** How old a cached value may be if no permission depends on it (decision W2). */
const KEPT_MS = 30_000;
/** Anybody can send any host name, so the cache is limited. */
const MOST = 1000;

/** Caches the value of a key for 30 seconds. It caches the promise, so that concurrent calls load it once. */
export function ttlCache<T>(load: (key: string) => Promise<T>, now: () => Date): (key: string) => Promise<T> {
  const kept = new Map<string, { readonly value: Promise<T>; readonly until: number }>();

  return (key) => {
    const time = now().getTime();
    const found = kept.get(key);
    if (found && found.until > time) return found.value;
    if (kept.size >= MOST) kept.clear();
    const value = load(key);
    kept.set(key, { value, until: time + KEPT_MS });
    // Failures are not cached.
    value.catch(() => kept.delete(key));
    return value;
  };
}

/** How long an answer may be old where no privileged decision hangs on it (decision W2). */
const KEPT_MS = 30_000;
/** Hosts are whatever anybody types, so the memory for them has an end. */
const MOST = 1000;

/** Remembers what was loaded for a key for 30 seconds, the loading itself included, so that a rush asks once. */
export function ttlCache<T>(load: (key: string) => Promise<T>, now: () => Date): (key: string) => Promise<T> {
  const kept = new Map<string, { readonly value: Promise<T>; readonly until: number }>();

  return (key) => {
    const time = now().getTime();
    const found = kept.get(key);
    if (found && found.until > time) return found.value;
    if (kept.size >= MOST) kept.clear();
    const value = load(key);
    kept.set(key, { value, until: time + KEPT_MS });
    // A failure is not worth remembering.
    value.catch(() => kept.delete(key));
    return value;
  };
}

/** Texts that a browser keeps by key. No call throws: what the browser does not keep, this page keeps in memory. */
export interface WebStorage {
  /** Null when nothing is kept under this key. */
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Removes everything whose key starts so. */
  removeAll(start: string): void;
}

/** Browsers throw on access by policy or in some web views, and on writing when the storage is full. */
function neverFailing(open: () => Storage): WebStorage {
  /** Newer than what the browser has; null for what it could not remove. */
  const inMemory = new Map<string, string | null>();

  /** Does the work, or else remembers its result here. */
  function change(key: string, text: string | null, work: (storage: Storage) => void) {
    try {
      work(open());
      inMemory.delete(key);
    } catch {
      inMemory.set(key, text);
    }
  }

  function keysOf(): string[] {
    try {
      return Object.keys(open());
    } catch {
      return [];
    }
  }

  return {
    read(key) {
      const newer = inMemory.get(key);
      if (newer !== undefined) return newer;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, text) => change(key, text, (storage) => storage.setItem(key, text)),
    remove: (key) => change(key, null, (storage) => storage.removeItem(key)),
    removeAll(start) {
      for (const key of new Set([...keysOf(), ...inMemory.keys()])) {
        if (key.startsWith(start)) change(key, null, (storage) => storage.removeItem(key));
      }
    },
  };
}

/** For all tabs of this store, until somebody clears it. */
export const browserStorage = neverFailing(() => localStorage);

/** For this tab, until it is closed. */
export const tabStorage = neverFailing(() => sessionStorage);

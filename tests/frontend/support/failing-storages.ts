import { vi } from 'vitest';

type Fault = 'access' | 'get' | 'set' | 'remove' | 'quota';

const denied = () => new DOMException('The operation is insecure.', 'SecurityError');

/** Every way in which a browser refuses web storage: by policy, in a web view, in private windows, or because it is full. */
export const STORAGE_FAULTS: readonly (readonly [name: string, faults: readonly Fault[]])[] = [
  ['throws on access', ['access']],
  ['throws on every call', ['get', 'set', 'remove']],
  ['throws on set', ['set']],
  ['throws on set and remove', ['set', 'remove']],
  ['is full', ['quota']],
];

/** Both storages of the browser fail in these ways until `vi.unstubAllGlobals`. */
export function stubFailingStorages(faults: readonly Fault[]): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const failing = aFailingStorage(faults);
    if (faults.includes('access')) {
      vi.stubGlobal(name, undefined);
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw denied();
        },
      });
    } else vi.stubGlobal(name, failing);
  }
}

function aFailingStorage(faults: readonly Fault[]): Storage {
  const kept = new Map<string, string>();
  const failIf = (fault: Fault) => {
    if (faults.includes(fault)) throw denied();
  };
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    getItem(key) {
      failIf('get');
      return kept.get(key) ?? null;
    },
    setItem(key, value) {
      failIf('set');
      if (faults.includes('quota')) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem(key) {
      failIf('remove');
      kept.delete(key);
    },
  };
}

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a user chose in this session of the browser; empty until then. */
export function useSessionChoice(name: string, userId: string): readonly [string, (value: string) => void] {
  const key = `${name}:${userId}`;
  const value = useSyncExternalStore(subscribe, () => sessionStorage.getItem(key) ?? '');
  const choose = (next: string) => {
    sessionStorage.setItem(key, next);
    for (const listener of listeners) listener();
  };
  return [value, choose];
}

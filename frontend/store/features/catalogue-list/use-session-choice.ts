import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../../ui/hooks/web-storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = (name: string, userId: string): string => `${name}:${userId}`;

/** A choice of the user for this browser session; empty until then. */
export const sessionChoice = (name: string, userId: string): string => tabStorage.read(keyOf(name, userId)) ?? '';

/** The same, followed. */
export function useSessionChoice(name: string, userId: string): readonly [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => sessionChoice(name, userId));
  const choose = (next: string) => {
    tabStorage.write(keyOf(name, userId), next);
    for (const listener of listeners) listener();
  };
  return [value, choose];
}

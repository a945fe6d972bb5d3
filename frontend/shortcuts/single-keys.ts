import { useSyncExternalStore } from 'react';
import { browserStorage } from '../ui/hooks/web-storage.ts';

const KEY = 'admin-single-keys';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Whether single letters are shortcuts. They can be switched off, for example for speech input (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => browserStorage.read(KEY) !== OFF;

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) browserStorage.remove(KEY);
  else browserStorage.write(KEY, OFF);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSingleKeysOn = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn);

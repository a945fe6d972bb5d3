import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../../ui/hooks/web-storage.ts';

/** The pinned part of this browser, for every account. */
const PINNED = 'admin-example-part';

const watchers = new Set<() => void>();

/** Pins a part by its number. An empty number removes the pin. */
export function pinPart(partNumber: string): void {
  browserStorage.write(PINNED, partNumber);
  for (const notice of watchers) notice();
}

const pinnedPart = (): string => browserStorage.read(PINNED) ?? '';

/** The number of the pinned part, or empty. */
export const usePinnedPart = (): string => useSyncExternalStore(watch, pinnedPart);

function watch(notice: () => void): () => void {
  watchers.add(notice);
  return () => watchers.delete(notice);
}

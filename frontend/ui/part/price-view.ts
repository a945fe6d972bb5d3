import { useSyncExternalStore } from 'react';
import type { PriceView } from '#shared/rules/pricing/retail-price.ts';
import { browserStorage } from '../hooks/web-storage.ts';

const NAME = 'price-view';
const listeners = new Set<() => void>();

const priceView = (): PriceView => (browserStorage.read(NAME) === 'store' ? 'store' : 'customer');

export function choosePriceView(view: PriceView): void {
  browserStorage.write(NAME, view);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whose prices this browser shows, in all its tabs; it stays so until somebody chooses otherwise. */
export const usePriceView = (): PriceView => useSyncExternalStore(subscribe, priceView);

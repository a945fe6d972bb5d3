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

/** The price view of this browser in all its tabs, until the user changes it. */
export const usePriceView = (): PriceView => useSyncExternalStore(subscribe, priceView);

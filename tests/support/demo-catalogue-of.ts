import { setTimeout as pause } from 'node:timers/promises';
import type { StartedStore } from './started-store.ts';

/** A few hundred parts of each line of business, which load quickly. */
export const SMALL_CATALOGUE = 0.02;
/** Enough for a busy machine. */
const LOAD_MS = 3 * 60_000;
const LOOK_MS = 100;

/** Waits until a store has loaded its demo catalogue. It loads after the store has opened. */
export async function demoCatalogueOf({ output }: Pick<StartedStore, 'output'>): Promise<void> {
  for (const began = Date.now(); !output().includes('The demo catalogue is there'); await pause(LOOK_MS)) {
    if (Date.now() - began > LOAD_MS) throw new Error(`The demo catalogue was not loaded:\n${output()}`);
  }
}

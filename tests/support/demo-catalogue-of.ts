import { setTimeout as pause } from 'node:timers/promises';
import type { StartedStore } from './started-store.ts';

/** A few hundred parts of each line of business, loaded in a moment. */
export const SMALL_CATALOGUE = 0.02;
/** On a machine with other things to do. */
const LOAD_MS = 3 * 60_000;
const LOOK_MS = 100;

/** Waits until a store has loaded its demo catalogue, which it does after it has opened. */
export async function demoCatalogueOf({ output }: Pick<StartedStore, 'output'>): Promise<void> {
  for (const began = Date.now(); !output().includes('The demo catalogue is there'); await pause(LOOK_MS)) {
    if (Date.now() - began > LOAD_MS) throw new Error(`The demo catalogue was not loaded:\n${output()}`);
  }
}

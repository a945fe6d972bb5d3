import type { LevelWrite, Store } from 'dynalite/db/index.js';

/**
 * Writes all or nothing. LevelDB has handed the batch to the operating system when this resolves, so a process killed
 * with -9 afterwards loses nothing, and one killed before leaves no part of it: a torn record at the end of the log is
 * dropped when the log is read again. Only a machine that loses power could lose the last writes (`sync: true` would
 * save them, at a hundredth of the speed); this is a runtime for development. What comes after a batch that failed is
 * the business of sound-writes.
 */
export async function commit(store: Store, writes: readonly LevelWrite[]): Promise<void> {
  if (writes.length > 0) await store.db.batch(writes);
}

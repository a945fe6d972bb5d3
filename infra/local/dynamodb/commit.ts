import type { LevelWrite, Store } from 'dynalite/db/index.js';

/**
 * Writes all or nothing. When this resolves, the operating system has the batch, so a process that is killed afterwards
 * loses nothing. A process that is killed before leaves no part of it, because LevelDB drops a torn record at the end
 * of the log. Only a power failure could lose the last writes. `sync: true` would keep them at a hundredth of the
 * speed, but this is a runtime for development. sound-writes.ts handles what follows a failed batch.
 */
export async function commit(store: Store, writes: readonly LevelWrite[]): Promise<void> {
  if (writes.length > 0) await store.db.batch(writes);
}

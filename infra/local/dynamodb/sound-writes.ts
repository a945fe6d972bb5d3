import type { Level, LevelWrite } from 'dynalite/db/index.js';

interface Write {
  readonly writes: readonly LevelWrite[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Keeps what was acknowledged readable after a write that failed, for example on a full disk. LevelDB goes on behind
 * the torn record of such a write, and the next start drops it with everything that was written after it. So one batch
 * is under way at a time, what comes meanwhile goes into the next one, and after a failure the database is closed and
 * opened again, which begins a new log, before anything else is written. All writes of the database go this way from
 * now on.
 *
 * Answers what to wait for before each operation: it rejects as long as the database can't be opened again.
 */
export function soundWrites(db: Level): () => Promise<void> {
  const writeBatch = db.batch.bind(db);
  const waiting: Write[] = [];
  let isWriting = false;
  let isTorn = false;
  let reopening: Promise<void> | undefined;

  const sound = async (): Promise<void> => {
    if (!isTorn) return;
    reopening ??= reopen().finally(() => {
      reopening = undefined;
    });
    await reopening;
  };

  async function reopen(): Promise<void> {
    await db.close._original();
    await db.open();
    isTorn = false;
  }

  async function writeWaiting(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const group = waiting.splice(0);
      try {
        await sound();
        await writeBatch(group.flatMap(({ writes }) => writes));
        for (const { resolve } of group) resolve();
      } catch (error) {
        isTorn = true;
        for (const { reject } of group) reject(error);
      }
    }
    isWriting = false;
  }

  db.batch = (writes, callback) => {
    const written = new Promise<void>((resolve, reject) => waiting.push({ writes, resolve, reject }));
    if (!isWriting) void writeWaiting();
    if (!callback) return written;
    return written.then(
      () => callback(),
      (error: Error) => callback(error),
    );
  };
  db.put = (key, value, callback) => db.batch([{ type: 'put', key, value }], callback);
  db.del = (key, callback) => db.batch([{ type: 'del', key }], callback);
  return sound;
}

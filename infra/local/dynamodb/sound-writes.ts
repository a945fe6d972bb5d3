import type { Level, LevelWrite } from 'dynalite/db/index.js';

interface Write {
  readonly writes: readonly LevelWrite[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Keeps acknowledged writes readable after a failed write, for example on a full disk. LevelDB would continue after the
 * torn record of a failed write, and drop everything after it on the next start. So only one batch is written at a
 * time, and writes that arrive meanwhile go into the next batch. After a failure the database is closed and opened
 * again, which begins a new log, before anything else is written. All later writes of the database use this.
 *
 * Returns a function to await before each operation. It rejects as long as the database can't be opened again.
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

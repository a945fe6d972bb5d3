import type { Callback, Json, Level, Store, Table } from 'dynalite/db/index.js';

/**
 * Makes the reads of dynalite faster: LevelDB is read in this thread, which takes less time than the way to its thread
 * pool and back, and the description of a table, with which every operation begins, is kept until it is written. Goes
 * after `soundWrites`. `prefix` begins the keys of descriptions.
 */
export function quickReads(store: Store, prefix: string): void {
  readInThread(store.db);
  keepDescriptions(store, prefix);
}

function readInThread(db: Level): void {
  const read = async (key: string): Promise<Json | undefined> => db.getSync(key);
  db.get = (key: string, callback?: Callback<Json>) => {
    const value = read(key);
    if (callback) {
      value.then(
        (found) => setImmediate(callback, null, found),
        (error: Error) => setImmediate(callback, error),
      );
    }
    return value;
  };
}

function keepDescriptions(store: Store, prefix: string): void {
  const { db, getTable: readTable } = store;
  const write = db.batch;
  const kept = new Map<string, Table>();
  /** Counts writes of descriptions, so that none is kept that was read before one. */
  let writes = 0;
  const forget = (): void => {
    writes += 1;
    kept.clear();
  };

  db.batch = (batch, callback) => {
    if (!batch.some(({ key }) => key.startsWith(prefix))) return write(batch, callback);
    const written = write(batch).finally(forget);
    if (!callback) return written;
    return written.then(
      () => callback(),
      (error: Error) => callback(error),
    );
  };

  // dynalite's operations on items leave the second argument out.
  store.getTable = (name: string, mustBeActive: boolean | Callback<Table>, then?: Callback<Table>) => {
    const callback = typeof mustBeActive === 'function' ? mustBeActive : (then ?? (() => undefined));
    if (mustBeActive === false) return readTable(name, false, callback);
    const table = kept.get(name);
    if (table) return queueMicrotask(() => callback(null, table));
    const before = writes;
    readTable(name, true, (error, found) => {
      if (found && writes === before) kept.set(name, found);
      callback(error, found);
    });
  };
}

import { itemSize, type Json, type LevelWrite, type Store, type SubLevel } from 'dynalite/db/index.js';

export interface Recording {
  /** Replaces the store while an action of dynalite runs. */
  readonly store: Store;
  /** The recorded writes of the actions, items and index rows, in order. */
  readonly writes: LevelWrite[];
  /** The item before the writes, if an action has read it: `itemBefore(table, key)`. */
  readonly itemBefore: (table: string, key: string) => Json | undefined;
  /** The bytes of the items to be written, as DynamoDB counts them. */
  readonly sizeOfItems: () => number;
}

/**
 * A store that reads from the real one and only records writes. The caller holds the locks of the items and passes
 * `writes` to LevelDB in one batch.
 */
export function recordingStore(real: Store): Recording {
  const writes: LevelWrite[] = [];
  const before = new Map<string, Json>();

  const recorder = (prefix: string, level: SubLevel): SubLevel => ({
    get: (key, callback) =>
      level.get(key, (error, item) => {
        if (item) before.set(prefix + key, item);
        callback(error, item);
      }),
    put: (key, value, callback) => {
      writes.push({ type: 'put', key: prefix + key, value });
      callback();
    },
    del: (key, callback) => {
      writes.push({ type: 'del', key: prefix + key });
      callback();
    },
    // The caller already holds the lock.
    lock: (_key, use) => use((done = () => undefined) => done),
  });

  return {
    writes,
    itemBefore: (table, key) => before.get(itemPrefix(table) + key),
    sizeOfItems: () =>
      writes
        .filter(({ key }) => key.startsWith('item-'))
        .reduce((sum, { value }) => sum + (value ? itemSize(value) : 0), 0),
    store: {
      ...real,
      getItemDb: (table) => recorder(itemPrefix(table), real.getItemDb(table)),
      getIndexDb: (kind, table, index) =>
        recorder(indexPrefix(kind, table, index), real.getIndexDb(kind, table, index)),
    },
  };
}

// The prefixes of dynalite's items and index rows. It reads them itself, so tests would notice a wrong prefix.
const itemPrefix = (table: string): string => `item-${table}~`;
const indexPrefix = (kind: string, table: string, index: string): string =>
  `index-${kind.toLowerCase()}~${table}~${index}~`;

import { itemSize, type Json, type LevelWrite, type Store, type SubLevel } from 'dynalite/db/index.js';

export interface Recording {
  /** Takes the place of the store while an action of dynalite runs. */
  readonly store: Store;
  /** What the actions would have written, items and index rows, in their order. */
  readonly writes: LevelWrite[];
  /** The item as it was before, when an action has looked: `itemBefore(table, key)`. */
  readonly itemBefore: (table: string, key: string) => Json | undefined;
  /** Bytes of the items to be written, as DynamoDB counts them. */
  readonly sizeOfItems: () => number;
}

/**
 * A store that reads from the real one and only notes what is written. The caller holds the locks of the items and
 * hands `writes` to LevelDB in one batch.
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
    // The caller has the lock already.
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

// Where dynalite keeps an item and an index row. It reads them there itself: a wrong prefix would not go unseen.
const itemPrefix = (table: string): string => `item-${table}~`;
const indexPrefix = (kind: string, table: string, index: string): string =>
  `index-${kind.toLowerCase()}~${table}~${index}~`;

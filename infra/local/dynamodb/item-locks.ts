import type { Store } from 'dynalite/db/index.js';

export interface LockedItem {
  readonly table: string;
  /** dynalite's key of the item within its table. */
  readonly key: string;
}

/**
 * Does the work while holding dynalite's lock of every item. All callers take locks in the same order, so there are no
 * deadlocks.
 */
export async function whileHolding<T>(store: Store, items: readonly LockedItem[], work: () => Promise<T>): Promise<T> {
  const releases: (() => void)[] = [];
  try {
    for (const { table, key } of inOneOrder(items)) releases.push(await lock(store, table, key));
    return await work();
  } finally {
    for (const release of releases) release();
  }
}

function inOneOrder(items: readonly LockedItem[]): LockedItem[] {
  const byName = new Map(items.map((item) => [`${item.table}~${item.key}`, item]));
  return [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
}

const lock = (store: Store, table: string, key: string): Promise<() => void> =>
  new Promise((resolve) => store.getItemDb(table).lock(key, (release) => resolve(release())));

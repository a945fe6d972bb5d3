import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ObjectStore } from '../../objects/object-store.ts';

/** The last results that were computed from sources of a store. */
export interface LastResults<Result> {
  /** The result for these sources, which is computed if it is not among the last ones. */
  of(store: ObjectStore, sources: readonly SourceEntry[], compute: () => Promise<Result>): Promise<Result>;
}

/**
 * Keeps the last `most` results for each store, because the steps of an import ask the same of the same sources. A source
 * never changes: its hash is its content.
 */
export function lastResults<Result>(most: number): LastResults<Result> {
  const ofStores = new WeakMap<ObjectStore, Map<string, Promise<Result>>>();
  return {
    of(store, sources, compute) {
      const results = ofStores.get(store) ?? new Map<string, Promise<Result>>();
      ofStores.set(store, results);
      const key = JSON.stringify(sources.map(({ kind, key: name, hash }) => [kind, name, hash]));
      const known = results.get(key);
      if (known) return known;
      const result = compute();
      results.set(key, result);
      result.catch(() => results.delete(key));
      for (const oldest of [...results.keys()].slice(0, -most)) results.delete(oldest);
      return result;
    },
  };
}

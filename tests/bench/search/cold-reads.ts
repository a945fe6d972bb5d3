import type { ObjectStore } from '#functions/objects/object-store.ts';
import type { IndexManifest } from '#functions/search/build/build-index.ts';
import { IndexReader } from '#functions/search/query/index-reader.ts';
import { ObjectCache } from '#functions/search/query/object-cache.ts';
import { quantile } from './timings.ts';

/** The reads of one search in a container without cached objects, as a median. */
export interface ColdReads {
  readonly objects: number;
  readonly kilobytes: number;
  /** Reads that wait for each other. Concurrent reads count once. */
  readonly roundTrips: number;
  readonly milliseconds: number;
}

export async function coldReads<T>(
  items: readonly T[],
  manifest: IndexManifest,
  store: ObjectStore,
  run: (item: T, reader: IndexReader) => Promise<unknown>,
): Promise<ColdReads> {
  const reads: ColdReads[] = [];
  for (const item of items) {
    let [objects, bytes, roundTrips, inFlight] = [0, 0, 0, 0];
    const counted: ObjectStore = {
      async get(name, hash) {
        if (inFlight++ === 0) roundTrips++;
        const content = await store.get(name, hash);
        inFlight--;
        objects++;
        bytes += content.length;
        return content;
      },
    };
    const start = performance.now();
    await run(item, new IndexReader(1, manifest, new ObjectCache(counted, 2 ** 33)));
    reads.push({ objects, kilobytes: bytes / 1024, roundTrips, milliseconds: performance.now() - start });
  }
  const median = (of: (read: ColdReads) => number): number => quantile(reads.map(of), 0.5);
  return {
    objects: median(({ objects }) => objects),
    kilobytes: median(({ kilobytes }) => kilobytes),
    roundTrips: median(({ roundTrips }) => roundTrips),
    milliseconds: median(({ milliseconds }) => milliseconds),
  };
}

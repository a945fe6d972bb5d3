import { memoryObjectStore } from '#functions/objects/object-store.ts';
import { buildIndex } from '#functions/search/build/build-index.ts';
import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { IndexReader } from '#functions/search/query/index-reader.ts';
import { ObjectCache } from '#functions/search/query/object-cache.ts';
import { basisPoints } from '#shared/values/money.ts';

/** An index in memory over some sources, and a reader for it. */
export async function builtCatalogue(sources: CatalogueSources) {
  const store = memoryObjectStore();
  const manifest = await buildIndex(sources, store);
  return { manifest, store, reader: new IndexReader(1, manifest, new ObjectCache(store, 1 << 30)) };
}

export const goldLevel = {
  name: 'gold',
  description: 'Gold',
  discount: basisPoints(1250),
  discounts: { PL1: basisPoints(3333), PL2: basisPoints(0), '101': basisPoints(2000) },
};

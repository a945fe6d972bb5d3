import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { SeenKeys } from '../sources/seen-keys.ts';
import { sourceHeads } from '../sources/source-files.ts';
import { mergedCatalogue } from './merged-catalogue.ts';
import { formKey } from './number-forms.ts';
import type { PartIdentity } from './part-identity.ts';

const KINDS: readonly string[] = ['products', 'items', 'cross-references'];

/** Whether a part of the catalogue has a number, in any spelling (decision C2). */
export type IsKnownPart = (part: PartIdentity) => boolean;

/** The numbers of all parts that a list of sources describes. */
export async function knownNumbers(store: ObjectStore, sources: readonly SourceEntry[]): Promise<IsKnownPart> {
  const known = new SeenKeys();
  const described = sources.filter(({ kind }) => KINDS.includes(kind));
  const isPlain = described.every(({ kind }) => kind !== 'items');
  if (isPlain) {
    for (const entry of described.filter(({ kind }) => kind === 'products')) {
      for await (const batch of sourceHeads<PartIdentity>(store, entry, 'brand')) {
        for (const part of batch) known.add(formKey(part));
      }
    }
  } else {
    const { products } = await mergedCatalogue(store, described);
    for await (const part of products as AsyncIterable<ProductRow>) known.add(formKey(part));
  }
  return (part) => known.has(formKey(part));
}

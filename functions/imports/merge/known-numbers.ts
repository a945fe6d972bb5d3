import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { SeenKeys } from '../sources/seen-keys.ts';
import { formKey } from './number-forms.ts';
import type { PartIdentity } from './part-identity.ts';
import { identitiesIn, partNumbers } from './part-numbers.ts';

/** Whether a part of the catalogue has a number, in any spelling (decision C2). */
export type IsKnownPart = (part: PartIdentity) => boolean;

/** The numbers of all parts that a list of sources describes. */
export async function knownNumbers(store: ObjectStore, sources: readonly SourceEntry[]): Promise<IsKnownPart> {
  const known = new SeenKeys();
  const entriesOf = (kind: string) => sources.filter((entry) => entry.kind === kind);
  const [products, items] = [entriesOf('products'), entriesOf('items')];
  const identities = await identitiesIn(store, sources);
  for await (const part of partNumbers(store, { products, items }, identities)) known.add(formKey(part));
  return (part) => known.has(formKey(part));
}

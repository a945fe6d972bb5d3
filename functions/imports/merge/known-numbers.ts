import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { lastResults } from '../sources/last-results.ts';
import { SeenKeys } from '../sources/seen-keys.ts';
import { formKey } from './number-forms.ts';
import type { PartIdentity } from './part-identity.ts';
import { identitiesIn, partNumbers } from './part-numbers.ts';

/** Whether a part of the catalogue has a number, in any spelling (decision C2). */
export type IsKnownPart = (part: PartIdentity) => boolean;

const DESCRIBING: readonly string[] = ['products', 'items', 'cross-references'];
/** The files of an import that name parts ask one after the other, mostly of the same sources. */
const last = lastResults<IsKnownPart>(1);

/** The numbers of all parts that a list of sources describes. */
export function knownNumbers(store: ObjectStore, sources: readonly SourceEntry[]): Promise<IsKnownPart> {
  const described = sources.filter(({ kind }) => DESCRIBING.includes(kind));
  return last.of(store, described, () => numbersIn(store, described));
}

async function numbersIn(store: ObjectStore, sources: readonly SourceEntry[]): Promise<IsKnownPart> {
  const known = new SeenKeys();
  const entriesOf = (kind: string) => sources.filter((entry) => entry.kind === kind);
  const [products, items] = [entriesOf('products'), entriesOf('items')];
  const identities = await identitiesIn(store, sources);
  for await (const part of partNumbers(store, { products, items }, identities)) known.add(formKey(part));
  return (part) => known.has(formKey(part));
}

import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { Comparison } from '#shared/schemas/stored/import.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { CatalogueSources, Rows } from '../../search/format/catalogue-sources.ts';
import { hasOurForm, refuseOtherForms } from '../kinds/row-forms.ts';
import { mergedCatalogue } from '../merge/merged-catalogue.ts';
import { brandNumberKey, identityKey } from '../merge/part-identity.ts';
import { type Difference, differences } from '../sources/differences.ts';
import { offerChanges } from './offer-changes.ts';

/**
 * Counts the changes for a dry run. Reads both lists of sources and writes nothing. Sources that another release staged in
 * a form that this one can't read are skipped in the earlier list, so their rows count as added.
 * @throws {AppError} if the later list has such a source.
 */
export async function compareSources(
  store: ObjectStore,
  before: readonly SourceEntry[],
  after: readonly SourceEntry[],
): Promise<Comparison> {
  refuseOtherForms(after);
  const comparable = before.filter(hasOurForm);
  const [old, next] = [await mergedCatalogue(store, comparable), await mergedCatalogue(store, after)];
  async function counted<Row>(rowsOf: (sources: CatalogueSources) => Rows<Row>, keyOf: (row: Row) => string) {
    return countOf(differences([rowsOf(old) as AsyncIterable<Row>], rowsOf(next) as AsyncIterable<Row>, keyOf));
  }
  const products = await counted(({ products: rows }) => rows, identityKey);
  const salvage = await counted(
    ({ salvage: rows }) => rows,
    ({ guid }) => guid,
  );
  return {
    parts: {
      added: products.added + salvage.added,
      changed: products.changed + salvage.changed,
      removed: products.removed + salvage.removed,
    },
    fitments: await counted(({ fitments }) => fitments, brandNumberKey),
    offers: await countOf(offerChanges(store, [comparable], after)),
  };
}

async function countOf(changes: AsyncIterable<Difference<unknown>>): Promise<Comparison['parts']> {
  const counts = { added: 0, changed: 0, removed: 0 };
  for await (const { before, after } of changes) counts[before ? (after ? 'changed' : 'removed') : 'added'] += 1;
  return counts;
}

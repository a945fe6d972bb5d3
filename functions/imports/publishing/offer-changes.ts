import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { AftermarketOffer, Offer, SalvageOffer } from '#shared/schemas/catalogue/offer.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { CatalogueSources } from '../../search/format/catalogue-sources.ts';
import { mergedCatalogue } from '../merge/merged-catalogue.ts';
import { identityKey } from '../merge/part-identity.ts';
import { type Difference, differences } from '../sources/differences.ts';
import { aftermarketOffers, salvageOffers } from './offers-of.ts';
import { areSameSources, sourcesOfOffers } from './same-sources.ts';

type Sources = readonly SourceEntry[];

/**
 * The offers that differ between a list of sources and any of several earlier lists, or all offers. Sorted files are merged
 * once for each line of business whose sources differ.
 */
export async function* offerChanges(
  store: ObjectStore,
  befores: readonly Sources[],
  after: Sources,
  which: 'changed' | 'all' = 'changed',
): AsyncGenerator<Difference<Offer>> {
  const lists = async (part: (sources: Sources) => Sources) => {
    const changed = which === 'all' || befores.some((before) => !areSameSources(part(before), part(after)));
    const join = (sources: Sources): Promise<CatalogueSources> => mergedCatalogue(store, part(sources));
    return changed ? { befores: await Promise.all(befores.map(join)), after: await join(after) } : undefined;
  };
  const aftermarket = await lists(sourcesOfOffers.aftermarket);
  if (aftermarket) {
    const before = aftermarket.befores.map(aftermarketOffers);
    yield* differences<AftermarketOffer>(before, aftermarketOffers(aftermarket.after), identityKey, which);
  }
  const salvage = await lists(sourcesOfOffers.salvage);
  if (salvage) {
    const before = salvage.befores.map(salvageOffers);
    yield* differences<SalvageOffer>(before, salvageOffers(salvage.after), ({ id }) => id, which);
  }
}

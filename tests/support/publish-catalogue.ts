import { catalogueVersionRepository } from '#functions/data/catalogue/catalogue-version-repository.ts';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { aftermarketOffers, salvageOffers } from '#functions/imports/publishing/offers-of.ts';
import type { WritableObjectStore } from '#functions/objects/object-store.ts';
import { putManifest, versionManifests } from '#functions/objects/version-manifests.ts';
import { buildIndex } from '#functions/search/build/build-index.ts';
import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import type { StockRow } from '#shared/schemas/catalogue/offer-rows.ts';
import { putItem } from './test-table.ts';

/** Writes the offers of all parts to the table, as an import does. */
export async function putOffers(table: Table, sources: CatalogueSources): Promise<void> {
  const stock = counted(sources);
  for await (const offer of aftermarketOffers({ ...sources, stock })) await putItem(table, offerKey(offer.id), offer);
  for await (const offer of salvageOffers(sources)) await putItem(table, offerKey(offer.id), offer);
}

/** Gives every row its counting time, as the join of an import does. */
async function* counted({ stock, asOf }: CatalogueSources): AsyncGenerator<StockRow> {
  for await (const row of stock) yield { asOf, ...row };
}

/** Publishes some sources as the first catalogue of a table. */
export async function publishCatalogue(
  table: Table,
  store: WritableObjectStore,
  sources: CatalogueSources,
): Promise<void> {
  await putOffers(table, sources);
  const builtAt = '2026-01-10T06:00:00.000Z';
  const index = await buildIndex(sources, store);
  const manifest = await putManifest(store, { version: 1, builtAt, sources: [], index });
  await catalogueVersionRepository(table, versionManifests(store)).publish(
    { version: 1, manifest, builtAt },
    undefined,
  );
}

import { AppError } from '#shared/errors.ts';
import { type CatalogueVersion, INDEX_FORMAT, type SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ImportSummary } from '#shared/schemas/stored/import.ts';
import type { CatalogueVersionRepository, VersionItem } from '../../data/catalogue/catalogue-version-repository.ts';
import type { FetchedPictureRepository } from '../../data/catalogue/fetched-picture-repository.ts';
import type { OfferWriter } from '../../data/catalogue/offer-writer.ts';
import type { PriceChange } from '../../data/catalogue/price-history-writer.ts';
import type { ReservationRepository } from '../../data/sales/reservation-repository.ts';
import { backoff } from '../../data/table/backoff.ts';
import { holdLease } from '../../data/table/lease.ts';
import { getObject, type WritableObjectStore } from '../../objects/object-store.ts';
import { putManifest } from '../../objects/version-manifests.ts';
import { buildIndex } from '../../search/build/build-index.ts';
import type { Dictionary } from '../../search/format/dictionary.ts';
import { hasOurForm, refuseOtherForms } from '../kinds/row-forms.ts';
import type { MergeIssue } from '../merge/merge-issue.ts';
import { mergedCatalogue } from '../merge/merged-catalogue.ts';
import { isSoldParts } from '../sources/sold-parts.ts';
import { offerChanges } from './offer-changes.ts';
import { areSameSources } from './same-sources.ts';
import { withFetchedPictures, withoutPictures } from './with-fetched-pictures.ts';
import { withSoldParts } from './with-sold-parts.ts';
import { type OffersWritten, writeChangedOffers } from './write-offers.ts';

type Sources = readonly SourceEntry[];

/** Makes the sources of the next version from those of the current one. */
export type SourceChange = (before: Sources) => Promise<Sources>;

export interface Publishing {
  readonly store: WritableObjectStore;
  readonly versions: CatalogueVersionRepository;
  readonly offers: OfferWriter;
  readonly writeHistory: (changes: AsyncIterable<PriceChange>) => Promise<void>;
  readonly reservations: Pick<ReservationRepository, 'since'>;
  readonly pictures: Pick<FetchedPictureRepository, 'find'>;
  readonly now: () => Date;
}

export interface PublishListener {
  readonly onStage?: (stage: 'waiting' | 'building' | 'offers' | 'publishing') => void;
  readonly onOffer?: () => void;
  readonly onSummary?: (summary: ImportSummary) => void;
  readonly onIssue?: (issue: MergeIssue) => void;
}

const LAST_ATTEMPT = 20;
/** An import that has not finished writing its offers by then has died. */
const OFFERS_MS = 60 * 60_000;

/**
 * Publishes a new version from the sources that the change makes of the current ones. The pointer is only set if nobody
 * else has set it in the meantime. Otherwise publishing starts again from their version, so that the catalogue has the
 * changes of both. Offers are written before the pointer is set, so that every part in a list can be priced. Parts are
 * withdrawn afterwards. Undefined if nothing changes.
 */
export async function publishSources(
  publishing: Publishing,
  id: string,
  change: SourceChange,
  listener: PublishListener = {},
): Promise<CatalogueVersion | undefined> {
  const { onStage = () => undefined } = listener;
  onStage('waiting');
  // The lease only saves work: correctness comes from the conditional pointer.
  const lease = await holdLease(publishing.versions.lease, id, publishing.now);
  try {
    for (let attempt = 1; attempt <= LAST_ATTEMPT; attempt += 1) {
      const done = await tryToPublish(publishing, id, change, listener);
      if (done) return done.version;
      await backoff(attempt);
    }
  } finally {
    await lease?.end();
  }
  throw new AppError('conflict', 'Other imports kept publishing first. Try again.');
}

/** Undefined if another version was published first. */
async function tryToPublish(
  publishing: Publishing,
  id: string,
  change: SourceChange,
  listener: PublishListener,
): Promise<{ readonly version?: CatalogueVersion } | undefined> {
  const prepared = await prepareVersion(publishing, id, change, listener);
  if (!prepared) return {};
  try {
    listener.onStage?.('publishing');
    const { plan, version } = prepared;
    if (!(await publishPlan(publishing, plan))) return undefined;
    await prepared.withdraw(publishing.now());
    await publishing.versions.endOffers(plan.ended);
    return version ? { version } : {};
  } finally {
    await prepared.close();
  }
}

/** The last step of publishing, after the offers have been written. */
export interface PublishPlan {
  /** The version that was built; absent if only offers had to be corrected. */
  readonly item?: VersionItem | undefined;
  /** The version it was built on. */
  readonly base?: number | undefined;
  /** Ids of the imports whose offers are then complete. */
  readonly ended: readonly string[];
}

interface PreparedVersion extends OffersWritten {
  readonly plan: PublishPlan;
  readonly version?: CatalogueVersion;
}

/**
 * Builds the next version and writes its offers. Undefined if nothing changes. A version that another release built, in a
 * format that this one can't read, is always built again.
 */
export async function prepareVersion(
  publishing: Publishing,
  id: string,
  change: SourceChange,
  { onStage = () => undefined, onOffer = () => undefined, onSummary, onIssue }: PublishListener,
): Promise<PreparedVersion | undefined> {
  const { store, versions, now } = publishing;
  const base = await versions.current();
  const before = base?.sources ?? [];
  const after = await withFetchedPictures(publishing, await change(before));
  refuseOtherForms(after);
  const inWork = await versions.offersInWork();
  const isReadable = base === undefined || base.index.format === INDEX_FORMAT;
  const isSame = isReadable && areSameSources(before, after);
  if (isSame && inWork.length === 0) return undefined;

  onStage('building');
  const version = isSame
    ? undefined
    : await build(publishing, base, await withSoldParts(publishing, before, after), {
        // The way back from new pictures leads past the version that lacked them.
        base: base && areSameSources(withoutPictures(before), withoutPictures(after)) ? base.base : base?.version,
        onIssue,
      });
  const manifest = version && (await putManifest(store, version));

  onStage('offers');
  const befores = distinctLists([before, ...inWork.flatMap(({ lists }) => lists)]);
  await versions.beginOffers(id, { lists: distinctLists([...befores, after]), at: now().toISOString() });
  const days = { before: base?.builtAt.slice(0, 10), today: now().toISOString().slice(0, 10) };
  // Another release may have made other offers of the same rows.
  const changedOffers = offerChanges(store, befores, after, isReadable ? 'changed' : 'all');
  const written = await writeChangedOffers(publishing, changedOffers, days, onOffer);
  const { unpriced = 0, withoutStock = 0 } = version?.index.counts ?? {};
  const changes = { ...written.changes, unpriced, withoutStock };
  if (version) onSummary?.(changes);
  const isDead = ({ at }: { readonly at: string }) => now().getTime() - Date.parse(at) > OFFERS_MS;
  return {
    ...written,
    plan: {
      ...(version &&
        manifest && { item: { version: version.version, manifest, builtAt: version.builtAt, importId: id, changes } }),
      ...(base && { base: base.version }),
      ended: [id, ...inWork.filter(isDead).map((other) => other.id)],
    },
    ...(version && { version }),
  };
}

/** Sets the pointer to the current version. False if another version was published first. */
export const publishPlan = async ({ versions }: Publishing, { item, base }: PublishPlan): Promise<boolean> =>
  item === undefined || versions.publish(item, base);

async function build(
  { store, now }: Publishing,
  base: CatalogueVersion | undefined,
  sources: Sources,
  { base: wayBack, onIssue }: { readonly base: number | undefined; readonly onIssue: PublishListener['onIssue'] },
): Promise<CatalogueVersion> {
  const joined = await mergedCatalogue(store, sources, onIssue);
  const index = await buildIndex(joined, onlyMissing(store, base), await dictionaryOf(store, base));
  return {
    version: (base?.version ?? 0) + 1,
    ...(wayBack !== undefined && { base: wayBack }),
    builtAt: now().toISOString(),
    sources: [...sources],
    index: { ...index, index: { ...index.index } },
  };
}

async function dictionaryOf(
  store: WritableObjectStore,
  base: CatalogueVersion | undefined,
): Promise<Dictionary | undefined> {
  const object = base?.index.index['dictionary'];
  if (!object) return undefined;
  return JSON.parse(new TextDecoder().decode(await getObject(store, 'dictionary', object.hash)));
}

/** Skips objects that the base version already has. */
function onlyMissing(store: WritableObjectStore, base: CatalogueVersion | undefined): WritableObjectStore {
  return {
    get: store.get,
    async put(name, hash, bytes) {
      if (base?.index.index[name]?.hash !== hash) await store.put(name, hash, bytes);
    },
  };
}

/** Only sources that yield offers and that this release can read. */
function distinctLists(lists: readonly Sources[]): Sources[] {
  const offered = lists.map((list) => list.filter((entry) => !isSoldParts(entry) && hasOurForm(entry)));
  return [...new Map(offered.map((list) => [JSON.stringify(list), list])).values()];
}

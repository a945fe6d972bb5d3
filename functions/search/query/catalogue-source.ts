import { INDEX_FORMAT, type SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { type ObjectStore, UnreadableObject } from '../../objects/object-store.ts';
import type { IndexManifest } from '../build/build-index.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { IndexReader } from './index-reader.ts';
import { ObjectCache } from './object-cache.ts';
import { overlayNeededFrom } from './overlay-window.ts';
import { type ListedReservation, ReservationOverlay } from './reservation-overlay.ts';
import { type StoredSynonyms, SynonymOverlay } from './words/synonym-overlay.ts';

/** Gives a function the published catalogue. */
export interface CatalogueSource {
  current(): Promise<Catalogue>;
  /** An older version as long as it is cached, for further pages of a list. */
  version(version: number): Promise<Catalogue | undefined>;
}

interface Published {
  readonly version: number;
  readonly index: IndexManifest;
  readonly sources?: readonly SourceEntry[];
}

interface CatalogueSourceParts {
  readonly objects: ObjectStore;
  /** The published version; undefined before the first import. */
  readonly pointer: () => Promise<Published | undefined>;
  /** Reservations and releases since a time (ISO). */
  readonly reservationsSince: (iso: string) => Promise<ListedReservation[]>;
  /** The provider's synonyms. Without them, words have only those that ship with the product. */
  readonly synonyms?: StoredSynonyms;
  readonly now: () => Date;
  /** The most bytes of opened objects that are cached. */
  readonly cacheBytes: number;
  /** Called once for each published version that has another index format and can't be read. */
  readonly onOtherFormat?: (version: number) => void;
}

/** How old the pointer and the reservations of a list may be. */
const LOOK_EVERY_MS = 2000;
/** Most stock feeds include all older reservations. If those of a version do not, more reservations are read. */
const FIRST_LOOK_MS = 14 * 24 * 60 * 60 * 1000;
/** Clocks differ, and an index of the table lags a little behind it. */
const OVERLAP_MS = 60_000;
const HELD_VERSIONS = 3;
const NOTHING: Published = {
  version: 0,
  index: { format: INDEX_FORMAT, index: {}, counts: { aftermarket: 0, salvage: 0, fitments: 0 } },
};

/**
 * Reads the pointer, the reservations of our orders and the version of the provider's synonyms together, at most every
 * two seconds. A new version opens its
 * objects when they are needed, and shares unchanged ones with the version before. Objects of older versions stay
 * cached as long as there is room. A call that finds an object deleted is repeated once, on the current version.
 */
export function catalogueSource({
  objects,
  pointer,
  reservationsSince,
  synonyms,
  now,
  cacheBytes,
  onOtherFormat,
}: CatalogueSourceParts): CatalogueSource {
  const cache = new ObjectCache(objects, cacheBytes);
  const overlay = new ReservationOverlay();
  const words = new SynonymOverlay();
  /** The opened versions, the newest last. */
  const held = new Map<number, Catalogue>();
  let lastLook: { readonly at: number; readonly found: Promise<Catalogue> } | undefined;
  let takesKnownFrom = Number.POSITIVE_INFINITY;
  let takesKnownUntil: number | undefined;

  async function readTakes(since: number): Promise<void> {
    overlay.apply(await reservationsSince(new Date(since).toISOString()));
    takesKnownFrom = Math.min(takesKnownFrom, since);
  }

  async function look(at: number): Promise<Catalogue> {
    const since = takesKnownUntil === undefined ? at - FIRST_LOOK_MS : takesKnownUntil - OVERLAP_MS;
    const [published = NOTHING] = await Promise.all([pointer(), readTakes(since), synonyms && words.refresh(synonyms)]);
    const neededFrom = overlayNeededFrom(published.sources ?? [], at);
    if (neededFrom !== undefined && neededFrom < takesKnownFrom) await readTakes(neededFrom);
    takesKnownUntil = Math.max(at, takesKnownUntil ?? at);
    const known = held.get(published.version);
    if (!known && published.index.format !== INDEX_FORMAT) onOtherFormat?.(published.version);
    const catalogue =
      known ?? openCatalogue(new IndexReader(published.version, published.index, cache), overlay, words);
    // Moves the version to the end, so that one that was rolled back to is dropped last.
    held.delete(published.version);
    held.set(published.version, catalogue);
    for (const version of [...held.keys()].slice(0, -HELD_VERSIONS)) held.delete(version);
    return catalogue;
  }

  function lookNow(): Promise<Catalogue> {
    const found = look(now().getTime());
    const mine = { at: now().getTime(), found };
    lastLook = mine;
    found.catch(() => {
      if (lastLook === mine) lastLook = undefined;
    });
    return found;
  }

  const newest = (): Promise<Catalogue> =>
    lastLook && now().getTime() - lastLook.at < LOOK_EVERY_MS ? lastLook.found : lookNow();

  return {
    current: async () => withSecondTry(await newest(), lookNow),
    version: async (version) => {
      await newest();
      const found = held.get(version);
      return found && withSecondTry(found, lookNow);
    },
  };
}

function withSecondTry(first: Catalogue, again: () => Promise<Catalogue>): Catalogue {
  const ask = async <T>(question: (catalogue: Catalogue) => Promise<T>): Promise<T> => {
    try {
      return await question(first);
    } catch (error) {
      if (!(error instanceof UnreadableObject)) throw error;
      return question(await again());
    }
  };
  return {
    version: first.version,
    search: (query, caller) => ask((catalogue) => catalogue.search(query, caller)),
    searchWithWords: (added, query, caller) => ask((catalogue) => catalogue.searchWithWords(added, query, caller)),
    years: () => ask((catalogue) => catalogue.years()),
    makes: (year) => ask((catalogue) => catalogue.makes(year)),
    models: (year, make) => ask((catalogue) => catalogue.models(year, make)),
    parseKeyword: (keyword, exact) => ask((catalogue) => catalogue.parseKeyword(keyword, exact)),
    typesOfWords: (keyword) => ask((catalogue) => catalogue.typesOfWords(keyword)),
    interchangeOptions: (year, make, model, partTypes) =>
      ask((catalogue) => catalogue.interchangeOptions(year, make, model, partTypes)),
    documents: (ids) => ask((catalogue) => catalogue.documents(ids)),
    findByNumber: (number, companyCode) => ask((catalogue) => catalogue.findByNumber(number, companyCode)),
    partsByCode: (line) => ask((catalogue) => catalogue.partsByCode(line)),
    dictionary: () => ask((catalogue) => catalogue.dictionary()),
  };
}

import { INDEX_FORMAT, type SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { type ObjectStore, UnreadableObject } from '../../objects/object-store.ts';
import type { IndexManifest } from '../build/build-index.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { IndexReader } from './index-reader.ts';
import { ObjectCache } from './object-cache.ts';
import { overlayNeededFrom } from './overlay-window.ts';
import { type ListedReservation, ReservationOverlay } from './reservation-overlay.ts';

/** Where a function finds the catalogue that is published now. */
export interface CatalogueSource {
  current(): Promise<Catalogue>;
  /** An older version while it is held, for a further page of its list. */
  version(version: number): Promise<Catalogue | undefined>;
}

interface Published {
  readonly version: number;
  readonly index: IndexManifest;
  readonly sources?: readonly SourceEntry[];
}

interface CatalogueSourceParts {
  readonly objects: ObjectStore;
  /** What is published; undefined before the first import. */
  readonly pointer: () => Promise<Published | undefined>;
  /** Takes and releases since a time (ISO). */
  readonly reservationsSince: (iso: string) => Promise<ListedReservation[]>;
  readonly now: () => Date;
  /** Of opened objects that are held at most. */
  readonly cacheBytes: number;
  /** What is published was built by a release of another index format, so that it can't be read. Told once a version. */
  readonly onOtherFormat?: (version: number) => void;
}

/** A list is at most so much older than the orders and the publishes. */
const LOOK_EVERY_MS = 2000;
/** Most feeds have counted what was taken before; where a version's have not, more is read. */
const FIRST_LOOK_MS = 14 * 24 * 60 * 60 * 1000;
/** Clocks differ, and an index of the table is a little behind it. */
const OVERLAP_MS = 60_000;
const HELD_VERSIONS = 3;
const NOTHING: Published = {
  version: 0,
  index: { format: INDEX_FORMAT, index: {}, counts: { aftermarket: 0, salvage: 0, fitments: 0 } },
};

/**
 * Looks at the pointer and at our orders' reservations in one step, at most every two seconds. A new version opens its objects
 * as they are asked for; unchanged ones are the same objects. What was opened of an older one stays until there is no
 * room. Who meets an object that is gone asks the version of now, once.
 */
export function catalogueSource({
  objects,
  pointer,
  reservationsSince,
  now,
  cacheBytes,
  onOtherFormat,
}: CatalogueSourceParts): CatalogueSource {
  const cache = new ObjectCache(objects, cacheBytes);
  const overlay = new ReservationOverlay();
  /** By version, the newest last. */
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
    const [published = NOTHING] = await Promise.all([pointer(), readTakes(since)]);
    const neededFrom = overlayNeededFrom(published.sources ?? [], at);
    if (neededFrom !== undefined && neededFrom < takesKnownFrom) await readTakes(neededFrom);
    takesKnownUntil = Math.max(at, takesKnownUntil ?? at);
    const known = held.get(published.version);
    if (!known && published.index.format !== INDEX_FORMAT) onOtherFormat?.(published.version);
    const catalogue = known ?? openCatalogue(new IndexReader(published.version, published.index, cache), overlay);
    // Set anew, so that the version that was rolled back to is the last to go.
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
    years: () => ask((catalogue) => catalogue.years()),
    makes: (year) => ask((catalogue) => catalogue.makes(year)),
    models: (year, make) => ask((catalogue) => catalogue.models(year, make)),
    parseKeyword: (keyword, exact) => ask((catalogue) => catalogue.parseKeyword(keyword, exact)),
    interchangeOptions: (year, make, model, partTypes) =>
      ask((catalogue) => catalogue.interchangeOptions(year, make, model, partTypes)),
    documents: (ids) => ask((catalogue) => catalogue.documents(ids)),
    findByNumber: (number, companyCode) => ask((catalogue) => catalogue.findByNumber(number, companyCode)),
    dictionary: () => ask((catalogue) => catalogue.dictionary()),
  };
}

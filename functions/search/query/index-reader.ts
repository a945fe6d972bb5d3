import { AppError } from '#shared/errors.ts';
import { INDEX_FORMAT } from '#shared/schemas/catalogue/catalogue-version.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import type { StoredObject } from '../../objects/object-store.ts';
import type { IndexManifest } from '../build/build-index.ts';
import type { DocumentKind } from '../build/document-writer.ts';
import { type Dictionary, EMPTY_DICTIONARY } from '../format/dictionary.ts';
import {
  type DocumentColumns,
  type DocumentObjects,
  type FitColumns,
  type LevelPriceColumns,
  type NumberColumns,
  type OfferColumns,
  openDocumentObjects,
  openDocuments,
  openFits,
  openLevelPrices,
  openNumbers,
  openOffers,
  openRows,
  openText,
  openWordBuckets,
  openWords,
  type RowColumns,
  type TextColumns,
  type WordBuckets,
  type WordColumns,
} from '../format/segment-columns.ts';
import { type DictionaryLookup, lookupIn } from './dictionary-lookup.ts';
import type { MaybeAsync } from './maybe-async.ts';
import type { ObjectCache } from './object-cache.ts';

/** In seconds. Refreshing takes a minute at most. */
const BUILT_AGAIN_AFTER = 30;

/**
 * Opens the objects of one catalogue version when they are needed. An object that the version lacks is undefined. A
 * version in another index format is not read at all.
 */
export class IndexReader {
  readonly version: number;
  readonly #manifest: IndexManifest;
  /** By segment, then by the rest of the object's name, which is empty for objects outside of segments. */
  readonly #objects: ReadonlyMap<string, ReadonlyMap<string, NamedObject>>;
  readonly #cache: ObjectCache;

  constructor(version: number, manifest: IndexManifest, cache: ObjectCache) {
    this.version = version;
    this.#manifest = manifest;
    this.#objects = bySegment(manifest);
    this.#cache = cache;
  }

  async dictionary(): Promise<DictionaryLookup> {
    const lookup = await this.#open('dictionary', '', (content) => {
      const dictionary: Dictionary = JSON.parse(new TextDecoder().decode(content));
      return lookupIn(dictionary);
    });
    return lookup ?? lookupIn(EMPTY_DICTIONARY);
  }

  rows = (segment: string): MaybeAsync<RowColumns | undefined> => this.#open(segment, 'rows', openRows);
  fits = (segment: string): MaybeAsync<FitColumns | undefined> => this.#open(segment, 'fits', openFits);
  offers = (segment: string): MaybeAsync<OfferColumns | undefined> => this.#open(segment, 'offers', openOffers);
  text = (segment: string): MaybeAsync<TextColumns | undefined> => this.#open(segment, 'text', openText);
  words = (segment: string): MaybeAsync<WordColumns | undefined> => this.#open(segment, 'words', openWords);
  levelPrices = (segment: string, level: string): MaybeAsync<LevelPriceColumns | undefined> =>
    this.#open(segment, `price.${level}`, openLevelPrices);
  numbers = (name: string): MaybeAsync<NumberColumns | undefined> => this.#open(name, '', openNumbers);
  documentObjects = (kind: DocumentKind): MaybeAsync<DocumentObjects | undefined> =>
    this.#open(kind, '', openDocumentObjects);
  documents = (name: string): MaybeAsync<DocumentColumns | undefined> => this.#open(name, '', openDocuments);
  wordBuckets = (): MaybeAsync<WordBuckets | undefined> => this.#open('words', '', openWordBuckets);

  #open<T>(segment: string, part: string, openObject: (content: Uint8Array) => T): MaybeAsync<T | undefined> {
    if (this.#manifest.format !== INDEX_FORMAT) {
      throw new AppError('unavailable', CATALOGUE_TEXTS.beingBuilt, { retryAfter: BUILT_AGAIN_AFTER });
    }
    const object = this.#objects.get(segment)?.get(part);
    return object && this.#cache.open(object.name, object.hash, openObject, object.bytes);
  }
}

type NamedObject = StoredObject & { readonly name: string };

function bySegment({ index }: IndexManifest): Map<string, Map<string, NamedObject>> {
  const objects = new Map<string, Map<string, NamedObject>>();
  for (const [name, object] of Object.entries(index)) {
    const [segment = '', ...parts] = name.split('.');
    const ofSegment = objects.get(segment) ?? new Map<string, NamedObject>();
    objects.set(segment, ofSegment.set(parts.join('.'), { ...object, name }));
  }
  return objects;
}

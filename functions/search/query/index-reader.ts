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
} from '../format/opened-cut.ts';
import { type DictionaryLookup, lookupIn } from './dictionary-lookup.ts';
import type { ObjectCache } from './object-cache.ts';
import type { Opening } from './opening.ts';

/** Seconds; what takes a minute at the most. */
const BUILT_AGAIN_AFTER = 30;

/**
 * Opens the objects of one catalogue version as they are needed. An object that the version lacks is undefined; a version
 * of another release's format is not read at all.
 */
export class IndexReader {
  readonly version: number;
  readonly #manifest: IndexManifest;
  /** Those of a cut by the end of their names, all others by '' alone. */
  readonly #objects: ReadonlyMap<string, ReadonlyMap<string, NamedObject>>;
  readonly #cache: ObjectCache;

  constructor(version: number, manifest: IndexManifest, cache: ObjectCache) {
    this.version = version;
    this.#manifest = manifest;
    this.#objects = byCut(manifest);
    this.#cache = cache;
  }

  async dictionary(): Promise<DictionaryLookup> {
    const lookup = await this.#open('dictionary', '', (content) => {
      const dictionary: Dictionary = JSON.parse(new TextDecoder().decode(content));
      return lookupIn(dictionary);
    });
    return lookup ?? lookupIn(EMPTY_DICTIONARY);
  }

  rows = (cut: string): Opening<RowColumns | undefined> => this.#open(cut, 'rows', openRows);
  fits = (cut: string): Opening<FitColumns | undefined> => this.#open(cut, 'fits', openFits);
  offers = (cut: string): Opening<OfferColumns | undefined> => this.#open(cut, 'offers', openOffers);
  text = (cut: string): Opening<TextColumns | undefined> => this.#open(cut, 'text', openText);
  words = (cut: string): Opening<WordColumns | undefined> => this.#open(cut, 'words', openWords);
  levelPrices = (cut: string, level: string): Opening<LevelPriceColumns | undefined> =>
    this.#open(cut, `price.${level}`, openLevelPrices);
  numbers = (name: string): Opening<NumberColumns | undefined> => this.#open(name, '', openNumbers);
  documentObjects = (kind: DocumentKind): Opening<DocumentObjects | undefined> =>
    this.#open(kind, '', openDocumentObjects);
  documents = (name: string): Opening<DocumentColumns | undefined> => this.#open(name, '', openDocuments);
  wordBuckets = (): Opening<WordBuckets | undefined> => this.#open('words', '', openWordBuckets);

  #open<T>(cut: string, part: string, openObject: (content: Uint8Array) => T): Opening<T | undefined> {
    if (this.#manifest.format !== INDEX_FORMAT) {
      throw new AppError('unavailable', CATALOGUE_TEXTS.beingBuilt, { retryAfter: BUILT_AGAIN_AFTER });
    }
    const object = this.#objects.get(cut)?.get(part);
    return object && this.#cache.open(object.name, object.hash, openObject, object.bytes);
  }
}

type NamedObject = StoredObject & { readonly name: string };

function byCut({ index }: IndexManifest): Map<string, Map<string, NamedObject>> {
  const objects = new Map<string, Map<string, NamedObject>>();
  for (const [name, object] of Object.entries(index)) {
    const [cut = '', ...parts] = name.split('.');
    const ofCut = objects.get(cut) ?? new Map<string, NamedObject>();
    objects.set(cut, ofCut.set(parts.join('.'), { ...object, name }));
  }
  return objects;
}

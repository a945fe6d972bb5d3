import { AppError } from '#shared/errors.ts';
import { INDEX_FORMAT } from '#shared/schemas/catalogue/catalogue-version.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue-texts.ts';
import type { IndexManifest } from './build-index.ts';
import { type Dictionary, EMPTY_DICTIONARY } from './dictionary.ts';
import { type DictionaryLookup, lookupIn } from './dictionary-lookup.ts';
import type { DocumentKind } from './document-writer.ts';
import type { ObjectCache } from './object-cache.ts';
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
} from './opened-cut.ts';

const NONE = Promise.resolve(undefined);
/** Seconds; what takes a minute at the most. */
const BUILT_AGAIN_AFTER = 30;

/**
 * Opens the objects of one catalogue version as they are needed. An object that the version lacks is undefined; a version
 * of another release's format is not read at all.
 */
export class IndexReader {
  readonly version: number;
  readonly #manifest: IndexManifest;
  readonly #cache: ObjectCache;

  constructor(version: number, manifest: IndexManifest, cache: ObjectCache) {
    this.version = version;
    this.#manifest = manifest;
    this.#cache = cache;
  }

  async dictionary(): Promise<DictionaryLookup> {
    const lookup = await this.#open('dictionary', (content) => {
      const dictionary: Dictionary = JSON.parse(new TextDecoder().decode(content));
      return lookupIn(dictionary);
    });
    return lookup ?? lookupIn(EMPTY_DICTIONARY);
  }

  rows = (cut: string): Promise<RowColumns | undefined> => this.#open(`${cut}.rows`, openRows);
  fits = (cut: string): Promise<FitColumns | undefined> => this.#open(`${cut}.fits`, openFits);
  offers = (cut: string): Promise<OfferColumns | undefined> => this.#open(`${cut}.offers`, openOffers);
  text = (cut: string): Promise<TextColumns | undefined> => this.#open(`${cut}.text`, openText);
  words = (cut: string): Promise<WordColumns | undefined> => this.#open(`${cut}.words`, openWords);
  levelPrices = (cut: string, level: string): Promise<LevelPriceColumns | undefined> =>
    this.#open(`${cut}.price.${level}`, openLevelPrices);
  numbers = (name: string): Promise<NumberColumns | undefined> => this.#open(name, openNumbers);
  documentObjects = (kind: DocumentKind): Promise<DocumentObjects | undefined> => this.#open(kind, openDocumentObjects);
  documents = (name: string): Promise<DocumentColumns | undefined> => this.#open(name, openDocuments);
  wordBuckets = (): Promise<WordBuckets | undefined> => this.#open('words', openWordBuckets);

  #open<T>(name: string, openObject: (content: Uint8Array) => T): Promise<T | undefined> {
    if (this.#manifest.format !== INDEX_FORMAT) {
      throw new AppError('unavailable', CATALOGUE_TEXTS.beingBuilt, { retryAfter: BUILT_AGAIN_AFTER });
    }
    const object = this.#manifest.index[name];
    return object ? this.#cache.open(name, object.hash, openObject, object.bytes) : NONE;
  }
}

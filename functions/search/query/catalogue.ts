import type { PartDocument } from '#shared/schemas/catalogue/part-document.ts';
import type { DictionaryLookup } from './dictionary-lookup.ts';
import { findByNumber } from './find-by-number.ts';
import type { IndexReader } from './index-reader.ts';
import { type CountedLine, type PartsByCode, partsByCode } from './parts-by-code.ts';
import { readDocuments } from './read-documents.ts';
import type { ReservationOverlay } from './reservation-overlay.ts';
import { searchParts } from './search-parts.ts';
import type { KeywordReading, SearchCaller, SearchQuery, SearchResult } from './search-query.ts';
import { type InterchangeOption, interchangeOptionsOf } from './words/interchange-options.ts';
import { suggestReadings } from './words/suggest-readings.ts';
import type { SynonymOverlay, TriedWords } from './words/synonym-overlay.ts';
import { typesOfWords } from './words/types-of-words.ts';
import { pickerMakes, pickerModels, pickerYears } from './words/vehicle-picker.ts';

/** One opened catalogue version. */
export interface Catalogue {
  /** 0 before the first import, when the catalogue is empty. */
  readonly version: number;
  search(query: SearchQuery, caller: SearchCaller): Promise<SearchResult>;
  /** Searches as if the provider had added these words (decision B244). */
  searchWithWords(added: TriedWords, query: SearchQuery, caller: SearchCaller): Promise<SearchResult>;
  /** The years with parts, newest first. */
  years(): Promise<readonly number[]>;
  /** The makes of a year, by name. */
  makes(year: number): Promise<readonly string[]>;
  models(year: number, make: string): Promise<readonly string[]>;
  /**
   * The possible readings of a keyword (storefront 7, ParseKeyword), the likeliest first. With `exact`, only the
   * reading that the search itself uses.
   */
  parseKeyword(keyword: string, exact: boolean): Promise<readonly KeywordReading[]>;
  /** The codes of the part types whose names have most words of a keyword, best first. Empty if none has any. */
  typesOfWords(keyword: string): Promise<readonly string[]>;
  /** The interchange numbers of a vehicle for some part types, given by code. */
  interchangeOptions(
    year: number,
    make: string,
    model: string,
    partTypes: readonly string[],
  ): Promise<readonly InterchangeOption[]>;
  /** The parts that exist, by id. */
  documents(ids: readonly string[]): Promise<ReadonlyMap<string, PartDocument>>;
  /**
   * The ids of aftermarket parts with exactly this number, as typed by a user (decision C2). Own numbers come first.
   */
  findByNumber(number: string, companyCode?: string): Promise<readonly string[]>;
  /** The parts of a line of business by product line or part type, and three of them as examples. */
  partsByCode(line: CountedLine): Promise<PartsByCode>;
  /** Categories with their part types, product lines, companies, locations and insurers, and the codes of all names. */
  dictionary(): Promise<DictionaryLookup>;
}

/** Opens a version. Reservations and synonyms are those of all versions, and change while it is open. */
export function openCatalogue(reader: IndexReader, overlay: ReservationOverlay, synonyms: SynonymOverlay): Catalogue {
  const dictionary = (): Promise<DictionaryLookup> => reader.dictionary();
  return {
    version: reader.version,
    search: (query, caller) => searchParts(query, caller, reader, overlay, synonyms.groups),
    searchWithWords: (added, query, caller) => searchParts(query, caller, reader, overlay, synonyms.groupsWith(added)),
    years: async () => pickerYears(await dictionary()),
    makes: async (year) => pickerMakes(await dictionary(), year),
    models: async (year, make) => pickerModels(await dictionary(), year, make),
    parseKeyword: async (keyword, exact) => suggestReadings(keyword, exact, await dictionary()),
    typesOfWords: async (keyword) => typesOfWords(keyword, reader, await dictionary(), synonyms.groups),
    interchangeOptions: async (year, make, model, partTypes) =>
      interchangeOptionsOf({ year, make, model }, partTypes, reader, await dictionary()),
    documents: (ids) => readDocuments(ids, reader),
    findByNumber: (number, companyCode) => findByNumber(number, companyCode, reader),
    partsByCode: (line) => partsByCode(line, reader),
    dictionary,
  };
}

import type { Span } from '#shared/rules/search/facet-buckets.ts';
import type { Coordinates } from '#shared/rules/shipping/nearest.ts';
import type { TermsOfSale } from '#shared/schemas/catalogue/terms-of-sale.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import type { SortId } from '#shared/values/catalogue/catalogue-sorts.ts';
import type { Facet } from '#shared/values/catalogue/facets.ts';
import type { certificationNames, PartFlag } from '#shared/values/catalogue/part-flags.ts';
import { type LineOfBusiness, linesOfBusiness } from '#shared/values/line-of-business.ts';
import type { Grade } from '../format/row-codes.ts';
import type { ReadCertification } from './words/certification-words.ts';
import type { ReadPosition } from './words/position-words.ts';
import type { Correction } from './words/read-terms.ts';

type Certification = (typeof certificationNames)[number];

/** The search object of storefront 3 with our names. An empty list selects nothing in particular. */
export interface SearchQuery {
  /** A part must fit a vehicle of one of these years, makes and models. */
  readonly years: readonly number[];
  readonly makes: readonly string[];
  readonly models: readonly string[];
  /** Full names. A category includes those below it. */
  readonly categories: readonly string[];
  readonly keyword: string;
  /** The keyword is a number or the beginning of one. */
  readonly isPartSearch: boolean;
  /** No word may be left out, so a search that finds nothing stays empty (decision B228). */
  readonly needsAllWords: boolean;
  /** The most numbers to consider, in order, when the keyword is the beginning of several. Undefined means all. */
  readonly mostNumbers: number | undefined;
  /** Companies whose parts are candidates (Country in the specification: '002' sells in Canada). */
  readonly companyCodes: readonly string[];
  /**
   * Lines of business to search beyond the service location, among those permitted. Undefined means all permitted ones.
   */
  readonly nationalSearch: readonly LineOfBusiness[] | undefined;
  /** In addition to those that the account refuses. */
  readonly withoutReman: boolean;
  readonly withoutReconditioned: boolean;
  /** Codes of product lines and part types, in addition to those that the account excludes. */
  readonly aftermarketExclusions: readonly string[];
  readonly salvageExclusions: readonly string[];
  /** The chosen tab. */
  readonly linesOfBusiness: readonly LineOfBusiness[];
  /** Salvage parts must have one of these. Aftermarket parts have no interchange and are not filtered by it. */
  readonly interchangeNumbers: readonly string[];
  /**
   * A filter that only one line of business has excludes all parts of the other (decision C3: facets combine with AND).
   */
  readonly manufacturers: readonly string[];
  readonly certifications: readonly Certification[];
  /** Cents, for salvage. Both ends are included. */
  readonly prices: readonly Span[];
  /** Miles, for salvage. Both ends are included. */
  readonly mileages: readonly (Span | 'unknown')[];
  readonly conditions: readonly Grade[];
  /** Insurers; each must accept the part. */
  readonly insurers: readonly string[];
  readonly sort: SortId | undefined;
  readonly skip: number;
  readonly take: number;
  /** Counts without cards (getFacets). */
  readonly countsOnly: boolean;
  /** Also counts the hits of each part type. */
  readonly countsTypes: boolean;
}

export const anyPart: SearchQuery = {
  years: [],
  makes: [],
  models: [],
  categories: [],
  keyword: '',
  isPartSearch: false,
  needsAllWords: false,
  mostNumbers: undefined,
  companyCodes: [],
  nationalSearch: undefined,
  withoutReman: false,
  withoutReconditioned: false,
  aftermarketExclusions: [],
  salvageExclusions: [],
  linesOfBusiness: [],
  interchangeNumbers: [],
  manufacturers: [],
  certifications: [],
  prices: [],
  mileages: [],
  conditions: [],
  insurers: [],
  sort: undefined,
  skip: 0,
  take: 12,
  countsOnly: false,
  countsTypes: false,
};

/**
 * The limits and prices that account and session add to every search. Pass the same price level objects again, because tables are cached by
 * them.
 */
export interface SearchCaller {
  readonly linesOfBusiness: readonly LineOfBusiness[];
  /** Lines of business that are searched beyond the service location (decision C4). */
  readonly nationalSearch: readonly LineOfBusiness[];
  /** The number of the warehouse (decision P9). */
  readonly serviceLocation: string | undefined;
  /** The location of the session's postal code. Without it there are no distances. */
  readonly point: Coordinates | undefined;
  /** Codes of product lines and part types. */
  readonly aftermarketExclusions: readonly string[];
  readonly salvageExclusions: readonly string[];
  readonly viewRemanParts: boolean;
  readonly viewReconditionedParts: boolean;
  readonly requireFitment: boolean;
  /** The customer's price level in each line of business (decision P7). */
  readonly priceLevels: Readonly<Partial<Record<LineOfBusiness, PriceLevel>>>;
}

/** A caller who sees every part at list price, without a location. */
export const anyCaller: SearchCaller = {
  linesOfBusiness,
  nationalSearch: linesOfBusiness,
  serviceLocation: undefined,
  point: undefined,
  aftermarketExclusions: [],
  salvageExclusions: [],
  viewRemanParts: true,
  viewReconditionedParts: true,
  requireFitment: false,
  priceLevels: {},
};

/** Why a search was refused. */
export type SearchRefusal = 'nothing asked' | 'keyword too short' | 'fitment required';

export interface SearchResult {
  /** The catalogue version. Requests for further pages name it, so that they are from the same list. */
  readonly version: number;
  readonly refused: SearchRefusal | undefined;
  /** How the keyword was read. */
  readonly reading: KeywordReading | undefined;
  /** Typing errors and the words that were searched instead. */
  readonly corrections: readonly Correction[];
  /** Words that are not searched, because with them the vehicle has no parts (decision B228). */
  readonly dropped: DroppedWords | undefined;
  /** The words of the keyword that were read as filters. */
  readonly filters: FiltersInKeyword;
  /** The keyword is the whole number of the parts that were found. */
  readonly isExactNumber: boolean;
  readonly total: number;
  readonly counts: SearchCounts;
  /** The hits of each part type that has any, by its code. The types that answer the keyword best come first. Empty unless `countsTypes`. */
  readonly typeCounts: ReadonlyMap<string, number>;
  readonly parts: readonly FoundPart[];
  /** The page is beyond the first DEPTH hits, and only those are ordered. */
  readonly isTooDeep: boolean;
}

/** Words that a search left out. */
interface DroppedWords {
  /** As typed. */
  readonly words: readonly string[];
  /** Parts with all words, by line of business, whichever tab is chosen. */
  readonly withAllWords: SearchCounts['linesOfBusiness'];
}

export interface KeywordReading {
  readonly years: readonly number[];
  readonly makes: readonly string[];
  readonly models: readonly string[];
  readonly words: readonly string[];
}

/** Filters that a keyword names beside a vehicle and what is looked for. */
export interface FiltersInKeyword {
  readonly positions: readonly ReadPosition[];
  readonly certifications: readonly ReadCertification[];
}

export const NO_KEYWORD_FILTERS: FiltersInKeyword = { positions: [], certifications: [] };

/** Each facet is counted as if it had no selection itself (decision C3). */
export interface SearchCounts {
  readonly linesOfBusiness: Readonly<Record<LineOfBusiness, number>>;
  /** A part is counted once for each of its certifications. */
  readonly certifications: Readonly<Record<Certification, number>>;
  /** In the order of PRICE_BUCKETS. */
  readonly prices: readonly number[];
  /** In the order of MILEAGE_BUCKETS, then unknown. */
  readonly mileages: readonly number[];
  readonly conditions: Readonly<Record<Grade, number>>;
  /** Manufacturers with parts, by name. */
  readonly manufacturers: Readonly<Record<string, number>>;
  /** The hits if the selection of one facet were taken back. */
  readonly without: Readonly<Record<Facet, number>>;
}

/** The content of a card in the list. */
export interface FoundPart {
  readonly lineOfBusiness: LineOfBusiness;
  /** Company code and part number, or the guid of a salvage part. */
  readonly id: string;
  readonly companyCode: string;
  readonly partType: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly flags: readonly PartFlag[];
  /** Another part replaces it. */
  readonly isSuperseded: boolean;
  /** Cents per selling unit. */
  readonly customerPrice: number;
  readonly listPrice: number;
  /** Miles to the nearest location that has it; undefined if unknown. */
  readonly distance: number | undefined;
  /** The notes on how it fits the vehicle. */
  readonly notes: readonly string[];
  readonly aftermarket:
    | {
        readonly manufacturer: string;
        readonly productLine: string;
        readonly unit: string;
        readonly eaches: number;
        /** The FTC disclosure of a part that is not new; empty for others. */
        readonly ftcDisplay: string;
        /** In eaches. Undefined if it is sold in any quantity and to everywhere. */
        readonly termsOfSale: TermsOfSale | undefined;
        /** The stock feed less our reservations since. */
        readonly stock: readonly { readonly warehouse: string; readonly quantity: number }[];
      }
    | undefined;
  readonly salvage:
    | {
        readonly interchangeNumber: string;
        readonly yard: string;
        readonly mileage: number | undefined;
        readonly grade: Grade;
        readonly sourceVehicle: { readonly year: number; readonly make: string; readonly model: string };
      }
    | undefined;
}

/** Only this many hits are ordered. Pages beyond have `isTooDeep`. */
export const DEPTH = 10_000;
/** Further words of a keyword are ignored. */
export const MAXIMUM_WORDS = 16;

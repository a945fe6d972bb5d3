import type { Span } from '#shared/rules/search/facet-buckets.ts';
import type { Coordinates } from '#shared/rules/shipping/nearest.ts';
import type { PriceLevel } from '#shared/schemas/stored/price-level.ts';
import type { SortId } from '#shared/values/catalogue-sorts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { certificationNames, PartFlag } from '#shared/values/part-flags.ts';
import type { Grade } from '../format/row-codes.ts';
import type { Correction } from './words/read-terms.ts';

type Certification = (typeof certificationNames)[number];

/** The search object of storefront 3 in our own words. An empty list asks for nothing in particular. */
export interface SearchQuery {
  /** A part must fit a vehicle of one of these years, makes and models. */
  readonly years: readonly number[];
  readonly makes: readonly string[];
  readonly models: readonly string[];
  /** Full names; a category holds those below it. */
  readonly categories: readonly string[];
  readonly keyword: string;
  /** The keyword is a number or the beginning of one. */
  readonly isPartSearch: boolean;
  /** Companies whose parts are looked at (the spec's Country: '002' sells in Canada). */
  readonly companyCodes: readonly string[];
  /** Lines to search beyond the service location, of those the account may; undefined means all of those. */
  readonly nationalSearch: readonly LineOfBusiness[] | undefined;
  /** Besides what the account refuses. */
  readonly withoutReman: boolean;
  readonly withoutReconditioned: boolean;
  /** Codes of product lines and part types, besides those that the account excludes. */
  readonly aftermarketExclusions: readonly string[];
  readonly salvageExclusions: readonly string[];
  /** The chosen tab. */
  readonly linesOfBusiness: readonly LineOfBusiness[];
  /** Salvage must have one of these; aftermarket parts know no interchange and are not asked. */
  readonly interchangeNumbers: readonly string[];
  /** What only one line has is a filter that the other line's parts fail (decision C3: across facets AND). */
  readonly manufacturers: readonly string[];
  readonly certifications: readonly Certification[];
  /** Cents of salvage, both ends inclusive. */
  readonly prices: readonly Span[];
  /** Miles of salvage, both ends inclusive. */
  readonly mileages: readonly (Span | 'unknown')[];
  readonly conditions: readonly Grade[];
  /** Each of them must accept the part. */
  readonly insurers: readonly string[];
  readonly sort: SortId | undefined;
  readonly skip: number;
  readonly take: number;
  /** Counts without cards (getFacets). */
  readonly countsOnly: boolean;
}

export const anyPart: SearchQuery = {
  years: [],
  makes: [],
  models: [],
  categories: [],
  keyword: '',
  isPartSearch: false,
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
};

/** What the account and the session say about every search. Keep the price levels' objects: what they amount to is kept with them. */
export interface SearchCaller {
  readonly linesOfBusiness: readonly LineOfBusiness[];
  /** Lines that are searched beyond the service location (decision C4). */
  readonly nationalSearch: readonly LineOfBusiness[];
  /** Number of the warehouse (decision P9). */
  readonly serviceLocation: string | undefined;
  /** Where the session's postal code is; without it nothing is near or far. */
  readonly point: Coordinates | undefined;
  /** Codes of product lines and part types. */
  readonly aftermarketExclusions: readonly string[];
  readonly salvageExclusions: readonly string[];
  readonly viewRemanParts: boolean;
  readonly viewReconditionedParts: boolean;
  readonly requireFitment: boolean;
  /** The customer's price level in each line (decision P7). */
  readonly priceLevels: Readonly<Partial<Record<LineOfBusiness, PriceLevel>>>;
}

/** Why nothing was looked for. */
export type SearchRefusal = 'nothing asked' | 'keyword too short' | 'fitment required';

export interface SearchResult {
  /** Of the catalogue that answered: a further page names it, to be of the same list. */
  readonly version: number;
  readonly refused: SearchRefusal | undefined;
  /** What the keyword was read as. */
  readonly reading: KeywordReading | undefined;
  /** Words that were taken for others. */
  readonly corrections: readonly Correction[];
  readonly total: number;
  readonly counts: SearchCounts;
  readonly parts: readonly FoundPart[];
  /** The page lies beyond the hits that are ordered, DEPTH of them. */
  readonly isTooDeep: boolean;
}

export interface KeywordReading {
  readonly years: readonly number[];
  readonly makes: readonly string[];
  readonly models: readonly string[];
  readonly words: readonly string[];
}

/** Each as if its own facet had no selection (decision C3). */
export interface SearchCounts {
  readonly linesOfBusiness: Readonly<Record<LineOfBusiness, number>>;
  /** A part counts once for each of its certifications. */
  readonly certifications: Readonly<Record<Certification, number>>;
  /** In the order of PRICE_BUCKETS. */
  readonly prices: readonly number[];
  /** In the order of MILEAGE_BUCKETS, then unknown. */
  readonly mileages: readonly number[];
  readonly conditions: Readonly<Record<Grade, number>>;
  /** Those with any, by name. */
  readonly manufacturers: Readonly<Record<string, number>>;
}

/** What a card of the list shows. */
export interface FoundPart {
  readonly lineOfBusiness: LineOfBusiness;
  /** PartNumber and CompanyCode, or the guid of salvage. */
  readonly id: string;
  readonly companyCode: string;
  readonly partType: string;
  readonly title: string;
  readonly imageUrl: string;
  readonly flags: readonly PartFlag[];
  /** Another part has taken its place. */
  readonly isSuperseded: boolean;
  /** Cents of one selling unit. */
  readonly customerPrice: number;
  readonly listPrice: number;
  /** Miles to the nearest place that has it; undefined where nobody knows. */
  readonly distance: number | undefined;
  /** How it fits the vehicle that was asked for. */
  readonly notes: readonly string[];
  readonly aftermarket:
    | {
        readonly manufacturer: string;
        readonly productLine: string;
        readonly unit: string;
        readonly eaches: number;
        /** What has to be said of a part that is not new; '' of others. */
        readonly ftcDisplay: string;
        /** Less what our orders took since the feed. */
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

/** So many hits are ordered; pages beyond say so. */
export const DEPTH = 10_000;
/** More words of a keyword are not looked at. */
export const MAXIMUM_WORDS = 16;

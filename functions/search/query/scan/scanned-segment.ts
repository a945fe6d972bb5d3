import type { FitColumns, OfferColumns, RowColumns } from '../../format/segment-columns.ts';
import type { DictionaryLookup } from '../dictionary-lookup.ts';
import type { LevelPrices } from '../level-prices.ts';
import type { ReservationOverlay } from '../reservation-overlay.ts';
import type { SegmentPlan } from '../search-plan.ts';
import type { RowStep } from './row-steps.ts';

/** The best rank of a part type's names. */
export type TypeRanks = (type: number) => number;

/** How well the rows of a segment answer a keyword: by the rank of their part type, then by their title. */
export interface Relevance {
  readonly typeRanks: TypeRanks;
  /** For each title a bit for each word that it has; none beyond the end. */
  readonly bits: () => { readonly inTitle: Uint32Array };
  /** 1 for words of a title that are not all terms, else 0. */
  readonly lacksTerms: (has: number) => 0 | 1;
}

/** A segment with everything that filtering its rows needs. */
export interface ScannedSegment {
  readonly plan: SegmentPlan;
  readonly rows: RowColumns;
  readonly fits: FitColumns | undefined;
  readonly offers: OfferColumns;
  /** The facts of its aftermarket rows (row-facts.ts). */
  readonly parts: Uint32Array;
  /** Undefined where the caller's level has no explicit prices. */
  readonly levelPrices: LevelPrices | undefined;
  /** Salvage rows, from the first of them, that our orders took; undefined where none is. */
  readonly sold: Uint8Array | undefined;
  /** Part types that have rows with the words that are asked for; undefined where no words are. */
  readonly types: Uint8Array | undefined;
  /** Excludes rows without the words. */
  readonly hasWords: RowStep | undefined;
  /** Undefined where no words are searched. */
  readonly relevance: Relevance | undefined;
  /** The keyword asks for cores, which come last otherwise. */
  readonly asksForCores: boolean;
  /** Further steps that exclude rows of either line of business. */
  readonly filters: readonly RowStep[];
  /** The parts of it that our orders reserved, and the names of its locations in them. */
  readonly overlay: ReservationOverlay;
  readonly dictionary: DictionaryLookup;
}

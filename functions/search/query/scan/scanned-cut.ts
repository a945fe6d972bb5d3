import type { FitColumns, OfferColumns, RowColumns } from '../../format/opened-cut.ts';
import type { DictionaryLookup } from '../dictionary-lookup.ts';
import type { LevelPrices } from '../level-prices.ts';
import type { ReservationOverlay } from '../reservation-overlay.ts';
import type { CutPlan } from '../search-plan.ts';
import type { RowStep } from './row-steps.ts';

/** A cut with all that judging its rows needs. */
export interface ScannedCut {
  readonly plan: CutPlan;
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
  /** Strikes out rows without the words. */
  readonly hasWords: RowStep | undefined;
  /** What else strikes out rows of either line. */
  readonly filters: readonly RowStep[];
  /** What our orders took of it, and by which names they know its locations. */
  readonly overlay: ReservationOverlay;
  readonly dictionary: DictionaryLookup;
}

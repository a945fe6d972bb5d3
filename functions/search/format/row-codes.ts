import { partFlagNames } from '#shared/values/catalogue/part-flags.ts';
import { type SalvageGrade, salvageGrades } from '#shared/values/catalogue/salvage-grade.ts';
import { YEARS } from '#shared/values/year.ts';

/** How the facts of a part are coded in its columns. */

const names: readonly string[] = partFlagNames;

/** A bit per flag, in the order of partFlagNames. */
export function flagBits(flags: readonly string[]): number {
  let bits = 0;
  for (const name of flags) {
    const bit = names.indexOf(name);
    if (bit >= 0) bits |= 1 << bit;
  }
  return bits;
}

/** The bit after the flags of a part: another part replaces it. Only new parts have it. */
export const SUPERSEDED = 1 << names.length;
export const isSuperseded = (bits: number): boolean => (bits & SUPERSEDED) !== 0;

/** The code of a grade is its index. */
export const grades = salvageGrades;
export type Grade = SalvageGrade;

export const UNKNOWN_MILES = 0xffffffff;

/** A year is coded in a byte. */
export const YEAR_CODES = 256;
export const yearCode = (year: number): number => Math.min(YEAR_CODES - 1, Math.max(0, year - YEARS.first));
export const yearOf = (code: number): number => code + YEARS.first;

/** Fits of a model with the same first and last year are adjacent, because a search matches all of them or none. */
export const YEAR_BANDS = YEAR_CODES * YEAR_CODES;
export const yearBand = (from: number, to: number): number => from * YEAR_CODES + to;

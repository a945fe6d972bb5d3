import { MILEAGE_BUCKETS, mileageBucketOf } from '#shared/rules/search/facet-buckets.ts';
import { certificationNames } from '#shared/values/part-flags.ts';
import { flagBits, UNKNOWN_MILES } from './row-codes.ts';
import type { FitColumns, OfferColumns, RowColumns } from './segment-columns.ts';

/**
 * What a pass asks of every row stands side by side, not in a column for each fact: rows of a vehicle lie far apart, and
 * a look at far memory costs more than all that is done with what is found there.
 */

/**
 * A new part has 1 << PART_SHIFT numbers: flags and product line (16 bits each), manufacturer and eaches of its unit, list
 * price, nothing. Where they begin is told by a shift, for a product the runtime computes in floating point.
 */
export const PART_SHIFT = 2;
const HIGH = 16;
const LOW = 0xffff;

/** Of a part that is sold at no price. */
export const CORE = flagBits(['core']);

/** Made once for the objects they are of. A line of the processor's cache has four parts, none of them in part. */
const kept = new WeakMap<RowColumns, { readonly offers: OfferColumns; readonly facts: Uint32Array }>();

/** Of each aftermarket row, from the columns of two objects that change at different times. */
export function factsOfParts(rows: RowColumns, offers: OfferColumns): Uint32Array {
  const known = kept.get(rows);
  if (known?.offers === offers) return known.facts;
  const { aftermarketCount, flags, line, manufacturer, eaches } = rows;
  const facts = new Uint32Array(aftermarketCount << PART_SHIFT);
  for (let row = 0; row < aftermarketCount; row++) {
    facts[row << PART_SHIFT] = (flags[row] ?? 0) | ((line[row] ?? 0) << HIGH);
    facts[(row << PART_SHIFT) + 1] = (manufacturer[row] ?? 0) | ((eaches[row] ?? 0) << HIGH);
    facts[(row << PART_SHIFT) + 2] = offers.list[row] ?? 0;
  }
  kept.set(rows, { offers, facts });
  return facts;
}

/** The numbers of new parts in the order of their fits: those of a vehicle stand together then. */
interface FitFacts {
  readonly flagsAndLines: Uint32Array;
  readonly manufacturersAndEaches: Uint32Array;
  readonly lists: Uint32Array;
}

const keptOfFits = new WeakMap<FitColumns, { readonly parts: Uint32Array; readonly facts: FitFacts }>();

/** Of each fit of a new part, from factsOfParts; fits of recycled ones have none. */
export function factsOfFits(fits: FitColumns, parts: Uint32Array): FitFacts {
  const known = keptOfFits.get(fits);
  if (known?.parts === parts) return known.facts;
  const { row } = fits;
  const facts = {
    flagsAndLines: new Uint32Array(row.length),
    manufacturersAndEaches: new Uint32Array(row.length),
    lists: new Uint32Array(row.length),
  };
  for (let fit = 0; fit < row.length; fit++) {
    const place = (row[fit] ?? 0) << PART_SHIFT;
    facts.flagsAndLines[fit] = parts[place] ?? 0;
    facts.manufacturersAndEaches[fit] = parts[place + 1] ?? 0;
    facts.lists[fit] = parts[place + 2] ?? 0;
  }
  keptOfFits.set(fits, { parts, facts });
  return facts;
}

/** In the first of a part's numbers. */
export const flagsIn = (flagsAndLine: number): number => flagsAndLine & LOW;
export const lineIn = (flagsAndLine: number): number => flagsAndLine >>> HIGH;
/** In the second. */
export const manufacturerIn = (manufacturerAndEaches: number): number => manufacturerAndEaches & LOW;
export const eachesIn = (manufacturerAndEaches: number): number => manufacturerAndEaches >>> HIGH;

export const flagsOfPart = (facts: Uint32Array, row: number): number => flagsIn(facts[row << PART_SHIFT] ?? 0);
export const lineOfPart = (facts: Uint32Array, row: number): number => lineIn(facts[row << PART_SHIFT] ?? 0);
export const manufacturerOfPart = (facts: Uint32Array, row: number): number =>
  manufacturerIn(facts[(row << PART_SHIFT) + 1] ?? 0);
export const eachesOfPart = (facts: Uint32Array, row: number): number => eachesIn(facts[(row << PART_SHIFT) + 1] ?? 0);
/** Ten-thousandths. */
export const listOfPart = (facts: Uint32Array, row: number): number => facts[(row << PART_SHIFT) + 2] ?? 0;

interface SalvageRow {
  readonly flags: number;
  readonly yard: number;
  readonly miles: number;
  readonly grade: number;
}

/** One number of a recycled part: from the lowest bit the yard (16), the flags that it may have (7), the grade (2) and the bucket of its mileage (4). */
const FLAGS_AT = 16;
const GRADE_AT = 23;
const MILEAGE_AT = 25;
const FLAG_BITS = (1 << (GRADE_AT - FLAGS_AT)) - 1;
const UNKNOWN_MILEAGE = MILEAGE_BUCKETS.length;

export function factsOfSalvage({ flags, yard, miles, grade }: SalvageRow): number {
  const bucket = miles === UNKNOWN_MILES ? UNKNOWN_MILEAGE : mileageBucketOf(miles);
  return yard | flagsInSalvage(flags) | (grade << GRADE_AT) | (bucket << MILEAGE_AT);
}

/** Flags as flagBits, in their place; only new parts are certified. */
export const flagsInSalvage = (flags: number): number =>
  ((flags >>> certificationNames.length) & FLAG_BITS) << FLAGS_AT;
/** As flagBits. */
export const flagsOfSalvage = (facts: number): number =>
  ((facts >>> FLAGS_AT) & FLAG_BITS) << certificationNames.length;
export const yardOf = (facts: number): number => facts & LOW;
export const gradeOf = (facts: number): number => (facts >>> GRADE_AT) & 3;
/** Both in one number, mileage above grade, for counting them at once. */
export const gradeAndMileageIn = (facts: number): number => facts >>> GRADE_AT;
export const GRADES_AND_MILEAGES = 1 << (29 - GRADE_AT);
/** As MILEAGE_BUCKETS, then unknown. */
export const mileageBucketIn = (facts: number): number => facts >>> MILEAGE_AT;

import { MILEAGE_BUCKETS, mileageBucketOf } from '#shared/rules/search/facet-buckets.ts';
import { certificationNames } from '#shared/values/catalogue/part-flags.ts';
import { flagBits, UNKNOWN_MILES } from './row-codes.ts';
import type { FitColumns, OfferColumns, RowColumns } from './segment-columns.ts';

/**
 * The facts that a scan needs of every row are stored side by side, not in a column each. The rows of a vehicle are far
 * apart in memory, and reading far memory costs more than everything that is then done with the values.
 */

/**
 * A new part has 1 << PART_SHIFT numbers: flags and product line (16 bits each), manufacturer and eaches of its unit,
 * list price, and an unused one. A shift finds where they begin, because the runtime would compute a product in
 * floating point.
 */
export const PART_SHIFT = 2;
const HIGH = 16;
const LOW = 0xffff;

/** The flag of parts that are sold without a price. */
export const CORE = flagBits(['core']);

/** Kept with the objects that they are made of. A line of the processor's cache holds exactly four parts. */
const kept = new WeakMap<RowColumns, { readonly offers: OfferColumns; readonly facts: Uint32Array }>();

/** The facts of each aftermarket row, from two objects that change at different times. */
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

/** The facts of new parts in the order of their fits, so that those of one vehicle are adjacent. */
interface FitFacts {
  readonly flagsAndLines: Uint32Array;
  readonly manufacturersAndEaches: Uint32Array;
  readonly lists: Uint32Array;
}

const keptOfFits = new WeakMap<FitColumns, { readonly parts: Uint32Array; readonly facts: FitFacts }>();

/** Made from factsOfParts. Fits of recycled parts have no facts. */
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

/** From the first number of a part. */
export const flagsIn = (flagsAndLine: number): number => flagsAndLine & LOW;
export const lineIn = (flagsAndLine: number): number => flagsAndLine >>> HIGH;
/** From the second number of a part. */
export const manufacturerIn = (manufacturerAndEaches: number): number => manufacturerAndEaches & LOW;
export const eachesIn = (manufacturerAndEaches: number): number => manufacturerAndEaches >>> HIGH;

export const flagsOfPart = (facts: Uint32Array, row: number): number => flagsIn(facts[row << PART_SHIFT] ?? 0);
export const lineOfPart = (facts: Uint32Array, row: number): number => lineIn(facts[row << PART_SHIFT] ?? 0);
export const manufacturerOfPart = (facts: Uint32Array, row: number): number =>
  manufacturerIn(facts[(row << PART_SHIFT) + 1] ?? 0);
export const eachesOfPart = (facts: Uint32Array, row: number): number => eachesIn(facts[(row << PART_SHIFT) + 1] ?? 0);
/** In ten-thousandths of a dollar. */
export const listOfPart = (facts: Uint32Array, row: number): number => facts[(row << PART_SHIFT) + 2] ?? 0;

interface SalvageRow {
  readonly flags: number;
  readonly yard: number;
  readonly miles: number;
  readonly grade: number;
}

/** The one number of a recycled part. From the lowest bit: yard (16 bits), flags (7), grade (2), mileage bucket (4). */
const FLAGS_AT = 16;
const GRADE_AT = 23;
const MILEAGE_AT = 25;
const FLAG_BITS = (1 << (GRADE_AT - FLAGS_AT)) - 1;
const UNKNOWN_MILEAGE = MILEAGE_BUCKETS.length;

export function factsOfSalvage({ flags, yard, miles, grade }: SalvageRow): number {
  const bucket = miles === UNKNOWN_MILES ? UNKNOWN_MILEAGE : mileageBucketOf(miles);
  return yard | flagsInSalvage(flags) | (grade << GRADE_AT) | (bucket << MILEAGE_AT);
}

/** Moves flag bits to where salvage facts have them. Recycled parts have no certification flags. */
export const flagsInSalvage = (flags: number): number =>
  ((flags >>> certificationNames.length) & FLAG_BITS) << FLAGS_AT;
/** As flagBits. */
export const flagsOfSalvage = (facts: number): number =>
  ((facts >>> FLAGS_AT) & FLAG_BITS) << certificationNames.length;
export const yardOf = (facts: number): number => facts & LOW;
export const gradeOf = (facts: number): number => (facts >>> GRADE_AT) & 3;
/** Both in one number, so that they are counted at once: mileage bucket * number of grades + grade. */
export const gradeAndMileageIn = (facts: number): number => facts >>> GRADE_AT;
export const GRADES_AND_MILEAGES = 1 << (29 - GRADE_AT);
/** An index of MILEAGE_BUCKETS; the one after the last stands for unknown. */
export const mileageBucketIn = (facts: number): number => facts >>> MILEAGE_AT;

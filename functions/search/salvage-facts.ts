import { MILEAGE_BUCKETS, mileageBucketOf } from '#shared/rules/facet-buckets.ts';
import { certificationNames } from '#shared/rules/part-flags.ts';
import { UNKNOWN_MILES } from './row-codes.ts';

/**
 * What a pass asks of every salvage row in one number, so that a row costs one look at memory instead of four: from the
 * lowest bit the yard (16), the flags that salvage may have (7), the grade (2) and the bucket of its mileage (4).
 */
const FLAGS_AT = 16;
const GRADE_AT = 23;
const MILEAGE_AT = 25;
const UNKNOWN_MILEAGE = MILEAGE_BUCKETS.length;

interface SalvageColumns {
  readonly aftermarketCount: number;
  readonly flags: Uint16Array;
  readonly yard: Uint16Array;
  readonly grade: Uint8Array;
  readonly miles: Uint32Array;
}

/** Of each salvage row, from the first of them. */
export function salvageFacts({ aftermarketCount, flags, yard, grade, miles }: SalvageColumns): Uint32Array {
  const facts = new Uint32Array(yard.length);
  for (let own = 0; own < facts.length; own++) {
    const rowMiles = miles[own] ?? 0;
    const bucket = rowMiles === UNKNOWN_MILES ? UNKNOWN_MILEAGE : mileageBucketOf(rowMiles);
    facts[own] =
      (yard[own] ?? 0) |
      flagsInFacts(flags[aftermarketCount + own] ?? 0) |
      ((grade[own] ?? 0) << GRADE_AT) |
      (bucket << MILEAGE_AT);
  }
  return facts;
}

/** Flags as flagBits, in their place; only new parts are certified. */
export const flagsInFacts = (flags: number): number => (flags >>> certificationNames.length) << FLAGS_AT;
export const yardOf = (facts: number): number => facts & 0xffff;
export const gradeOf = (facts: number): number => (facts >>> GRADE_AT) & 3;
/** As MILEAGE_BUCKETS, then unknown. */
export const mileageBucketIn = (facts: number): number => facts >>> MILEAGE_AT;

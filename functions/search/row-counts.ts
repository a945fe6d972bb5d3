import { MILEAGE_BUCKETS, PRICE_BUCKETS } from '#shared/rules/facet-buckets.ts';
import { certificationNames } from '#shared/rules/part-flags.ts';
import { grades } from './row-codes.ts';
import { GRADES_AND_MILEAGES } from './row-facts.ts';
import type { SearchCounts } from './search-query.ts';

/** The counters of a pass. */
export interface RowCounts {
  total: number;
  aftermarket: number;
  salvage: number;
  /** By combination of certification flags, the first bits of a row's flags. */
  readonly certifications: Uint32Array;
  readonly prices: Uint32Array;
  readonly mileages: Uint32Array;
  readonly conditions: Uint32Array;
  /** Those that count in both (gradeAndMileageIn). */
  readonly gradesAndMileages: Uint32Array;
  readonly manufacturers: Uint32Array;
}

let kept: RowCounts | undefined;

/**
 * All at nothing. They are the same ones for every search, and hold until the next begins: who counts waits for nothing
 * before namedCounts.
 */
export function clearedCounts(manufacturers: number): RowCounts {
  if (!kept || kept.manufacturers.length < manufacturers) kept = newCounts(manufacturers);
  else for (const counters of Object.values(kept)) if (typeof counters !== 'number') counters.fill(0);
  kept.total = 0;
  kept.aftermarket = 0;
  kept.salvage = 0;
  return kept;
}

const newCounts = (manufacturers: number): RowCounts => ({
  total: 0,
  aftermarket: 0,
  salvage: 0,
  certifications: new Uint32Array(1 << certificationNames.length),
  prices: new Uint32Array(PRICE_BUCKETS.length),
  mileages: new Uint32Array(MILEAGE_BUCKETS.length + 1),
  conditions: new Uint32Array(grades.length),
  gradesAndMileages: new Uint32Array(GRADES_AND_MILEAGES),
  manufacturers: new Uint32Array(manufacturers),
});

export function namedCounts(counts: RowCounts, manufacturers: readonly string[]): SearchCounts {
  addSplit(counts);
  const [A = 0, B = 0, C = 0, ungraded = 0] = counts.conditions;
  const [capa = 0, nsf = 0, diamond = 0, platinumPlus = 0, valueLine = 0] = ofEachFlag(counts.certifications);
  const named: Record<string, number> = {};
  for (let code = 0; code < manufacturers.length; code++) {
    const count = counts.manufacturers[code] ?? 0;
    if (count > 0) named[manufacturers[code] ?? ''] = count;
  }
  return {
    linesOfBusiness: { aftermarket: counts.aftermarket, salvage: counts.salvage },
    certifications: { capa, nsf, diamond, platinumPlus, valueLine },
    prices: [...counts.prices],
    mileages: [...counts.mileages],
    conditions: { A, B, C, ungraded },
    manufacturers: named,
  };
}

/** What was counted by grade and mileage at once. */
function addSplit({ gradesAndMileages, conditions, mileages }: RowCounts): void {
  for (let both = 0; both < gradesAndMileages.length; both++) {
    const count = gradesAndMileages[both] ?? 0;
    if (count === 0) continue;
    const [grade, mileage] = [both % grades.length, Math.floor(both / grades.length)];
    conditions[grade] = (conditions[grade] ?? 0) + count;
    mileages[mileage] = (mileages[mileage] ?? 0) + count;
  }
}

/** Of combinations of flags. */
function ofEachFlag(combinations: Uint32Array): number[] {
  const counts = certificationNames.map(() => 0);
  for (let flags = 1; flags < combinations.length; flags++) {
    for (let bit = 0; bit < counts.length; bit++) {
      if ((flags & (1 << bit)) !== 0) counts[bit] = (counts[bit] ?? 0) + (combinations[flags] ?? 0);
    }
  }
  return counts;
}

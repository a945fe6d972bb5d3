import { MILEAGE_BUCKETS, PRICE_BUCKETS } from '#shared/rules/search/facet-buckets.ts';
import { certificationNames } from '#shared/values/catalogue/part-flags.ts';
import { grades } from '../../format/row-codes.ts';
import { GRADES_AND_MILEAGES } from '../../format/row-facts.ts';
import type { SearchCounts } from '../search-query.ts';
import { countedIn, type FacetCounts, newFacetCounts, sumIn } from './facet-counts.ts';
import { CERTIFICATION, CONDITION, LINE, MANUFACTURER, MILEAGE, PRICE } from './masks.ts';

/** The counters of a scan. */
export interface RowCounts {
  /** The number of hits. */
  total: number;
  /** New parts by combination of certification flags, which are the first bits of a row's flags. */
  readonly certifications: FacetCounts;
  readonly manufacturers: FacetCounts;
  /** Recycled parts by price bucket. */
  readonly prices: FacetCounts;
  /** Recycled parts by grade and mileage bucket at once (gradeAndMileageIn). */
  readonly gradesAndMileages: FacetCounts;
}

/** All searches share them, as they do the buffers (scan-buffers.ts). */
let kept: RowCounts | undefined;

/** The counters, all at zero. They are valid until the next scan begins. */
export function clearedCounts(manufacturers: number): RowCounts {
  if (!kept || kept.manufacturers.values < manufacturers) kept = newCounts(manufacturers);
  kept.total = 0;
  for (const facetCounts of [kept.certifications, kept.manufacturers, kept.prices, kept.gradesAndMileages])
    facetCounts.counts.fill(0);
  return kept;
}

const newCounts = (manufacturers: number): RowCounts => ({
  total: 0,
  certifications: newFacetCounts(1 << certificationNames.length),
  manufacturers: newFacetCounts(manufacturers),
  prices: newFacetCounts(PRICE_BUCKETS.length),
  gradesAndMileages: newFacetCounts(GRADES_AND_MILEAGES),
});

/** The counts of a search that is refused before it scans anything. */
export const noCounts = (manufacturers: readonly string[]): SearchCounts =>
  namedCounts(clearedCounts(manufacturers.length), manufacturers);

/** The counts by name. Each row of a line of business is counted once in its certifications, or in its grade and mileage. */
export function namedCounts(counts: RowCounts, manufacturers: readonly string[]): SearchCounts {
  const { certifications, prices, gradesAndMileages } = counts;
  return {
    linesOfBusiness: { aftermarket: sumIn(LINE, certifications), salvage: sumIn(LINE, gradesAndMileages) },
    certifications: ofCertifications(certifications),
    prices: PRICE_BUCKETS.map((_, bucket) => countedIn(PRICE, prices, bucket)),
    mileages: ofMileages(gradesAndMileages),
    conditions: ofGrades(gradesAndMileages),
    manufacturers: ofManufacturers(counts.manufacturers, manufacturers),
    without: {
      manufacturers: hitsIn(MANUFACTURER, counts),
      certifications: hitsIn(CERTIFICATION, counts),
      mileages: hitsIn(MILEAGE, counts),
      prices: hitsIn(PRICE, counts),
      conditions: hitsIn(CONDITION, counts),
    },
  };
}

/** Hits of both lines of business as if a facet had no selection. */
const hitsIn = (facet: number, { certifications, gradesAndMileages }: RowCounts): number =>
  sumIn(facet, certifications) + sumIn(facet, gradesAndMileages);

function ofCertifications(combinations: FacetCounts): SearchCounts['certifications'] {
  const counts = certificationNames.map(() => 0);
  for (let flags = 1; flags < combinations.values; flags++) {
    const count = countedIn(CERTIFICATION, combinations, flags);
    for (let bit = 0; bit < counts.length; bit++) {
      if ((flags & (1 << bit)) !== 0) counts[bit] = (counts[bit] ?? 0) + count;
    }
  }
  const [capa = 0, nsf = 0, diamond = 0, platinumPlus = 0, valueLine = 0] = counts;
  return { capa, nsf, diamond, platinumPlus, valueLine };
}

function ofMileages(gradesAndMileages: FacetCounts): number[] {
  const counts = new Array<number>(MILEAGE_BUCKETS.length + 1).fill(0);
  for (let both = 0; both < counts.length * grades.length; both++) {
    const mileage = Math.floor(both / grades.length);
    counts[mileage] = (counts[mileage] ?? 0) + countedIn(MILEAGE, gradesAndMileages, both);
  }
  return counts;
}

function ofGrades(gradesAndMileages: FacetCounts): SearchCounts['conditions'] {
  const counts = grades.map(() => 0);
  for (let both = 0; both < gradesAndMileages.values; both++) {
    const grade = both % grades.length;
    counts[grade] = (counts[grade] ?? 0) + countedIn(CONDITION, gradesAndMileages, both);
  }
  const [A = 0, B = 0, C = 0, ungraded = 0] = counts;
  return { A, B, C, ungraded };
}

function ofManufacturers(facetCounts: FacetCounts, names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let code = 0; code < names.length; code++) {
    const count = countedIn(MANUFACTURER, facetCounts, code);
    if (count > 0) counts[names[code] ?? ''] = count;
  }
  return counts;
}

import { MILEAGE_BUCKETS, PRICE_BUCKETS } from '#shared/rules/facet-buckets.ts';
import { certificationNames } from '#shared/rules/part-flags.ts';
import { grades } from './row-codes.ts';
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
  readonly manufacturers: Uint32Array;
}

export const newCounts = (manufacturers: number): RowCounts => ({
  total: 0,
  aftermarket: 0,
  salvage: 0,
  certifications: new Uint32Array(1 << certificationNames.length),
  prices: new Uint32Array(PRICE_BUCKETS.length),
  mileages: new Uint32Array(MILEAGE_BUCKETS.length + 1),
  conditions: new Uint32Array(grades.length),
  manufacturers: new Uint32Array(manufacturers),
});

export function namedCounts(counts: RowCounts, manufacturers: readonly string[]): SearchCounts {
  const withFlag = (bit: number): number =>
    counts.certifications.reduce((sum, count, flags) => sum + (flags & (1 << bit) ? count : 0), 0);
  const [capa, nsf, diamond, platinumPlus, valueLine] = certificationNames.map((_, bit) => withFlag(bit));
  const [A, B, C, ungraded] = counts.conditions;
  return {
    linesOfBusiness: { aftermarket: counts.aftermarket, salvage: counts.salvage },
    certifications: {
      capa: capa ?? 0,
      nsf: nsf ?? 0,
      diamond: diamond ?? 0,
      platinumPlus: platinumPlus ?? 0,
      valueLine: valueLine ?? 0,
    },
    prices: [...counts.prices],
    mileages: [...counts.mileages],
    conditions: { A: A ?? 0, B: B ?? 0, C: C ?? 0, ungraded: ungraded ?? 0 },
    manufacturers: Object.fromEntries(
      [...counts.manufacturers.entries()]
        .filter(([, count]) => count > 0)
        .map(([code, count]) => [manufacturers[code] ?? '', count]),
    ),
  };
}

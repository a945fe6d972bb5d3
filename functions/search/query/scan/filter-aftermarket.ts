import { factsOfFits, manufacturerIn } from '../../format/row-facts.ts';
import { partKeys } from '../sort-keys.ts';
import { countIn, type FacetCounts } from './facet-counts.ts';
import {
  assigningFacetSlots,
  CERTIFICATION,
  CONDITION,
  failsTwo,
  LINE,
  MANUFACTURER,
  MILEAGE,
  PRICE,
} from './masks.ts';
import { keepingUnrefused, readingFits, readingParts } from './part-block.ts';
import { partFilters } from './row-filters.ts';
import { inSteps, isZero, type RowFilter, type RowStep } from './row-steps.ts';
import { facetSlots, failedMasks, flagsAndLines, manufacturersAndEaches } from './scan-buffers.ts';
import { offering, type Pass } from './scan-pass.ts';

const CERTIFICATION_BITS = 31;

/** Undefined if no row of this line of business can be counted. */
export function aftermarketRowFilter(pass: Pass): RowFilter | undefined {
  const { segment, query, tables, counts } = pass;
  const failedByAll =
    (tables.tab.aftermarket ? 0 : LINE) |
    (query.prices.length > 0 ? PRICE : 0) |
    (query.mileages.length > 0 ? MILEAGE : 0) |
    (tables.conditions ? CONDITION : 0);
  if (!tables.sellsAftermarket || failsTwo(failedByAll)) return undefined;
  return inSteps(() => {
    const selections = failingSelections(pass);
    return [
      segment.fits ? readingFits(segment.fits, factsOfFits(segment.fits, segment.parts)) : readingParts(segment.parts),
      ...partFilters(segment, tables),
      keepingUnrefused(tables.refusedFlags, tables.refusedLines),
      ...assigningFacetSlots(failedByAll, selections),
      countingCertifications(counts.certifications),
      countingManufacturers(counts.manufacturers),
      ...offering(pass, failedByAll, selections.length > 0, partKeys(pass)),
    ];
  });
}

function failingSelections({ tables: { certifications, manufacturers } }: Pass): RowStep[] {
  const steps: RowStep[] = [];
  if (certifications !== 0) steps.push(failingUncertified(certifications));
  if (manufacturers) steps.push(failingOtherManufacturers(manufacturers));
  return steps;
}

const failingUncertified =
  (certifications: number): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      const isUncertified = isZero((flagsAndLines[index] ?? 0) & certifications);
      failedMasks[index] = (failedMasks[index] ?? 0) | (-isUncertified & CERTIFICATION);
    }
    return length;
  };

const failingOtherManufacturers =
  (wanted: Uint8Array): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      const isOther = isZero(wanted[manufacturerIn(manufacturersAndEaches[index] ?? 0)] ?? 0);
      failedMasks[index] = (failedMasks[index] ?? 0) | (-isOther & MANUFACTURER);
    }
    return length;
  };

const countingCertifications =
  ({ shift, counts }: FacetCounts): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      countIn(counts, shift, facetSlots[index] ?? 0, (flagsAndLines[index] ?? 0) & CERTIFICATION_BITS);
    }
    return length;
  };

const countingManufacturers =
  ({ shift, counts }: FacetCounts): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      countIn(counts, shift, facetSlots[index] ?? 0, manufacturerIn(manufacturersAndEaches[index] ?? 0));
    }
    return length;
  };

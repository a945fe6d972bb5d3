import { priceBucketOf } from '#shared/rules/search/facet-buckets.ts';
import { gradeAndMileageIn, gradeOf } from '../../format/row-facts.ts';
import { failingMileages } from '../mileage-selection.ts';
import { salvageKeys } from '../sort-keys.ts';
import { countIn, type FacetCounts } from './facet-counts.ts';
import { failingOutside, intervalOf } from './intervals.ts';
import { assigningFacetSlots, CERTIFICATION, CONDITION, failsTwo, LINE, MANUFACTURER, PRICE } from './masks.ts';
import { salvageFilters } from './row-filters.ts';
import { inSteps, type RowFilter, type RowStep } from './row-steps.ts';
import { readingReachable } from './salvage-block.ts';
import { facetSlots, failedMasks, salvageFacts, salvagePrices } from './scan-buffers.ts';
import { offering, type Pass } from './scan-pass.ts';

/** Undefined if no row of this line of business can be counted. */
export function salvageRowFilter(pass: Pass): RowFilter | undefined {
  const { segment, tables, counts } = pass;
  const failedByAll =
    (tables.tab.salvage ? 0 : LINE) |
    (tables.certifications ? CERTIFICATION : 0) |
    (tables.manufacturers ? MANUFACTURER : 0);
  if (!tables.sellsSalvage || failsTwo(failedByAll)) return undefined;
  return inSteps(() => {
    const selections = failingSelections(pass);
    return [
      ...salvageFilters(segment, tables),
      readingReachable(segment, tables),
      ...assigningFacetSlots(failedByAll, selections),
      countingPrices(counts.prices),
      countingGradesAndMileages(counts.gradesAndMileages),
      ...offering(pass, failedByAll, selections.length > 0, salvageKeys(pass)),
    ];
  });
}

function failingSelections({ segment, query, tables: { conditions } }: Pass): RowStep[] {
  const steps: RowStep[] = [];
  if (query.prices.length > 0) steps.push(...failingOutside(salvagePrices, query.prices.map(intervalOf), PRICE));
  if (query.mileages.length > 0) steps.push(...failingMileages(query.mileages, segment.rows));
  if (conditions !== 0) steps.push(failingOtherGrades(conditions));
  return steps;
}

/** `wanted` has a bit for each selected grade. */
const failingOtherGrades =
  (wanted: number): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      const isOther = ((wanted >>> gradeOf(salvageFacts[index] ?? 0)) & 1) ^ 1;
      failedMasks[index] = (failedMasks[index] ?? 0) | (-isOther & CONDITION);
    }
    return length;
  };

const countingPrices =
  ({ shift, counts }: FacetCounts): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      countIn(counts, shift, facetSlots[index] ?? 0, priceBucketOf(salvagePrices[index] ?? 0));
    }
    return length;
  };

const countingGradesAndMileages =
  ({ shift, counts }: FacetCounts): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      countIn(counts, shift, facetSlots[index] ?? 0, gradeAndMileageIn(salvageFacts[index] ?? 0));
    }
    return length;
  };

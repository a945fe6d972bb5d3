import { factsOfFits, manufacturerIn } from '../../format/row-facts.ts';
import { partKeys } from '../sort-keys.ts';
import type { JudgeRows } from './candidate-block.ts';
import { CERTIFICATION, CONDITION, failsTwo, LINE, MANUFACTURER, MILEAGE, PRICE } from './failed-facets.ts';
import { failed, findingStandings, standingOf } from './failed-rows.ts';
import { isNone } from './is-none.ts';
import { flagsAndLines, keepingUnrefused, manufacturersAndEaches, readingFits, readingParts } from './part-block.ts';
import { partFilters } from './row-filters.ts';
import { inSteps, type RowStep } from './row-steps.ts';
import { offering, type Pass } from './scan-pass.ts';
import { countIn, type Tally } from './tally.ts';

const CERTIFICATION_BITS = 31;

/** Undefined where no row of the line can be counted. */
export function aftermarketJudge(pass: Pass): JudgeRows | undefined {
  const { cut, query, tables, counts } = pass;
  const failedByAll =
    (tables.tab.aftermarket ? 0 : LINE) |
    (query.prices.length > 0 ? PRICE : 0) |
    (query.mileages.length > 0 ? MILEAGE : 0) |
    (tables.conditions ? CONDITION : 0);
  if (!tables.sellsAftermarket || failsTwo(failedByAll)) return undefined;
  return inSteps(() => {
    const selections = failingSelections(pass);
    return [
      cut.fits ? readingFits(cut.fits, factsOfFits(cut.fits, cut.parts)) : readingParts(cut.parts),
      ...partFilters(cut, tables),
      keepingUnrefused(tables.refusedFlags, tables.refusedLines),
      ...findingStandings(failedByAll, selections),
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
      const isUncertified = isNone((flagsAndLines[index] ?? 0) & certifications);
      failed[index] = (failed[index] ?? 0) | (-isUncertified & CERTIFICATION);
    }
    return length;
  };

const failingOtherManufacturers =
  (wanted: Uint8Array): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      const isOther = isNone(wanted[manufacturerIn(manufacturersAndEaches[index] ?? 0)] ?? 0);
      failed[index] = (failed[index] ?? 0) | (-isOther & MANUFACTURER);
    }
    return length;
  };

const countingCertifications =
  ({ shift, counts }: Tally): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      countIn(counts, shift, standingOf[index] ?? 0, (flagsAndLines[index] ?? 0) & CERTIFICATION_BITS);
    }
    return length;
  };

const countingManufacturers =
  ({ shift, counts }: Tally): RowStep =>
  (_, length) => {
    for (let index = 0; index < length; index++) {
      countIn(counts, shift, standingOf[index] ?? 0, manufacturerIn(manufacturersAndEaches[index] ?? 0));
    }
    return length;
  };

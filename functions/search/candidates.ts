import { placeWithin } from './dense-codes.ts';
import type { FitColumns, RowColumns } from './opened-cut.ts';
import type { CutPlan } from './search-plan.ts';

interface CandidateCut {
  readonly plan: CutPlan;
  readonly rows: RowColumns;
  readonly fits: FitColumns | undefined;
}
/** Looks at the rows [from, to), which are all of one part type and one line of business. */
type JudgeRows = (from: number, to: number) => void;

/** A byte for each row, so that those of a large make stay in the processor's cache. */
let marks = new Uint8Array(1 << 16);
let generation = 0;
const GENERATIONS = 255;

/** A fresh set of rows, seldom by clearing the one before. */
function nextGeneration(rows: number): number {
  if (marks.length < rows) marks = new Uint8Array(rows * 2);
  if (generation === GENERATIONS) marks.fill(0);
  generation = (generation % GENERATIONS) + 1;
  return generation;
}

/** Calls back for each row of the plan once; `types` are the part types that are wanted at all, if not all are. */
export function forEachCandidate(
  { plan, rows, fits }: CandidateCut,
  types: Uint8Array | undefined,
  judge: JudgeRows,
): void {
  if (plan.kind === 'types') {
    for (const [from, to] of runsOfTypes(rows, types)) judge(from, to);
  } else if (plan.kind === 'rows') {
    const mark = nextGeneration(rows.length);
    for (const { from, to } of plan.hits) {
      for (let row = from; row < to; row++) {
        if (marks[row] === mark) continue;
        marks[row] = mark;
        judge(row, row + 1);
      }
    }
  } else if (fits) {
    forEachFitting(plan, rows, fits, types, judge);
  }
}

/** Rows [from, to) of each of the types; the types of a cut stand together, in each line of business. */
function runsOfTypes({ runType, runStart, runEnd }: RowColumns, types: Uint8Array | undefined) {
  const runs: (readonly [from: number, to: number])[] = [];
  for (let run = 0; run < runType.length; run++) {
    if (!types || types[runType[run] ?? 0] === 1) runs.push([runStart[run] ?? 0, runEnd[run] ?? 0]);
  }
  return runs;
}

function forEachFitting(
  plan: Extract<CutPlan, { kind: 'vehicle' }>,
  rows: RowColumns,
  fits: FitColumns,
  types: Uint8Array | undefined,
  judge: JudgeRows,
): void {
  const mark = nextGeneration(rows.length);
  // Fits stand in the order of their rows, so those of some types are found without a look at the others.
  const runs = types ? runsOfTypes(rows, types) : [[0, rows.length] as const];
  for (const years of spansOf(plan.years)) {
    for (const model of plan.models ?? fits.modelStart.subarray(1).keys()) {
      for (const run of runs) {
        judgeFitting(fits, model, years, run, mark, judge);
        judgeGroups(fits, model, years, run, mark, judge);
      }
    }
  }
}

type Range = readonly [number, number];

function judgeFitting(
  fits: FitColumns,
  model: number,
  [first, last]: Range,
  [runFrom, runTo]: Range,
  mark: number,
  judge: JudgeRows,
): void {
  const { row: fitRow, from, to, bandStart, bandFrom, bandTo, modelStart } = fits;
  const seen = marks;
  const lastBand = modelStart[model + 1] ?? 0;
  for (let band = modelStart[model] ?? 0; band < lastBand; band++) {
    if ((bandFrom[band] ?? 0) > last || (bandTo[band] ?? 0) < first) continue;
    const end = placeWithin(fitRow, bandStart[band] ?? 0, bandStart[band + 1] ?? 0, runTo);
    for (let fit = placeWithin(fitRow, bandStart[band] ?? 0, end, runFrom); fit < end; fit++) {
      if ((from[fit] ?? 0) > last || (to[fit] ?? 0) < first) continue;
      const row = fitRow[fit] ?? 0;
      if (seen[row] === mark) continue;
      seen[row] = mark;
      judge(row, row + 1);
    }
  }
}

function judgeGroups(
  { groupModelStart, groupStart, groupEnd, groupFrom, groupTo }: FitColumns,
  model: number,
  [first, last]: Range,
  [runFrom, runTo]: Range,
  mark: number,
  judge: JudgeRows,
): void {
  const seen = marks;
  const start = groupModelStart[model] ?? 0;
  const end = placeWithin(groupStart, start, groupModelStart[model + 1] ?? 0, runTo);
  for (let fit = placeWithin(groupStart, start, end, runFrom); fit < end; fit++) {
    if ((groupFrom[fit] ?? 0) > last || (groupTo[fit] ?? 0) < first) continue;
    // Groups have no rows in common, so the first of them stands for all.
    const row = groupStart[fit] ?? 0;
    if (seen[row] === mark) continue;
    seen[row] = mark;
    judge(row, groupEnd[fit] ?? 0);
  }
}

const LAST_CODE = 255;

/** Years as spans of neighbours; none means all. */
function spansOf(years: readonly number[]): [first: number, last: number][] {
  if (years.length === 0) return [[0, LAST_CODE]];
  const spans: [first: number, last: number][] = [];
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else spans.push([year, year]);
  }
  return spans;
}

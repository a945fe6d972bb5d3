import { CandidateBlock, type JudgeRows } from './candidate-block.ts';
import { placeWithin } from './dense-codes.ts';
import type { FitColumns, RowColumns } from './opened-cut.ts';
import type { CutPlan } from './search-plan.ts';

interface CandidateCut {
  readonly plan: CutPlan;
  readonly rows: RowColumns;
  readonly fits: FitColumns | undefined;
}

/** Who looks at the candidates of each line of business; nobody where they make no difference. */
interface Judges {
  readonly aftermarket: JudgeRows | undefined;
  readonly salvage: JudgeRows | undefined;
}

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

/** Used again by every pass. */
const aftermarket = new CandidateBlock();
const salvage = new CandidateBlock();

/** Has each row of the plan judged once; `types` are the part types that are wanted at all, if not all are. */
export function judgeCandidates(cut: CandidateCut, types: Uint8Array | undefined, judges: Judges): void {
  const { plan, rows, fits } = cut;
  aftermarket.start(judges.aftermarket);
  salvage.start(judges.salvage);
  if (plan.kind === 'rows') addNumbered(plan, rows);
  else {
    const runs = runsOfTypes(rows, types).filter(([from]) => blockOf(from, rows).isJudged);
    if (plan.kind === 'types') for (const [from, to] of runs) blockOf(from, rows).addRun(from, to);
    else if (fits) addFitting(plan, rows, fits, runs);
  }
  aftermarket.flush();
  salvage.flush();
}

const blockOf = (row: number, { aftermarketCount }: RowColumns): CandidateBlock =>
  row < aftermarketCount ? aftermarket : salvage;

function addNumbered({ hits }: Extract<CutPlan, { kind: 'rows' }>, rows: RowColumns): void {
  const mark = nextGeneration(rows.length);
  for (const { from, to } of hits) {
    for (let row = from; row < to; row++) {
      if (marks[row] === mark) continue;
      marks[row] = mark;
      blockOf(row, rows).add(row);
    }
  }
}

type Range = readonly [from: number, to: number];

/** Rows [from, to) of each of the types, or of each line of business; the types of a cut stand together, in each line. */
function runsOfTypes(
  { runType, runStart, runEnd, aftermarketCount, length }: RowColumns,
  types: Uint8Array | undefined,
): Range[] {
  if (!types)
    return [
      [0, aftermarketCount],
      [aftermarketCount, length],
    ];
  const runs: Range[] = [];
  for (let run = 0; run < runType.length; run++) {
    if (types[runType[run] ?? 0] === 1) runs.push([runStart[run] ?? 0, runEnd[run] ?? 0]);
  }
  return runs;
}

function addFitting(
  plan: Extract<CutPlan, { kind: 'vehicle' }>,
  rows: RowColumns,
  fits: FitColumns,
  runs: readonly Range[],
): void {
  const mark = nextGeneration(rows.length);
  // Fits stand in the order of their rows, so those of some types are found without a look at the others.
  for (const years of spansOf(plan.years)) {
    for (const model of plan.models ?? fits.modelStart.subarray(1).keys()) {
      for (const run of runs) {
        const block = blockOf(run[0], rows);
        addRows(fits, model, years, run, mark, block);
        if (block === salvage) addGroups(fits, model, years, run, mark);
      }
    }
  }
}

function addRows(
  fits: FitColumns,
  model: number,
  years: Range,
  [runFrom, runTo]: Range,
  mark: number,
  block: CandidateBlock,
): void {
  const { row: fitRow, bandStart, bandFrom, bandTo, modelStart } = fits;
  const lastBand = modelStart[model + 1] ?? 0;
  for (let band = modelStart[model] ?? 0; band < lastBand; band++) {
    if ((bandFrom[band] ?? 0) > years[1] || (bandTo[band] ?? 0) < years[0]) continue;
    const end = placeWithin(fitRow, bandStart[band] ?? 0, bandStart[band + 1] ?? 0, runTo);
    const start = placeWithin(fitRow, bandStart[band] ?? 0, end, runFrom);
    block.addUnmarked(fitRow, start, end, marks, mark);
  }
}

function addGroups(
  { groupModelStart, groupStart, groupEnd, groupFrom, groupTo }: FitColumns,
  model: number,
  [first, last]: Range,
  [runFrom, runTo]: Range,
  mark: number,
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
    salvage.addRun(row, groupEnd[fit] ?? 0);
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

import { placeWithin } from '../../format/dense-codes.ts';
import type { FitColumns, RowColumns } from '../../format/opened-cut.ts';
import type { CutPlan } from '../search-plan.ts';
import type { SearchTables } from '../search-tables.ts';
import { CandidateBlock, type JudgeRows, type OfColumn } from './candidate-block.ts';

interface CandidateCut {
  readonly plan: CutPlan;
  readonly rows: RowColumns;
  readonly fits: FitColumns | undefined;
  /** Part types whose rows are worth a look; undefined where all are. */
  readonly types: Uint8Array | undefined;
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
const block = new CandidateBlock();

/**
 * Has each row of the plan that is of some types judged once: first those of one line of business, then of the other. New
 * parts of a vehicle come as their fits, by whose order their facts are read (part-block.ts).
 */
export function judgeCandidates(cut: CandidateCut, types: SearchTables['types'], judges: Judges): void {
  const { aftermarketCount, length } = cut.rows;
  if (judges.aftermarket) judgeLine(cut, [0, aftermarketCount], types.aftermarket, judges.aftermarket, 'places');
  if (judges.salvage) judgeLine(cut, [aftermarketCount, length], types.salvage, judges.salvage, 'values');
}

type Range = readonly [from: number, to: number];

function judgeLine(
  cut: CandidateCut,
  line: Range,
  types: Uint8Array | undefined,
  judge: JudgeRows,
  ofFits: OfColumn,
): void {
  const { plan, rows, fits } = cut;
  block.start(judge);
  if (plan.kind === 'rows') addNumbered(plan, rows, line, types);
  else {
    const runs = runsOfTypes(cut, line, types);
    if (plan.kind === 'types') for (const [from, to] of runs) block.addRun(from, to);
    else if (fits) addFitting(plan, rows, fits, runs, ofFits);
  }
  block.flush();
}

function addNumbered(
  { hits }: Extract<CutPlan, { kind: 'rows' }>,
  rows: RowColumns,
  [first, end]: Range,
  types: Uint8Array | undefined,
): void {
  // A part can have several of the numbers.
  const mark = hits.length > 1 ? nextGeneration(rows.length) : undefined;
  for (const hit of hits) {
    for (let row = Math.max(hit.from, first); row < Math.min(hit.to, end); row++) {
      if (types?.[rows.type[row] ?? 0] === 0) continue;
      if (mark !== undefined) {
        if (marks[row] === mark) continue;
        marks[row] = mark;
      }
      block.add(row);
    }
  }
}

/** Rows of a line of business that are of the types, in as few runs as can be; the types of a cut stand together. */
function runsOfTypes({ rows, types: worth }: CandidateCut, line: Range, types: Uint8Array | undefined): Range[] {
  if (!types && !worth) return [line];
  const { runType, runStart, runEnd } = rows;
  const runs: [from: number, to: number][] = [];
  for (let run = 0; run < runType.length; run++) {
    const [start, end] = [runStart[run] ?? 0, runEnd[run] ?? 0];
    const type = runType[run] ?? 0;
    if (start < line[0] || end > line[1] || types?.[type] === 0 || worth?.[type] === 0) continue;
    const last = runs.at(-1);
    if (last?.[1] === start) last[1] = end;
    else runs.push([start, end]);
  }
  return runs;
}

function addFitting(
  plan: Extract<CutPlan, { kind: 'vehicle' }>,
  rows: RowColumns,
  fits: FitColumns,
  runs: readonly Range[],
  ofFits: OfColumn,
): void {
  const mark = nextGeneration(rows.length);
  for (const years of spansOf(plan.years)) {
    for (const model of plan.models ?? fits.modelStart.subarray(1).keys()) {
      for (const run of runs) {
        addRows(fits, model, years, run, mark, ofFits);
        addGroups(fits, model, years, run, mark);
      }
    }
  }
}

/** Fits stand in the order of their rows, so those of some types are found without a look at the others. */
function addRows(
  fits: FitColumns,
  model: number,
  years: Range,
  [runFrom, runTo]: Range,
  mark: number,
  ofFits: OfColumn,
): void {
  const { row: fitRow, bandStart, bandFrom, bandTo, modelStart } = fits;
  const lastBand = modelStart[model + 1] ?? 0;
  for (let band = modelStart[model] ?? 0; band < lastBand; band++) {
    if ((bandFrom[band] ?? 0) > years[1] || (bandTo[band] ?? 0) < years[0]) continue;
    const end = placeWithin(fitRow, bandStart[band] ?? 0, bandStart[band + 1] ?? 0, runTo);
    const start = placeWithin(fitRow, bandStart[band] ?? 0, end, runFrom);
    block.addUnmarked(fitRow, start, end, marks, mark, ofFits);
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
    block.addRun(row, groupEnd[fit] ?? 0);
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

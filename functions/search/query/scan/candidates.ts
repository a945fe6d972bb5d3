import { lowerBoundWithin } from '../../format/dense-codes.ts';
import type { FitColumns, RowColumns } from '../../format/segment-columns.ts';
import type { SegmentPlan } from '../search-plan.ts';
import type { SearchTables } from '../search-tables.ts';
import { CandidateBlock, type Collected } from './candidate-block.ts';
import type { RowFilter } from './row-steps.ts';

interface CandidateSegment {
  readonly plan: SegmentPlan;
  readonly rows: RowColumns;
  readonly fits: FitColumns | undefined;
  /** 1 for part types whose rows may match; undefined if all may. */
  readonly types: Uint8Array | undefined;
}

/** Undefined if no row of a line of business can be counted. */
interface RowFilters {
  readonly aftermarket: RowFilter | undefined;
  readonly salvage: RowFilter | undefined;
}

/** A byte for each row, so that the marks of a large make fit into the processor's cache. */
let marks = new Uint8Array(1 << 16);
let generation = 0;
const GENERATIONS = 255;

/** Begins a new set of marked rows. The marks are only cleared every 255 times. */
function nextGeneration(rows: number): number {
  if (marks.length < rows) marks = new Uint8Array(rows * 2);
  if (generation === GENERATIONS) marks.fill(0);
  generation = (generation % GENERATIONS) + 1;
  return generation;
}

/** Shared by all scans (scan-buffers.ts). */
const block = new CandidateBlock();

/**
 * Filters each row of the plan that has one of the types once, first the aftermarket rows and then the salvage rows.
 * New parts of a vehicle are passed as fits, because their facts are read in that order (part-block.ts).
 */
export function filterCandidates(segment: CandidateSegment, types: SearchTables['types'], filters: RowFilters): void {
  const { aftermarketCount, length } = segment.rows;
  if (filters.aftermarket)
    filterLineOfBusiness(segment, [0, aftermarketCount], types.aftermarket, filters.aftermarket, 'positions');
  if (filters.salvage)
    filterLineOfBusiness(segment, [aftermarketCount, length], types.salvage, filters.salvage, 'values');
}

type Range = readonly [from: number, to: number];

function filterLineOfBusiness(
  segment: CandidateSegment,
  line: Range,
  types: Uint8Array | undefined,
  filter: RowFilter,
  ofFits: Collected,
): void {
  const { plan, rows, fits } = segment;
  block.start(filter);
  if (plan.kind === 'rows') addNumbered(plan, rows, line, types);
  else {
    const runs = runsOfTypes(segment, line, types);
    if (plan.kind === 'types') for (const [from, to] of runs) block.addRun(from, to);
    else if (fits) addFitting(plan, rows, fits, runs, ofFits);
  }
  block.flush();
}

function addNumbered(
  { hits }: Extract<SegmentPlan, { kind: 'rows' }>,
  rows: RowColumns,
  [first, end]: Range,
  types: Uint8Array | undefined,
): void {
  // A part may have several of the numbers.
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

/** Rows of a line of business that have the types, in as few runs as possible. Rows of one type are adjacent. */
function runsOfTypes({ rows, types: worth }: CandidateSegment, line: Range, types: Uint8Array | undefined): Range[] {
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
  plan: Extract<SegmentPlan, { kind: 'vehicle' }>,
  rows: RowColumns,
  fits: FitColumns,
  runs: readonly Range[],
  ofFits: Collected,
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
  ofFits: Collected,
): void {
  const { row: fitRow, bandStart, bandFrom, bandTo, modelStart } = fits;
  const lastBand = modelStart[model + 1] ?? 0;
  for (let band = modelStart[model] ?? 0; band < lastBand; band++) {
    if ((bandFrom[band] ?? 0) > years[1] || (bandTo[band] ?? 0) < years[0]) continue;
    const end = lowerBoundWithin(fitRow, bandStart[band] ?? 0, bandStart[band + 1] ?? 0, runTo);
    const start = lowerBoundWithin(fitRow, bandStart[band] ?? 0, end, runFrom);
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
  const end = lowerBoundWithin(groupStart, start, groupModelStart[model + 1] ?? 0, runTo);
  for (let fit = lowerBoundWithin(groupStart, start, end, runFrom); fit < end; fit++) {
    if ((groupFrom[fit] ?? 0) > last || (groupTo[fit] ?? 0) < first) continue;
    // Groups have no rows in common, so marking the first row of a group is enough.
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

import type { Columns } from '../format/column-file.ts';
import { denseCodes, lowerBound } from '../format/dense-codes.ts';
import { YEAR_BANDS, YEAR_CODES, yearBand } from '../format/row-codes.ts';
import { indexesOf, sortedBy, sortedByCode, startsOf } from '../format/sorted-numbers.ts';
import type { RankedColumns } from './ranked-columns.ts';
import type { SegmentFits, SegmentRows } from './segment-rows.ts';
import { type SortedRows, selected } from './sort-rows.ts';

type FitsWriter = (segment: SegmentRows, fits: SegmentFits) => Columns;

/** Writes which rows of a segment fit which vehicles. */
export function fitsWriter(rows: SortedRows, { noteOfGroupFit }: RankedColumns): FitsWriter {
  /** The row in the segment of each position. Only the entries of the segment that is being written are valid. */
  const rowAt = new Uint32Array(rows.count);
  return (segment, fits) => ({
    ...rowFitColumns(rows, segment, fits, rowAt),
    ...groupFitColumns(rows, segment, fits, noteOfGroupFit),
  });
}

function rowFitColumns(
  { rowFits: all }: SortedRows,
  segment: SegmentRows,
  fits: SegmentFits,
  rowAt: Uint32Array,
): Columns {
  const { positions } = segment;
  const entries = fits.rowFits;
  for (let row = 0; row < positions.length; row++) rowAt[positions[row] ?? 0] = row;
  const row = entries.map((fit) => rowAt[all.target[fit] ?? 0] ?? 0);
  const band = denseCodes(
    entries.map((fit) => (all.model[fit] ?? 0) * YEAR_BANDS + yearBand(all.from[fit] ?? 0, all.to[fit] ?? 0)),
  );
  const rowOf = (index: number): number => row[index] ?? 0;
  const byRow = sortedByCode(indexesOf(entries.length), positions.length, rowOf);
  const bandStart = startsOf(band.distinct.length, band.codes, (code) => code);
  const sequence = sortedByCode(byRow, band.distinct.length, (index) => band.codes[index] ?? 0);
  return {
    modelStart: startsOf(fits.models, band.distinct, (code) => Math.floor(code / YEAR_BANDS)),
    bandStart,
    bandFrom: Uint8Array.from(band.distinct, (code) => (code % YEAR_BANDS) / YEAR_CODES),
    bandTo: Uint8Array.from(band.distinct, (code) => code % YEAR_CODES),
    fitRow: selected(Uint32Array, sequence, row),
    ...notedFitColumns(all, segment, byRow, entries, rowOf),
  };
}

/** The fits that have a note, by row, for the cards. */
function notedFitColumns(
  all: SortedRows['rowFits'],
  { positions, rowNotes, usedNotes }: SegmentRows,
  byRow: Uint32Array,
  entries: Uint32Array,
  rowOf: (index: number) => number,
): Columns {
  // The empty note has rank 0.
  const noted = byRow.filter((index) => (rowNotes[index] ?? 0) > 0);
  const fits = selected(Uint32Array, noted, entries);
  return {
    notedStart: startsOf(positions.length, noted, rowOf),
    notedModel: selected(Uint16Array, fits, all.model),
    notedFrom: selected(Uint8Array, fits, all.from),
    notedTo: selected(Uint8Array, fits, all.to),
    notedNote: noted.map((index) => lowerBound(usedNotes, rowNotes[index] ?? 0)),
  };
}

/** One entry for each run of rows of a group. A number that several part types share has several runs. */
function groupFitColumns(
  { groupFits: all, runsOfGroup }: SortedRows,
  { positions, usedNotes }: SegmentRows,
  fits: SegmentFits,
  noteOfGroupFit: Uint32Array,
): Columns {
  const [number, start, end]: [number[], number[], number[]] = [[], [], []];
  for (const fit of fits.groupFits) {
    for (const run of runsOfGroup(all.target[fit] ?? 0)) {
      number.push(fit);
      start.push(lowerBound(positions, run.from));
      end.push(lowerBound(positions, run.to));
    }
  }
  const fitOf = (index: number): number => number[index] ?? 0;
  const sequence = sortedBy(
    number.length,
    (index) => (all.model[fitOf(index)] ?? 0) * positions.length + (start[index] ?? 0),
  );
  return {
    groupModelStart: startsOf(fits.models, sequence, (index) => all.model[fitOf(index)] ?? 0),
    groupStart: sequence.map((index) => start[index] ?? 0),
    groupEnd: sequence.map((index) => end[index] ?? 0),
    groupFrom: Uint8Array.from(sequence, (index) => all.from[fitOf(index)] ?? 0),
    groupTo: Uint8Array.from(sequence, (index) => all.to[fitOf(index)] ?? 0),
    groupNote: sequence.map((index) => lowerBound(usedNotes, noteOfGroupFit[fitOf(index)] ?? 0)),
  };
}

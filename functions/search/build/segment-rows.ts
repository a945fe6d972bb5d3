import type { Column } from '../format/column-file.ts';
import { denseCodes, distinctOf, lowerBound } from '../format/dense-codes.ts';
import type { RankedColumns } from './ranked-columns.ts';
import { type SortedRows, selected } from './sort-rows.ts';

/** The vehicles that the rows of a segment fit, as indexes of rowFits and groupFits. */
export interface SegmentFits {
  readonly models: number;
  readonly rowFits: Uint32Array;
  readonly groupFits: Uint32Array;
}

export type SegmentRows = ReturnType<typeof segmentRows>;

/** The rows of one segment, with their texts renumbered, so that its codes depend on nothing outside of it. */
export function segmentRows(rows: SortedRows, ranked: RankedColumns, positions: Uint32Array, fits?: SegmentFits) {
  const { aftermarket, salvage, aftermarketCount } = rows;
  const split = lowerBound(positions, aftermarketCount);
  const ownRows = positions.subarray(0, split);
  const salvageRows = positions.subarray(split).map((position) => position - aftermarketCount);
  const pick = (columns: ColumnsOfBoth): Uint32Array => pickedValues(positions, aftermarketCount, columns);
  const rowNotes = selected(Uint32Array, fits?.rowFits ?? new Uint32Array(), ranked.noteOfRowFit);
  const groupNotes = selected(Uint32Array, fits?.groupFits ?? new Uint32Array(), ranked.noteOfGroupFit);
  return {
    positions,
    /** The number of aftermarket rows. */
    split,
    /** Positions of the aftermarket rows. */
    ownRows,
    /** Indexes of the salvage rows in the columns of salvage. */
    salvageRows,
    type: pick({ aftermarket: aftermarket.type, salvage: salvage.type }),
    company: pick({ aftermarket: aftermarket.company, salvage: salvage.company }),
    list: pick({ aftermarket: aftermarket.list, salvage: salvage.list }),
    title: denseCodes(pick(ranked.title)),
    wordText: denseCodes(pick(ranked.wordText)),
    image: denseCodes(pick(ranked.image)),
    group: denseCodes(selected(Uint32Array, salvageRows, ranked.group)),
    sourceVehicle: denseCodes(selected(Uint32Array, salvageRows, ranked.sourceVehicle)),
    stockTime: denseCodes(selected(Uint32Array, ownRows, ranked.stockTime)),
    ftcText: denseCodes(selected(Uint32Array, ownRows, ranked.ftcText)),
    terms: denseCodes(selected(Uint32Array, ownRows, ranked.terms)),
    unit: denseCodes(selected(Uint32Array, ownRows, ranked.unit)),
    /** The ranks of the notes of each row fit, and of all fits together. */
    rowNotes,
    usedNotes: distinctOf(Uint32Array.of(...distinctOf(rowNotes), ...distinctOf(groupNotes))),
  };
}

interface ColumnsOfBoth {
  readonly aftermarket: Column;
  readonly salvage: Column;
}

/** A value for each position, from the column of its line of business. */
export function pickedValues(positions: Uint32Array, aftermarketCount: number, columns: ColumnsOfBoth): Uint32Array {
  const values = new Uint32Array(positions.length);
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] ?? 0;
    const isOwn = position < aftermarketCount;
    values[index] = (isOwn ? columns.aftermarket[position] : columns.salvage[position - aftermarketCount]) ?? 0;
  }
  return values;
}

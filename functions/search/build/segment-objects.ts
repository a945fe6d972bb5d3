import type { Columns } from '../format/column-file.ts';
import type { DenseCodes } from '../format/dense-codes.ts';
import type { RankedColumns } from './ranked-columns.ts';
import type { SegmentRows } from './segment-rows.ts';
import { type SortedRows, selected } from './sort-rows.ts';
import { typesOfTexts } from './text-types.ts';
import type { WordLists } from './word-lists.ts';

/** The columns that filter, sort and count the rows. `salvageFacts` has the facts of all salvage rows. */
export function rowsObject(
  rows: SortedRows,
  salvageFacts: Uint32Array,
  { texts }: RankedColumns,
  { positions, split, ownRows, salvageRows, type, company, title, group }: SegmentRows,
): Columns {
  const { aftermarket, salvage } = rows;
  return {
    aftermarketCount: Uint32Array.of(split),
    ...typeRuns(type, split),
    type: Uint16Array.from(type),
    company: Uint16Array.from(company),
    title: title.codes,
    idHash: selected(Uint32Array, positions, rows.idHashes),
    flags: selected(Uint16Array, ownRows, aftermarket.flags),
    manufacturer: selected(Uint16Array, ownRows, aftermarket.manufacturer),
    line: selected(Uint16Array, ownRows, aftermarket.line),
    eaches: selected(Uint16Array, ownRows, aftermarket.eaches),
    salvageFacts: selected(Uint32Array, salvageRows, salvageFacts),
    miles: selected(Uint32Array, salvageRows, salvage.miles),
    group: group.codes,
    ...texts.groups.columnsOf('groupKey', group.distinct),
    ...rows.ids.columnsOf('id', positions),
  };
}

/** Rows of one part type are adjacent within each line of business. */
function typeRuns(type: Uint32Array, split: number): Columns {
  const [code, start, end]: [number[], number[], number[]] = [[], [], []];
  for (let row = 0; row < type.length; row++) {
    if (row > 0 && row !== split && type[row] === type[row - 1]) continue;
    if (row > 0) end.push(row);
    code.push(type[row] ?? 0);
    start.push(row);
  }
  if (type.length > 0) end.push(type.length);
  return { runType: Uint16Array.from(code), runStart: Uint32Array.from(start), runEnd: Uint32Array.from(end) };
}

/** List prices and stock. */
export const offersObject = (
  rows: SortedRows,
  { texts }: RankedColumns,
  { ownRows, list, stockTime }: SegmentRows,
): Columns => ({
  list,
  ...stockColumns(rows, ownRows),
  asOf: stockTime.codes,
  ...texts.times.columnsOf('asOfTime', stockTime.distinct),
});

function stockColumns({ aftermarket }: SortedRows, ownRows: Uint32Array): Columns {
  const { start, end } = aftermarket.stockRange;
  const offsets = new Uint32Array(ownRows.length + 1);
  for (let index = 0; index < ownRows.length; index++) {
    const row = ownRows[index] ?? 0;
    offsets[index + 1] = (offsets[index] ?? 0) + (end[row] ?? 0) - (start[row] ?? 0);
  }
  const pairs = new Uint32Array(offsets.at(-1) ?? 0);
  let next = 0;
  for (let index = 0; index < ownRows.length; index++) {
    const row = ownRows[index] ?? 0;
    for (let pair = start[row] ?? 0; pair < (end[row] ?? 0); pair++) pairs[next++] = pair;
  }
  return {
    stockOffset: offsets,
    stockLocation: selected(Uint16Array, pairs, aftermarket.stockLocation),
    stockQuantity: selected(Uint16Array, pairs, aftermarket.stockQuantity),
  };
}

/** The words by which rows are found: those of their titles, and all others. */
export function wordsObject(
  titleWords: WordLists,
  otherWords: WordLists,
  { texts }: RankedColumns,
  { type, title, wordText }: SegmentRows,
): Columns {
  const typesOf = ({ distinct, codes }: DenseCodes) => typesOfTexts(distinct.length, codes, type);
  return {
    wordText: wordText.codes,
    ...titleWords.columnsOf('title', texts.titles.codesOf(title.distinct), typesOf(title)),
    ...otherWords.columnsOf('other', texts.words.codesOf(wordText.distinct), typesOf(wordText)),
  };
}

/** The texts that a card shows. */
export const textObject = (
  { groupNames }: SortedRows,
  { texts }: RankedColumns,
  { title, image, unit, ftcText, terms, group, sourceVehicle, usedNotes }: SegmentRows,
): Columns => ({
  image: image.codes,
  unit: Uint16Array.from(unit.codes),
  ftcText: ftcText.codes,
  terms: terms.codes,
  sourceVehicle: sourceVehicle.codes,
  ...texts.titles.columnsOf('title', title.distinct),
  ...texts.images.columnsOf('imageUrl', image.distinct),
  ...texts.units.columnsOf('unitCode', unit.distinct),
  ...texts.ftcTexts.columnsOf('ftcDisplay', ftcText.distinct),
  ...texts.saleTerms.columnsOf('termsOfSale', terms.distinct),
  ...groupNames.columnsOf('groupName', texts.groups.codesOf(group.distinct)),
  ...texts.sourceVehicles.columnsOf('sourceVehicleName', sourceVehicle.distinct),
  ...texts.notes.columnsOf('note', usedNotes),
});

/** The explicit prices of one level by position; undefined if no row of the segment has one. */
export function pricesObject(prices: ReadonlyMap<number, number>, { ownRows }: SegmentRows): Columns | undefined {
  const priced = Array.from(ownRows.keys()).filter((index) => prices.has(ownRows[index] ?? 0));
  if (priced.length === 0) return undefined;
  return {
    row: Uint32Array.from(priced),
    price: Uint32Array.from(priced, (index) => prices.get(ownRows[index] ?? 0) ?? 0),
  };
}

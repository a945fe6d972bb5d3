import type { Column } from '../format/column-file.ts';
import type { PartType } from '../format/dictionary.ts';
import { growingU32 } from '../format/growable-column.ts';
import { isSuperseded } from '../format/row-codes.ts';
import { indexesByCode, indexesOf, sortedByCode } from '../format/sorted-numbers.ts';
import type { CollectedColumns } from './collect-columns.ts';
import { type GrowableStrings, growableStrings } from './growable-strings.ts';
import { rankStrings } from './rank-strings.ts';

/**
 * All rows in their final order: aftermarket by part type, number and company, with superseded parts of a type last,
 * then salvage by part type, interchange number and guid. The order depends on no code, so rows and equal hits keep it
 * when codes are added. A position is the index of a row in this order. Columns of salvage begin at the first salvage
 * part.
 */
export type SortedRows = ReturnType<typeof sortRows>;

/** The positions [from, to). */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** Sorts the columns once, so that the rows of an object are close together in memory. */
export function sortRows(
  { aftermarket, salvage, ids, idHashes, ...others }: CollectedColumns,
  types: readonly PartType[],
) {
  const { groups, numbers, rowFits, levelPrices } = others;
  const [own, recycled] = [aftermarket.number.length, salvage.group.length];
  const typeRank = rankStrings(growableStrings(types.map(({ code }) => code))).rankOf;
  const numberRank = rankStrings(numbers).rankOf;
  const groupRank = rankStrings(groups).rankOf;

  // Rows come sorted by company and by guid, and the sorts are stable.
  const byNumber = sortedByCode(indexesOf(own), numbers.length, (row) => numberRank[aftermarket.number[row] ?? 0] ?? 0);
  const supersededLast = sortedByCode(byNumber, 2, (row) => Number(isSuperseded(aftermarket.flags[row] ?? 0)));
  const ownRows = sortedByCode(supersededLast, types.length, (row) => typeRank[aftermarket.type[row] ?? 0] ?? 0);
  const byGroup = sortedByCode(indexesOf(recycled), groups.length, (row) => groupRank[salvage.group[row] ?? 0] ?? 0);
  const salvageRows = sortedByCode(byGroup, types.length, (row) => typeRank[salvage.type[row] ?? 0] ?? 0);

  const targets = new Uint32Array(own + recycled);
  targets.set(ownRows);
  for (let index = 0; index < recycled; index++) targets[own + index] = own + (salvageRows[index] ?? 0);
  const positionOf = new Uint32Array(own + recycled);
  for (let position = 0; position < targets.length; position++) positionOf[targets[position] ?? 0] = position;

  const { foundBy, foundByEnd, stockEnd, stockLocation, stockQuantity, ...ofOwn } = aftermarket;
  const inOrder = {
    aftermarket: {
      ...sortedColumns(ofOwn, ownRows),
      foundBy,
      foundByRange: rangesOf(foundByEnd, ownRows),
      stockLocation,
      stockQuantity,
      stockRange: rangesOf(stockEnd, ownRows),
    },
    salvage: sortedColumns(salvage, salvageRows),
  };
  return {
    ...others,
    ...inOrder,
    count: own + recycled,
    aftermarketCount: own,
    ids: sortedStrings(ids, targets),
    idHashes: selected(Uint32Array, targets, idHashes),
    rowFits: { ...rowFits, target: selected(Uint32Array, rowFits.target, positionOf) },
    levelPrices: new Map(
      Array.from(levelPrices, ([level, prices]) => [level, byPosition(prices, positionOf)] as const),
    ),
    /** The positions of the salvage of an interchange group, one run for each part type in it. */
    runsOfGroup: runsOfGroups(inOrder.salvage, own, groups.length),
  };
}

/** The values of a column at some indexes. */
export function selected<A extends Column>(Kind: new (length: number) => A, indexes: Column, column: Column): A {
  const values = new Kind(indexes.length);
  for (let index = 0; index < indexes.length; index++) values[index] = column[indexes[index] ?? 0] ?? 0;
  return values;
}

function sortedColumns<Columns extends Readonly<Record<string, Column>>>(columns: Columns, rows: Uint32Array): Columns {
  const entries = Object.entries(columns).map(([name, column]) => {
    const Kind = column.constructor as new (length: number) => Column;
    return [name, selected(Kind, rows, column)] as const;
  });
  return Object.fromEntries(entries) as Columns;
}

function sortedStrings(strings: GrowableStrings, order: Uint32Array): GrowableStrings {
  const sorted = growableStrings();
  for (let place = 0; place < order.length; place++) sorted.push(strings.at(order[place] ?? 0));
  return sorted;
}

interface Ranges {
  readonly start: Uint32Array;
  readonly end: Uint32Array;
}

/** Where the entries of each row begin and end. */
function rangesOf(ends: Uint32Array, rows: Uint32Array): Ranges {
  return { start: rows.map((row) => (row === 0 ? 0 : (ends[row - 1] ?? 0))), end: selected(Uint32Array, rows, ends) };
}

const byPosition = (prices: ReadonlyMap<number, number>, positionOf: Uint32Array): Map<number, number> =>
  new Map(Array.from(prices, ([row, price]) => [positionOf[row] ?? 0, price]));

function runsOfGroups(
  salvage: Pick<CollectedColumns['salvage'], 'type' | 'group'>,
  first: number,
  groups: number,
): (group: number) => Run[] {
  const [runGroup, runStart] = [growingU32(), growingU32()];
  for (let index = 0; index < salvage.group.length; index++) {
    const isSame = salvage.type[index] === salvage.type[index - 1] && salvage.group[index] === salvage.group[index - 1];
    if (isSame) continue;
    runGroup.push(salvage.group[index] ?? 0);
    runStart.push(first + index);
  }
  runStart.push(first + salvage.group.length);
  const runsOf = indexesByCode(groups, runGroup.values());
  return (group) => Array.from(runsOf(group), (run) => ({ from: runStart.at(run), to: runStart.at(run + 1) }));
}

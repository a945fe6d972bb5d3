import { compareStrings, rankStrings } from './dense-codes.ts';
import type { PartType } from './dictionary.ts';
import type { GatheredRows } from './gathered-rows.ts';

/**
 * The one order of all rows: aftermarket by part type, number and company, then salvage by part type, interchange
 * number and guid. It depends on no code, so rows keep their order when codes are added, and equal hits keep theirs.
 */
export interface RowOrder {
  readonly aftermarketCount: number;
  /** The row at each position: an aftermarket row below aftermarketCount, else a salvage row. */
  readonly rows: Uint32Array;
  /** The target at each position, and the position of each target: aftermarket rows, then salvage rows. */
  readonly targets: Uint32Array;
  readonly positionOf: Uint32Array;
  /** Positions [from, to) of the salvage of an interchange group, one run for each part type in it. */
  runsOfGroup(group: number): readonly Run[];
}
interface Run {
  readonly from: number;
  to: number;
}

export function rowOrder({ aftermarket, salvage, groups, ids }: GatheredRows, types: readonly PartType[]): RowOrder {
  const typeRank = rankStrings(types.map(({ code }) => code)).rankOf;
  const groupRank = rankStrings(groups.all()).rankOf;
  const [own, recycled] = [aftermarket.numbers.length, salvage.group.length];
  const rankOfType = (type: number): number => typeRank[type] ?? 0;

  const aftermarketOrder = Array.from({ length: own }, (_, row) => row).sort(
    (a, b) =>
      rankOfType(aftermarket.type[a] ?? 0) - rankOfType(aftermarket.type[b] ?? 0) ||
      compareStrings(aftermarket.numbers[a] ?? '', aftermarket.numbers[b] ?? '') ||
      compareStrings(ids.at(a), ids.at(b)),
  );
  // The rows came by guid: their own number is the last part of the key.
  const salvageKeys = new Float64Array(recycled);
  for (let row = 0; row < recycled; row++) {
    const typeAndGroup = rankOfType(salvage.type[row] ?? 0) * groups.length + (groupRank[salvage.group[row] ?? 0] ?? 0);
    salvageKeys[row] = typeAndGroup * recycled + row;
  }
  salvageKeys.sort();

  const rows = new Uint32Array(own + recycled);
  rows.set(aftermarketOrder);
  for (let index = 0; index < recycled; index++) rows[own + index] = (salvageKeys[index] ?? 0) % recycled;
  const targets = new Uint32Array(own + recycled);
  const positionOf = new Uint32Array(own + recycled);
  for (let position = 0; position < rows.length; position++) {
    const target = (position < own ? 0 : own) + (rows[position] ?? 0);
    targets[position] = target;
    positionOf[target] = position;
  }

  const runs: Run[][] = Array.from({ length: groups.length }, () => []);
  let lastType = -1;
  let lastGroup = -1;
  for (let position = own; position < rows.length; position++) {
    const row = rows[position] ?? 0;
    const [type, group] = [salvage.type[row] ?? 0, salvage.group[row] ?? 0];
    const last = runs[group]?.at(-1);
    if (last && type === lastType && group === lastGroup) last.to = position + 1;
    else runs[group]?.push({ from: position, to: position + 1 });
    [lastType, lastGroup] = [type, group];
  }
  return { aftermarketCount: own, rows, targets, positionOf, runsOfGroup: (group) => runs[group] ?? [] };
}

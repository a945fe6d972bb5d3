import { isNone } from './is-none.ts';
import type { RowColumns } from './opened-cut.ts';
import type { RowStep } from './row-steps.ts';
import type { ScannedCut } from './scanned-cut.ts';
import type { SearchTables } from './search-tables.ts';

/* What is refused by one of these is no candidate: it counts nowhere (decision C4). */

/** What keeps new parts from being candidates, besides what stands in their facts. */
export const partFilters = (cut: ScannedCut, tables: SearchTables): RowStep[] => inOrder(cut, tables, []);

/** What keeps recycled parts from it. */
export function salvageFilters(cut: ScannedCut, tables: SearchTables): RowStep[] {
  const { rows, sold } = cut;
  return inOrder(cut, tables, [
    ...(sold ? [unsoldSalvage(rows, sold)] : []),
    ...(tables.interchange ? [ofGroups(rows, tables.interchange)] : []),
  ]);
}

/** Those of one line of business, and around them those of both. */
function inOrder(
  { rows, hasWords, filters }: ScannedCut,
  { companies }: SearchTables,
  ofLine: readonly RowStep[],
): RowStep[] {
  const all = hasWords ? [hasWords, ...ofLine] : [...ofLine];
  if (companies) all.push(ofCompanies(rows, companies));
  return [...all, ...filters];
}

const unsoldSalvage =
  ({ aftermarketCount }: RowColumns, sold: Uint8Array): RowStep =>
  (rows, length) => {
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      rows[kept] = row;
      kept += isNone(sold[row - aftermarketCount] ?? 0);
    }
    return kept;
  };

function ofGroups({ groupKey, group, aftermarketCount }: RowColumns, wanted: ReadonlySet<string>): RowStep {
  const isWanted = Uint8Array.from({ length: groupKey.length }, (_, code) => Number(wanted.has(groupKey.at(code))));
  return keeping((row) => isWanted[group[row - aftermarketCount] ?? 0] === 1);
}

/** For what is seldom asked: a loop that is written out is several times faster. */
export function keeping(isKept: (row: number) => boolean): RowStep {
  return (rows, length) => {
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      if (isKept(row)) rows[kept++] = row;
    }
    return kept;
  };
}

const ofCompanies = ({ company }: RowColumns, wanted: Uint8Array): RowStep =>
  keeping((row) => wanted[company[row] ?? 0] === 1);

import type { RowColumns } from '../../format/opened-cut.ts';
import type { SearchTables } from '../search-tables.ts';
import type { RowStep } from './row-steps.ts';
import type { ScannedCut } from './scanned-cut.ts';
import { strikingNone, strikingUnless, struck } from './struck-rows.ts';

/** Steps that strike out new parts, besides what stands in their facts. */
export const partFilters = (cut: ScannedCut, tables: SearchTables): RowStep[] => inOrder(cut, tables, []);

/** Steps that strike out recycled parts. */
export function salvageFilters(cut: ScannedCut, tables: SearchTables): RowStep[] {
  const { rows, sold } = cut;
  return inOrder(cut, tables, [
    ...(sold ? [strikingSold(rows, sold)] : []),
    ...(tables.interchange ? [strikingOtherGroups(rows, tables.interchange)] : []),
  ]);
}

/** Those of one line of business, and around them those of both. */
function inOrder(
  { rows, hasWords, filters }: ScannedCut,
  { companies }: SearchTables,
  ofLine: readonly RowStep[],
): RowStep[] {
  const steps = hasWords ? [strikingNone, hasWords, ...ofLine] : [strikingNone, ...ofLine];
  if (companies) steps.push(strikingOtherCompanies(rows, companies));
  return [...steps, ...filters];
}

const strikingSold =
  ({ aftermarketCount }: RowColumns, sold: Uint8Array): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      struck[index] = (struck[index] ?? 0) | (sold[(rows[index] ?? 0) - aftermarketCount] ?? 0);
    }
    return length;
  };

function strikingOtherGroups({ groupKey, group, aftermarketCount }: RowColumns, wanted: ReadonlySet<string>): RowStep {
  const isWanted = Uint8Array.from({ length: groupKey.length }, (_, code) => Number(wanted.has(groupKey.at(code))));
  return strikingUnless((row) => isWanted[group[row - aftermarketCount] ?? 0] === 1);
}

const strikingOtherCompanies = ({ company }: RowColumns, wanted: Uint8Array): RowStep =>
  strikingUnless((row) => wanted[company[row] ?? 0] === 1);

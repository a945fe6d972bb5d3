import type { RowColumns } from '../../format/segment-columns.ts';
import type { SearchTables } from '../search-tables.ts';
import { excludingNone, excludingUnless } from './masks.ts';
import type { RowStep } from './row-steps.ts';
import { excluded } from './scan-buffers.ts';
import type { ScannedSegment } from './scanned-segment.ts';

/** Steps that exclude new parts for reasons other than their facts (part-block.ts). */
export const partFilters = (segment: ScannedSegment, tables: SearchTables): RowStep[] => inOrder(segment, tables, []);

/** Steps that exclude recycled parts. */
export function salvageFilters(segment: ScannedSegment, tables: SearchTables): RowStep[] {
  const { rows, sold } = segment;
  return inOrder(segment, tables, [
    ...(sold ? [excludingSold(rows, sold)] : []),
    ...(tables.interchange ? [excludingOtherGroups(rows, tables.interchange)] : []),
  ]);
}

/** The steps of one line of business between those that both have. */
function inOrder(
  { rows, hasWords, filters }: ScannedSegment,
  { companies }: SearchTables,
  ofLine: readonly RowStep[],
): RowStep[] {
  const steps = hasWords ? [excludingNone, hasWords, ...ofLine] : [excludingNone, ...ofLine];
  if (companies) steps.push(excludingOtherCompanies(rows, companies));
  return [...steps, ...filters];
}

const excludingSold =
  ({ aftermarketCount }: RowColumns, sold: Uint8Array): RowStep =>
  (rows, length) => {
    for (let index = 0; index < length; index++) {
      excluded[index] = (excluded[index] ?? 0) | (sold[(rows[index] ?? 0) - aftermarketCount] ?? 0);
    }
    return length;
  };

function excludingOtherGroups({ groupKey, group, aftermarketCount }: RowColumns, wanted: ReadonlySet<string>): RowStep {
  const isWanted = Uint8Array.from({ length: groupKey.length }, (_, code) => Number(wanted.has(groupKey.at(code))));
  return excludingUnless((row) => isWanted[group[row - aftermarketCount] ?? 0] === 1);
}

const excludingOtherCompanies = ({ company }: RowColumns, wanted: Uint8Array): RowStep =>
  excludingUnless((row) => wanted[company[row] ?? 0] === 1);

import type { RowColumns } from './opened-cut.ts';
import { flagsInSalvage, flagsOfPart, lineOfPart, yardOf } from './row-facts.ts';
import type { ScannedCut } from './scanned-cut.ts';
import type { SearchTables } from './search-tables.ts';

/**
 * Keeps those of the first `length` rows that pass, in their order, and answers how many they are. What is refused by
 * one of them is no candidate: it counts nowhere (decision C4). The loops are functions of their own that are given all
 * they look at: the runtime makes the best code of them once and for all searches.
 */
export type RowFilter = (rows: Uint32Array, length: number) => number;

/** What keeps a new part from being a candidate. */
export function aftermarketFilters(cut: ScannedCut, tables: SearchTables): RowFilter[] {
  return inOrder(cut, tables, [unrefusedParts(cut, tables)]);
}

/** What keeps a recycled part from being one. */
export function salvageFilters(cut: ScannedCut, tables: SearchTables): RowFilter[] {
  const { rows } = cut;
  return inOrder(cut, tables, [
    reachableSalvage(rows, tables),
    ...(tables.refusedSalvageTypes ? [withoutCode(rows.type, tables.refusedSalvageTypes)] : []),
    ...(cut.sold ? [unsoldSalvage(rows, cut.sold)] : []),
    ...(tables.interchange ? [ofGroups(rows, tables.interchange)] : []),
  ]);
}

/** Those of one line of business, and around them those of both. */
function inOrder(cut: ScannedCut, tables: SearchTables, ofLine: readonly RowFilter[]): RowFilter[] {
  const { rows, plan, hasWords, filters } = cut;
  return [
    ...(hasWords ? [hasWords] : []),
    ...ofLine,
    // Elsewhere only rows of the types are looked at to begin with.
    ...(tables.types && plan.kind === 'rows' ? [withCode(rows.type, tables.types)] : []),
    ...(tables.refusedTypes ? [withoutCode(rows.type, tables.refusedTypes)] : []),
    ...(tables.companies ? [withCode(rows.company, tables.companies)] : []),
    ...filters,
  ];
}

function unrefusedParts({ parts }: ScannedCut, { refusedFlags, refusedLines }: SearchTables): RowFilter {
  return (rows, length) => keepUnrefused(rows, length, parts, refusedFlags, refusedLines);
}

/** 1 of 0, and 0 of anything else up to 31 bits. A branch would cost more than all the rest: nobody can foresee it. */
const isNone = (bits: number): number => (bits - 1) >>> 31;

function keepUnrefused(
  rows: Uint32Array,
  length: number,
  facts: Uint32Array,
  refusedFlags: number,
  refusedLines: Uint8Array,
): number {
  let kept = 0;
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    rows[kept] = row;
    kept += isNone((flagsOfPart(facts, row) & refusedFlags) | (refusedLines[lineOfPart(facts, row)] ?? 0));
  }
  return kept;
}

/** Without the flags that are refused, and in a yard that parts come from. */
function reachableSalvage(
  { salvageFacts, aftermarketCount }: RowColumns,
  { refusedFlags, permittedYards }: SearchTables,
): RowFilter {
  const refused = flagsInSalvage(refusedFlags);
  return (rows, length) => keepReachable(rows, length, aftermarketCount, salvageFacts, refused, permittedYards);
}

function keepReachable(
  rows: Uint32Array,
  length: number,
  firstRow: number,
  facts: Uint32Array,
  refusedFacts: number,
  permittedYards: Uint8Array,
): number {
  let kept = 0;
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    const rowFacts = facts[row - firstRow] ?? 0;
    if ((rowFacts & refusedFacts) === 0 && permittedYards[yardOf(rowFacts)] === 1) rows[kept++] = row;
  }
  return kept;
}

const unsoldSalvage =
  ({ aftermarketCount }: RowColumns, sold: Uint8Array): RowFilter =>
  (rows, length) =>
    keepUnsold(rows, length, aftermarketCount, sold);

function keepUnsold(rows: Uint32Array, length: number, firstRow: number, sold: Uint8Array): number {
  let kept = 0;
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    if (sold[row - firstRow] !== 1) rows[kept++] = row;
  }
  return kept;
}

function ofGroups({ groupKey, group, aftermarketCount }: RowColumns, wanted: ReadonlySet<string>): RowFilter {
  const isWanted = Uint8Array.from({ length: groupKey.length }, (_, code) => Number(wanted.has(groupKey.at(code))));
  return keeping((row) => isWanted[group[row - aftermarketCount] ?? 0] === 1);
}

/** For what is seldom asked: a loop that is written out is several times faster. */
export function keeping(isKept: (row: number) => boolean): RowFilter {
  return (rows, length) => {
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const row = rows[index] ?? 0;
      if (isKept(row)) rows[kept++] = row;
    }
    return kept;
  };
}

const withCode =
  (codes: Uint16Array, wanted: Uint8Array): RowFilter =>
  (rows, length) =>
    keepMarked(rows, length, codes, wanted, 1);
const withoutCode =
  (codes: Uint16Array, refused: Uint8Array): RowFilter =>
  (rows, length) =>
    keepMarked(rows, length, codes, refused, 0);

/** By a column of codes and what a table has for each code. */
function keepMarked(rows: Uint32Array, length: number, codes: Uint16Array, marks: Uint8Array, wanted: number): number {
  let kept = 0;
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    if (marks[codes[row] ?? 0] === wanted) rows[kept++] = row;
  }
  return kept;
}

import { BLOCK_ROWS } from './candidate-block.ts';
import { isNone } from './is-none.ts';
import type { RowColumns } from './opened-cut.ts';
import { flagsAndLineOf, flagsIn, flagsInSalvage, lineIn, yardOf } from './row-facts.ts';
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
  const all = hasWords ? [hasWords, ...ofLine] : [...ofLine];
  // Elsewhere only rows of the types are looked at to begin with.
  if (tables.types && plan.kind === 'rows') all.push(withCode(rows.type, tables.types));
  if (tables.refusedTypes) all.push(withoutCode(rows.type, tables.refusedTypes));
  if (tables.companies) all.push(withCode(rows.company, tables.companies));
  all.push(...filters);
  return all;
}

function unrefusedParts({ parts }: ScannedCut, { refusedFlags, refusedLines }: SearchTables): RowFilter {
  return (rows, length) => keepUnrefused(rows, length, parts, refusedFlags, refusedLines);
}

/** Of each row of a block; used again by every block. */
const flagsAndLines = new Uint32Array(BLOCK_ROWS);

/**
 * The first look at far memory, in a loop that does nothing else: so the processor waits for many rows at once instead
 * of for a few, and whatever is asked of them afterwards is near.
 */
function readFlagsAndLines(rows: Uint32Array, length: number, facts: Uint32Array): void {
  for (let index = 0; index < length; index++) flagsAndLines[index] = flagsAndLineOf(facts, rows[index] ?? 0);
}

function keepUnrefused(
  rows: Uint32Array,
  length: number,
  facts: Uint32Array,
  refusedFlags: number,
  refusedLines: Uint8Array,
): number {
  readFlagsAndLines(rows, length, facts);
  let kept = 0;
  for (let index = 0; index < length; index++) {
    const row = rows[index] ?? 0;
    const flagsAndLine = flagsAndLines[index] ?? 0;
    rows[kept] = row;
    kept += isNone((flagsIn(flagsAndLine) & refusedFlags) | (refusedLines[lineIn(flagsAndLine)] ?? 0));
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
    rows[kept] = row;
    kept += isNone((rowFacts & refusedFacts) | ((permittedYards[yardOf(rowFacts)] ?? 0) ^ 1));
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

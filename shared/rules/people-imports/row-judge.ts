import type { JudgedRow, RowFault } from './row-fault.ts';

/** The rules for the rows of a kind of file. */
export interface RowRules<Row, Body> {
  /** The names that no other row of the file may have. */
  readonly keysOf: (row: Row) => readonly string[];
  /** The fault of a row that has a name of an earlier one. */
  readonly repeated: { readonly fault: RowFault };
  /** Whether being a repeat comes before the other faults of a row (decision B415). */
  readonly isRepeatFirst: boolean;
  /** Judges a row by itself. */
  readonly judge: (row: Row) => JudgedRow<Body>;
}

/**
 * Tells which rows are repeats of earlier ones, asked in the order of the file. A repeat takes no name away from the rows
 * after it.
 */
export function repeatsOf(): (keys: readonly string[]) => boolean {
  const seen = new Set<string>();
  return (keys) => {
    const isRepeat = keys.some((key) => seen.has(key));
    if (!isRepeat) for (const key of keys) seen.add(key);
    return isRepeat;
  };
}

/** The judgement of a row that may be a repeat. */
export function judgeRow<Row, Body>(rules: RowRules<Row, Body>, row: Row, isRepeat: boolean): JudgedRow<Body> {
  if (isRepeat && rules.isRepeatFirst) return rules.repeated;
  const judged = rules.judge(row);
  return isRepeat && 'body' in judged ? rules.repeated : judged;
}

/** Judges rows in the order of the file, in one go or in parts. */
export function rowJudge<Row, Body>(rules: RowRules<Row, Body>): (row: Row) => JudgedRow<Body> {
  const isRepeat = repeatsOf();
  return (row) => judgeRow(rules, row, isRepeat(rules.keysOf(row)));
}

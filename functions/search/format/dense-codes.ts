/** Renumbers values, so that the codes in an object depend on nothing outside of it. */

/** Compares by UTF-16 code units, which gives the same order on every machine. */
export const compareStrings = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export interface DenseCodes {
  /** The different values, in ascending order. */
  readonly distinct: Uint32Array;
  /** The index of each value among them. */
  readonly codes: Uint32Array;
}

export function denseCodes(values: Uint32Array): DenseCodes {
  const distinct = distinctOf(values);
  const last = distinct.at(-1) ?? 0;
  const codes = new Uint32Array(values.length);
  if (isWorthTable(last, values.length)) {
    const table = new Uint32Array(last + 1);
    for (let code = 0; code < distinct.length; code++) table[distinct[code] ?? 0] = code;
    for (let index = 0; index < values.length; index++) codes[index] = table[values[index] ?? 0] ?? 0;
  } else {
    for (let index = 0; index < values.length; index++) codes[index] = lowerBound(distinct, values[index] ?? 0);
  }
  return { distinct, codes };
}

/** The different values, in ascending order. */
export function distinctOf(values: Uint32Array): Uint32Array {
  let largest = 0;
  for (let index = 0; index < values.length; index++) largest = Math.max(largest, values[index] ?? 0);
  return isWorthTable(largest, values.length) ? distinctByMarks(values, largest) : distinctBySort(values);
}

/** A table of all values up to the largest is faster than sorting, unless it is much longer than the list of values. */
const isWorthTable = (largest: number, length: number): boolean => largest < length * 16 + 65_536;

function distinctByMarks(values: Uint32Array, largest: number): Uint32Array {
  const marks = new Uint8Array(values.length > 0 ? largest + 1 : 0);
  for (let index = 0; index < values.length; index++) marks[values[index] ?? 0] = 1;
  const distinct = new Uint32Array(Math.min(values.length, marks.length));
  let kept = 0;
  for (let value = 0; value < marks.length; value++) if (marks[value] === 1) distinct[kept++] = value;
  return distinct.slice(0, kept);
}

function distinctBySort(values: Uint32Array): Uint32Array {
  const sorted = values.slice().sort();
  let kept = 0;
  for (let index = 0; index < sorted.length; index++) {
    if (index === 0 || sorted[index] !== sorted[index - 1]) sorted[kept++] = sorted[index] ?? 0;
  }
  return sorted.slice(0, kept);
}

/** The index of the first value that is not below the wanted one. */
export const lowerBound = (sorted: Uint32Array, wanted: number): number =>
  lowerBoundWithin(sorted, 0, sorted.length, wanted);

/** The same among the values [from, to). */
export function lowerBoundWithin(sorted: Uint32Array, from: number, to: number, wanted: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
